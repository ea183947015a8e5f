/** Why a person should look at a note before others read it, and how that is said to them. */
export const COOK_NOTE_CONCERNS = {
  address: 'Something in it may be an address of another site',
  'same-text': 'Another note says the same, word for word',
  'same-picture': 'A photograph of it is on another note',
  'staff-name': 'The name is that of somebody who works here',
  flood: 'Many new accounts write at the moment',
  reports: 'Readers reported it',
  check: 'The check of notes advises against it',
  unchecked: 'The check of notes gave no answer',
} as const;
export type CookNoteConcern = keyof typeof COOK_NOTE_CONCERNS;
export const CONCERN_NAMES = Object.keys(COOK_NOTE_CONCERNS) as [CookNoteConcern, ...CookNoteConcern[]];
