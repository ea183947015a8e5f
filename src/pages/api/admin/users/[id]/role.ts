import { changeRoleCall } from '#src/contracts/members/admin-users.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeRole } from '#src/server/members/admin-users.ts';

export const PATCH = endpoint(changeRoleCall, ({ params, body, viewer }) => changeRole(params.id, body.role, viewer));
