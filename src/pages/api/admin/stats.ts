import { statsCall } from '#src/contracts/site/admin-stats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { dashboardStats } from '#src/server/site/stats.ts';

export const GET = endpoint(statsCall, () => dashboardStats());
