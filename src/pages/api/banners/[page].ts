import { bannersCall } from '#src/contracts/site.ts';
import { bannersOf } from '#src/server/banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings } from '#src/server/settings.ts';

export const GET = endpoint(bannersCall, async ({ params }) => bannersOf(params.page, await getSettings('banners')));
