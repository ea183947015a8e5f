import {
  adminLetterCall,
  createLetterCall,
  letterRevisionCall,
  letterRevisionsCall,
  restoreLetterCall,
  saveLetterCall,
} from '#src/contracts/newsletter/admin-letters.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { type LetterBlock, type LetterText, letterTextSchema } from '#src/domain/newsletter/letter.ts';
import { TOPICS } from '#src/domain/newsletter/topics.ts';
import { call } from '../../client.ts';
import { differencesOf } from '../published/versions.ts';
import { createWritten } from '../published/written.ts';
import { letterFormOf, letterIn, revivedLetter } from './letter-form.ts';
import { forgetLetters } from './letters.ts';

const LABELS = { topic: 'Who gets it', subject: 'Subject', preview: 'Preview line', blocks: 'Parts' } as const;

/** A part in lines to read. */
function blockLines(block: LetterBlock): string[] {
  if (block.kind === 'heading') return [`# ${block.text}`];
  if (block.kind === 'text') return block.text.split('\n');
  if (block.kind === 'recipes')
    return [`Recipes, ${block.shown} of: ${block.heading}`, ...block.ids.map((id) => `· ${id}`)];
  if (block.kind === 'collection') return [`Collection ${block.id}, ${block.shown} recipes`];
  if (block.kind === 'guide') return [`Guide ${block.id}`];
  return [`Picture ${block.url.split('/').at(-1)}: ${block.alt}${block.link && `, leads to ${block.link}`}`];
}

function linesOf({ topic, subject, preview, blocks }: LetterText, field: string): string[] {
  if (field === 'topic') return [TOPICS[topic].name];
  if (field === 'blocks') return blocks.flatMap(blockLines);
  return [field === 'subject' ? subject : preview].filter(Boolean);
}

/** The way letters are written. */
export const LETTERS = {
  ...createWritten({
    name: 'letter',
    labels: LABELS,
    formOf: letterFormOf,
    said: letterIn,
    schema: letterTextSchema,
    revived: revivedLetter,
    titleOf: ({ subject }: AdminLetter) => subject,
    stampOf: ({ version }) => version,
    versionOf: letterIn,
    forget: forgetLetters,
    shownWith: { titles: 'blocks' },
    wire: {
      read: (id) => call(adminLetterCall, { params: { id } }),
      make: async (text) => {
        const { id } = await call(createLetterCall, { body: { from: 'nothing' } });
        const { version } = await call(adminLetterCall, { params: { id } });
        return call(saveLetterCall, { params: { id }, body: { ...text, version } });
      },
      change: (text, { id, version }) => call(saveLetterCall, { params: { id }, body: { ...text, version } }),
      revisions: (id) => call(letterRevisionsCall, { params: { id } }),
      revision: async (id, revision): Promise<LetterText> =>
        (await call(letterRevisionCall, { params: { id, revision: String(revision) } })).letter,
      restore: (id, revision) => call(restoreLetterCall, { params: { id, revision: String(revision) } }),
    },
    /** By field of a part: `blocks.2.text`. */
    errorsOf: (issues) => ({
      errors: Object.fromEntries(issues.map(({ path, message }) => [path, message]).toReversed()),
      rest: issues[0]?.message ?? null,
    }),
  }),
  derived: ['titles'],
  linesOf,
  differences: (before: LetterText, after: LetterText) => differencesOf(LABELS, before, after, linesOf),
};
