/** The words of the consent. A change of the words is a new version: those agreed to are kept with who did. */
export const CONSENT = {
  form: {
    version: 'form-1',
    text: 'Send me the letters I’ve ticked by e-mail. I can unsubscribe at any time: every letter has a link.',
  },
  member: {
    version: 'member-1',
    text: 'Send me the newsletter by e-mail. I can unsubscribe here or by the link in every letter.',
  },
  choices: {
    version: 'choices-1',
    text: 'Send me the letters I’ve ticked by e-mail. I can come back to this page at any time.',
  },
} as const;
export type ConsentForm = keyof typeof CONSENT;
