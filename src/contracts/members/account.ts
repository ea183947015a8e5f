import { z } from 'zod';
import { ALLERGENS } from '#src/domain/foods/allergen-names.ts';
import { contactSchema, profileSchema } from '#src/domain/members/accounts.ts';
import { mailListsSchema } from '#src/domain/members/mail-lists.ts';
import { memberSchema, notesAfterLeavingSchema, sessionViewSchema } from '#src/domain/members/member.ts';
import { myDataSchema } from '#src/domain/members/my-data.ts';
import { claimedPasswordSchema, newPasswordSchema } from '#src/domain/members/passwords.ts';
import { dietSchema } from '#src/domain/recipes/kitchen.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';
import { doneSchema } from './auth.ts';

export const updateProfileCall = contract('PATCH /api/auth/profile', 'member', {
  summary:
    "Changes the member's own information. A new address waits for its owner's confirmation; 403 `second_factor_required` where the session has not shown a factor the account has, `reauthentication_required` asks for `currentPassword`.",
  body: profileSchema,
  response: memberSchema,
});

export const undoEmailChangeCall = contract('POST /api/auth/undo-email-change', 'anyone', {
  summary: 'Spends the token mailed to an old address: the account is at that address again, logged out everywhere.',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: doneSchema,
  duringMaintenance: true,
});

export const changePasswordCall = contract('POST /api/auth/change-password', 'member', {
  summary:
    'Changes the password and ends all other sessions. 403 `second_factor_required` where the session has not shown a factor the account has, `reauthentication_required` asks for `currentPassword`.',
  body: z.strictObject({ newPassword: newPasswordSchema, currentPassword: claimedPasswordSchema.optional() }),
  response: doneSchema,
  duringMaintenance: true,
  duringPasswordChange: true,
});

const MISFITS_MAX = 100;

export const misfitsCall = contract('GET /api/auth/misfits', 'member', {
  summary: `Which of up to ${MISFITS_MAX} recipes do not fit what the member eats, by diet and by allergen. What by product may have an allergen counts as having it, and so does what nobody knows.`,
  query: z.strictObject({
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(',').filter(Boolean))])
      .pipe(z.array(slugSchema).max(MISFITS_MAX, `Ask about at most ${MISFITS_MAX} recipes`)),
  }),
  response: z.array(z.object({ id: z.string(), diets: z.array(dietSchema), allergens: z.array(z.enum(ALLERGENS)) })),
});
export type MisfitView = z.infer<typeof misfitsCall.response>[number];

export const listSessionsCall = contract('GET /api/auth/sessions', 'member', {
  summary: 'Where the member is signed in, the newest first.',
  response: z.array(sessionViewSchema),
});

export const endSessionCall = contract('DELETE /api/auth/sessions/{id}', 'member', {
  summary: 'Ends one of the sessions of the member.',
  params: z.strictObject({ id: z.string().max(64) }),
  response: doneSchema,
});

export const endAllSessionsCall = contract('POST /api/auth/sessions/end-all', 'member', {
  summary: 'Signs the member out everywhere, here too.',
  response: doneSchema,
});

export const mailListsCall = contract('GET /api/auth/mail-lists', 'member', {
  summary: 'Which kinds of e-mail the member gets, of those that can be ended.',
  response: mailListsSchema,
});

export const chooseMailListsCall = contract('PUT /api/auth/mail-lists', 'member', {
  summary: 'Says which kinds of e-mail the member gets, of those that can be ended.',
  body: mailListsSchema,
  response: mailListsSchema,
});

export const exportMyDataCall = contract('GET /api/auth/export', 'member', {
  summary: 'Everything kept about the member, as a JSON file; as a `zip` with the photographs they sent.',
  query: z.strictObject({ as: z.literal('zip').optional() }),
  response: myDataSchema,
  alsoProduces: ['application/zip'],
});

export const deleteAccountCall = contract('DELETE /api/auth/account', 'member', {
  summary:
    'Deletes the account with its favourites and ratings; published notes on recipes stay without a name where `cookNotes` is `keep`. The last administrator stays (409). An account without a password needs a sign-in under 10 minutes old instead.',
  body: z.strictObject({
    password: claimedPasswordSchema.optional(),
    cookNotes: notesAfterLeavingSchema.default('delete'),
  }),
  response: doneSchema,
});

export const contactAdminCall = contract('POST /api/contact/admin', 'member', {
  summary: "Mails the administrators; the member's details are added here.",
  body: contactSchema,
  response: doneSchema,
});
