import { adminTextCall, saveTextCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeSiteText, siteText } from '#src/server/texts/texts.ts';

export const GET = endpoint(adminTextCall, ({ params }) => siteText(params.id));

export const PUT = endpoint(saveTextCall, ({ params, body, viewer }) => changeSiteText(params.id, body, viewer));
