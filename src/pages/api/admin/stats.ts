import { statsCall } from '#src/contracts/admin-stats.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { dashboardStats } from '#src/server/stats.ts';

export const GET = endpoint(statsCall, () => dashboardStats());
