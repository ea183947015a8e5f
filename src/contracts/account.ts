import { z } from 'zod';
import { contactSchema, profileSchema } from '#src/domain/accounts.ts';
import { claimedPasswordSchema, newPasswordSchema } from '#src/domain/passwords.ts';
import { doneSchema, memberSchema } from './auth.ts';
import { contract } from './contract.ts';

export const updateProfileCall = contract({
  method: 'PATCH',
  path: '/api/auth/profile',
  summary: "Changes the member's own information. A new address waits for its owner's confirmation.",
  access: 'member',
  body: profileSchema,
  response: memberSchema,
  duringPasswordChange: true,
});

export const changePasswordCall = contract({
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    'Changes the password and ends all other sessions. 403 `reauthentication_required` asks for `currentPassword`.',
  access: 'member',
  body: z.strictObject({ newPassword: newPasswordSchema, currentPassword: claimedPasswordSchema.optional() }),
  response: doneSchema,
  duringMaintenance: true,
  duringPasswordChange: true,
});

export const sessionViewSchema = z.object({
  id: z.string(),
  /** UTC milliseconds. */
  signedInAt: z.number(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  /** Browser as it called itself. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const listSessionsCall = contract({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the member is signed in, the newest first.',
  access: 'member',
  response: z.array(sessionViewSchema),
});

export const endAllSessionsCall = contract({
  method: 'POST',
  path: '/api/auth/sessions/end-all',
  summary: 'Signs the member out everywhere, here too.',
  access: 'member',
  response: doneSchema,
});

export const myDataSchema = z.object({
  account: memberSchema.extend({ emailVerifiedAt: z.number().nullable(), updatedAt: z.number() }),
  favourites: z.array(z.object({ recipeId: z.string(), title: z.string(), savedAt: z.number() })),
  ratings: z.array(z.object({ recipeId: z.string(), title: z.string(), rating: z.number(), ratedAt: z.number() })),
  sessions: z.array(sessionViewSchema),
});
export type MyData = z.infer<typeof myDataSchema>;

export const exportMyDataCall = contract({
  method: 'GET',
  path: '/api/auth/export',
  summary: 'Everything kept about the member, as a JSON file.',
  access: 'member',
  response: myDataSchema,
});

export const deleteAccountCall = contract({
  method: 'DELETE',
  path: '/api/auth/account',
  summary: 'Deletes the account with its favourites and ratings. The last administrator stays (409).',
  access: 'member',
  body: z.strictObject({ password: claimedPasswordSchema }),
  response: doneSchema,
});

export const contactAdminCall = contract({
  method: 'POST',
  path: '/api/contact/admin',
  summary: "Mails the administrators; the member's details are added here.",
  access: 'member',
  body: contactSchema,
  response: doneSchema,
});
