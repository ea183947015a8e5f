import { insightsCall } from '#src/contracts/site/admin-stats.ts';
import { siteInsights } from '#src/server/admin/insights.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(insightsCall, () => siteInsights());
