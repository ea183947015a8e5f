import { z } from 'zod';
import { contactSchema, profileSchema } from '#src/domain/members/accounts.ts';
import { memberSchema, myDataSchema, sessionViewSchema } from '#src/domain/members/member.ts';
import { claimedPasswordSchema, newPasswordSchema } from '#src/domain/members/passwords.ts';
import { contract } from '../contract.ts';
import { doneSchema } from './auth.ts';

export const updateProfileCall = contract({
  method: 'PATCH',
  path: '/api/auth/profile',
  summary:
    "Changes the member's own information. A new address waits for its owner's confirmation; 403 `reauthentication_required` asks for `currentPassword`.",
  access: 'member',
  body: profileSchema,
  response: memberSchema,
});

export const undoEmailChangeCall = contract({
  method: 'POST',
  path: '/api/auth/undo-email-change',
  summary: 'Spends the token mailed to an old address: the account is at that address again, signed out everywhere.',
  access: 'anyone',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: doneSchema,
  duringMaintenance: true,
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
