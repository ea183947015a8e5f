import { z } from 'zod';
import { emailSchema, roleSchema } from './accounts.ts';
import { personName } from './person-name.ts';

/** Orders of the administrators' list of accounts. */
export const USER_ORDERS = ['newest', 'oldest', 'name', 'email'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** The message to administrators when either is missing. */
const NEEDED = 'Email and first name are required';

/** An account made by an administrator. */
export const newUserSchema = z.strictObject({
  email: emailSchema(NEEDED),
  firstName: personName(z.string(NEEDED).trim().min(1, NEEDED).max(80, 'Use at most 80 characters')),
  lastName: personName(z.string().trim().max(80, 'Use at most 80 characters'))
    .transform((name) => name || null)
    .nullable()
    .default(null),
  role: roleSchema.default('user'),
});
export type NewUser = z.output<typeof newUserSchema>;
