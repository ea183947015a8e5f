import { letterRevisionCall, letterRevisionsCall, restoreLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import type { LetterBlock, LetterText } from '#src/domain/newsletter/letter.ts';
import { TOPICS } from '#src/domain/newsletter/topics.ts';
import { attempt } from '../../attempt.ts';
import { call } from '../../client.ts';
import { retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { differencesOf } from '../published/versions.ts';
import { readLetter } from './letters.ts';

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

/** A letter as the screens of versions know it. */
export const LETTER_HISTORY = {
  labels: LABELS,
  revisions: (id: string) => retried(() => call(letterRevisionsCall, { params: { id } })),
  version: async (id: string, revision?: number): Promise<LetterText> =>
    revision === undefined
      ? readLetter(id)
      : (await retried(() => call(letterRevisionCall, { params: { id, revision: String(revision) } }))).letter,
  differences: (before: LetterText, after: LetterText) => differencesOf(LABELS, before, after, linesOf),
  /** As it is then; `null` where that failed, which a toast tells. */
  async restore(id: string, revision: number): Promise<AdminLetter | null> {
    const letter = await attempt(failed, 'That didn’t work', () =>
      call(restoreLetterCall, { params: { id, revision: String(revision) } }),
    );
    if (letter) toast({ title: 'Earlier version restored' });
    return letter;
  },
};
