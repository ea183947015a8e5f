import { pageTitleCall } from '#src/contracts/site/site.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pageTitle } from '#src/server/site/page-titles.ts';

export const GET = endpoint(pageTitleCall, ({ params }) => pageTitle(params.page));
