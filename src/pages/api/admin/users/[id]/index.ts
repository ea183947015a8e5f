import { deleteUserCall } from '#src/contracts/members/admin-users.ts';
import { AppError } from '#src/domain/errors.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deleteUser } from '#src/server/members/admin-users.ts';

export const DELETE = endpoint(deleteUserCall, async ({ params, viewer }) => {
  if (!(await deleteUser(params.id, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
