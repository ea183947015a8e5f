import { textRevisionCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { siteTextBefore } from '#src/server/texts/texts.ts';

export const GET = endpoint(textRevisionCall, ({ params }) => siteTextBefore(params.id, params.revision));
