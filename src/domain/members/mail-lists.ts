import { z } from 'zod';
import type { Permission } from './permissions.ts';

/** Mails that nobody has to put up with: what each list brings, as the page says that ends it. */
export const MAIL_LISTS = {
  recipes: 'recipes from other members',
  invitations: 'invitations to cook together from other members',
  'own-notes': 'news of your notes: published, refused, answered',
  'recipe-notes': 'new notes on your recipes, once a day',
  'note-reports': 'answers to your reports of notes',
  'waiting-letters': 'letters of the newsletter that wait for a yes',
  'handed-in': 'drafts that authors handed in',
  'own-drafts': 'what became of drafts you handed in',
} as const;
export type MailList = keyof typeof MAIL_LISTS;
/** Lists for whoever may do something alone. */
export const LISTS_FOR: Partial<Record<MailList, Permission>> = {
  'recipe-notes': 'write',
  'waiting-letters': 'letters',
  'handed-in': 'edit',
  'own-drafts': 'write',
};
export const MAIL_LIST_NAMES = Object.keys(MAIL_LISTS) as [MailList, ...MailList[]];

/** Which of the lists a member gets. */
export const mailListsSchema = z.strictObject(
  Object.fromEntries(MAIL_LIST_NAMES.map((name) => [name, z.boolean()])) as Record<MailList, z.ZodBoolean>,
);
export type MailListChoice = z.infer<typeof mailListsSchema>;
