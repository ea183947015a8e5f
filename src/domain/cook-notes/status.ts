/** `waiting` to be looked at; `refused` and `hidden` by who may publish, `deleted` by who wrote it. */
export const COOK_NOTE_STATUSES = ['waiting', 'published', 'refused', 'hidden', 'deleted'] as const;
export type CookNoteStatus = (typeof COOK_NOTE_STATUSES)[number];
