import { toggleUserCall } from '#src/contracts/members/admin-users.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { toggleStatus } from '#src/server/members/admin-users.ts';

export const PATCH = endpoint(toggleUserCall, ({ params, viewer }) => toggleStatus(params.id, viewer));
