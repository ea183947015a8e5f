import { textRevisionsCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { siteTextChanges } from '#src/server/texts/texts.ts';

export const GET = endpoint(textRevisionsCall, ({ params }) => siteTextChanges(params.id));
