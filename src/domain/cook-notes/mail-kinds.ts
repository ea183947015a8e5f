/** Mails about notes, each ended by itself. */
export const COOK_NOTE_MAIL_KINDS = {
  /** To who wrote a note: published, refused, answered. */
  own: 'what becomes of your notes',
  /** To the author of recipes, once a day. */
  recipes: 'new notes on your recipes',
} as const;
export type CookNoteMailKind = keyof typeof COOK_NOTE_MAIL_KINDS;
export const MAIL_KIND_NAMES = Object.keys(COOK_NOTE_MAIL_KINDS) as [CookNoteMailKind, ...CookNoteMailKind[]];
