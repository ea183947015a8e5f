import { bannersCall } from '#src/contracts/site.ts';
import { bannersOf } from '#src/server/banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(bannersCall, ({ params }) => bannersOf(params.page));
