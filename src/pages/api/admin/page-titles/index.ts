import { pageTitlesCall } from '#src/contracts/site/admin-page-titles.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pageTitlesOfAll } from '#src/server/site/page-titles.ts';

export const GET = endpoint(pageTitlesCall, () => pageTitlesOfAll());
