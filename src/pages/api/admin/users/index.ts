import { createUserCall, usersCall } from '#src/contracts/members/admin-users.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { createUser, listUsers } from '#src/server/members/admin-users.ts';

export const GET = endpoint(usersCall, async ({ query: { page, limit, ...filter } }) => {
  const { items, pagination } = await listUsers(filter, { page, limit });
  return { users: items, pagination };
});

export const POST = endpoint(createUserCall, ({ body, viewer }) => createUser(body, viewer));
