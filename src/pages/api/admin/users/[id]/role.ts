import { changeRoleCall } from '#src/contracts/admin-users.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeRole } from '#src/server/user-desk.ts';

export const PATCH = endpoint(changeRoleCall, ({ params, body, viewer }) => changeRole(params.id, body.role, viewer));
