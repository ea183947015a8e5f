import { insightsCall } from '#src/contracts/site/admin-stats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { siteInsights } from '#src/server/site/insights.ts';

export const GET = endpoint(insightsCall, () => siteInsights());
