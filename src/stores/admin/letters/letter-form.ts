import type { AdminLetter, LetterTitles } from '#src/domain/newsletter/admin-letter.ts';
import { type LetterBlock, type LetterText, letterTextSchema } from '#src/domain/newsletter/letter.ts';

/** The kinds of thing a part of a letter may tell of. */
export type LetterItem = keyof LetterTitles;

/** Something that was found to tell of. */
export interface FoundItem {
  kind: LetterItem;
  id: string;
  title: string;
}

/** A part as its editor has it: it keeps its key wherever it moves. */
export type KeyedBlock = LetterBlock & { key: number };

/** A letter as its form holds it, with what its items are called. */
export interface LetterForm extends LetterText {
  blocks: KeyedBlock[];
  titles: LetterTitles;
}

let keys = 0;
const keyed = (block: LetterBlock): KeyedBlock => ({ ...block, key: ++keys });

/** The form of a letter; an empty one where there is none. */
export function letterFormOf(letter: AdminLetter | null): LetterForm {
  const { topic = 'editors', subject = '', preview = '', blocks = [], titles } = letter ?? {};
  const named = titles ?? { recipe: {}, collection: {}, guide: {} };
  return { topic, subject, preview, blocks: blocks.map(keyed), titles: named };
}

/** The letter in the form, in the names of the call that saves it; not checked yet. */
export const letterIn = ({ topic, subject, preview, blocks }: LetterForm): LetterText => ({
  ...{ topic, subject, preview },
  blocks: blocks.map(({ key: _, ...block }) => block),
});

/** The letter a browser kept, where it can still be shown; parts have keys of their own page. */
export const revivedLetter = (kept: LetterForm): LetterForm | null =>
  letterTextSchema.shape.blocks.safeParse(letterIn(kept).blocks).success
    ? { ...kept, blocks: kept.blocks.map(keyed) }
    : null;

/** The titles with that of something that was found. */
export const titlesWith = (titles: LetterTitles, { kind, id, title }: FoundItem): LetterTitles => ({
  ...titles,
  [kind]: { ...titles[kind], [id]: title },
});

/** A new part of a kind. */
export function newBlock(kind: LetterBlock['kind']): KeyedBlock {
  if (kind === 'recipes') return keyed({ kind, heading: '', ids: [], shown: 3 });
  if (kind === 'collection') return keyed({ kind, id: '', shown: 3 });
  if (kind === 'guide') return keyed({ kind, id: '' });
  if (kind === 'picture') return keyed({ kind, url: '', alt: '', link: '' });
  return keyed({ kind, text: '' });
}
