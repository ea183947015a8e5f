import { pageTitlesCall } from '#src/contracts/admin-page-titles.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pageTitlesOfAll } from '#src/server/page-titles.ts';

export const GET = endpoint(pageTitlesCall, () => pageTitlesOfAll());
