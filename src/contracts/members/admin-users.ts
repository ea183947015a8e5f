import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { ROLES, roleSchema } from '#src/domain/members/accounts.ts';
import { newUserSchema, USER_ORDERS } from '#src/domain/members/users.ts';
import { paginationSchema } from '#src/domain/paging.ts';
import { contract } from '../contract.ts';
import { pageParameters } from '../paging.ts';

const userParams = z.strictObject({ id: z.string().max(64) });

/** An account as administrators see it. */
const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  role: roleSchema,
  isActive: z.boolean(),
  isPremium: z.boolean(),
  isVerified: z.boolean(),
  createdAt: z.number(),
});
export type User = z.infer<typeof userSchema>;

export const usersCall = contract('GET /api/admin/users', 'admin', {
  summary: 'Accounts; `search` looks in names and addresses.',
  query: z.strictObject({
    ...pageParameters,
    search: z.string().max(SEARCH_MAX_LENGTH).optional(),
    role: z.enum(ROLES).optional(),
    status: z.enum(['active', 'inactive']).optional(),
    order: z.enum(USER_ORDERS).default('newest'),
  }),
  response: z.object({ users: z.array(userSchema), pagination: paginationSchema }),
});

export const createUserCall = contract('POST /api/admin/users', 'admin', {
  summary: 'Makes an account and mails a temporary password, good for 24 hours; 409 for a known address.',
  body: newUserSchema,
  response: userSchema,
});

export const toggleUserCall = contract('PATCH /api/admin/users/{id}/toggle-status', 'admin', {
  summary: 'Deactivates an account and ends its sessions, or activates it; 409 for the last active administrator.',
  params: userParams,
  response: userSchema,
});

export const changeRoleCall = contract('PATCH /api/admin/users/{id}/role', 'admin', {
  summary: 'Changes the role of an account; 409 for the last active administrator.',
  params: userParams,
  body: z.strictObject({ role: roleSchema }),
  response: userSchema,
});

export const deleteUserCall = contract('DELETE /api/admin/users/{id}', 'admin', {
  summary: 'Deletes an account with all that hangs on it; 409 for the last active administrator.',
  params: userParams,
  response: z.undefined(),
});
