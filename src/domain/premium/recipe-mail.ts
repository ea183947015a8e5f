import { z } from 'zod';
import { emailSchema } from '../members/accounts.ts';
import { recipeReadingFields } from '../recipes/recipe-reading.ts';

const MAIL_NOTE_MAX_LENGTH = 500;
/** Most recipes a member mails in a day. */
export const RECIPE_MAILS_A_DAY = 20;
/** Most recipes an address gets in a day from members other than its owner. */
export const RECIPE_MAILS_TO_A_STRANGER = 5;
/** Minutes until the same recipe may go to the same address again. */
export const SAME_MAIL_MINUTES = 10;

const recipient = emailSchema('Please enter a valid email address');
const note = z.string().trim().max(MAIL_NOTE_MAX_LENGTH, `Use at most ${MAIL_NOTE_MAX_LENGTH} characters`);

export const recipeMailSchema = z.strictObject({
  /** Nobody: to oneself. */
  to: recipient.optional(),
  ...recipeReadingFields,
  /** A few words that go with it. */
  note: note.optional(),
});
export type RecipeMail = z.infer<typeof recipeMailSchema>;

/** The form's fields. */
export const recipeMailToMeSchema = z.object({ note });
export const recipeMailToOtherSchema = z.object({ to: recipient, note });
