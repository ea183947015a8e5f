import { adminTextsCall } from '#src/contracts/site/admin-texts.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { siteTextList } from '#src/server/texts/texts.ts';

export const GET = endpoint(adminTextsCall, async () => ({ texts: await siteTextList() }));
