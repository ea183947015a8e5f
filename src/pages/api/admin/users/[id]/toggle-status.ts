import { toggleUserCall } from '#src/contracts/admin-users.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { toggleStatus } from '#src/server/user-desk.ts';

export const PATCH = endpoint(toggleUserCall, ({ params, viewer }) => toggleStatus(params.id, viewer));
