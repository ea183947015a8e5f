import { statsCall } from '#src/contracts/site/admin-stats.ts';
import { dashboardStats } from '#src/server/admin/stats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(statsCall, () => dashboardStats());
