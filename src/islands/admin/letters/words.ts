import { counted } from '#src/domain/counted.ts';
import type { LetterNumbers } from '#src/domain/newsletter/admin-letter.ts';
import {
  type BlockKind,
  LEFT_OUT,
  LEFT_OUT_WORDS,
  type LetterBlock,
  type LetterState,
} from '#src/domain/newsletter/letter.ts';

export const LETTER_STATE_LABELS: Record<LetterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

export const STATE_TONES: Record<LetterState, 'plain' | 'good' | 'warn'> = {
  draft: 'plain',
  scheduled: 'good',
  sending: 'good',
  paused: 'warn',
  sent: 'good',
  cancelled: 'plain',
};

/** One that wrote itself and does not go out by itself. */
export const isAsking = ({ state, scheduledAt }: { state: LetterState; scheduledAt: number | null }): boolean =>
  state === 'draft' && scheduledAt !== null;

export const BLOCK_LABELS: Record<BlockKind, string> = {
  text: 'Text',
  heading: 'Heading',
  recipes: 'Recipes',
  collection: 'Collection',
  guide: 'Guide',
  picture: 'Picture',
};

/** What such a reader does not get of a letter, in a sentence. */
export function leftOutText(
  blocks: readonly LetterBlock[],
  { leftOut, isSent }: { leftOut: readonly number[]; isSent: boolean },
): string {
  if (!isSent) return 'They don’t get this letter: nothing in it fits.';
  if (leftOut.length === 0) return 'They get every part, with recipes that fit.';
  const parts = leftOut.flatMap((at) => {
    const block = blocks[at];
    return block ? [`part ${at + 1} (${BLOCK_LABELS[block.kind].toLowerCase()})`] : [];
  });
  return `Left out for them: ${parts.join(', ')}.`;
}

/** What a letter has come to, without what came to nothing; the first add up to its readers. As a mail server's word goes: that one took a mail says nothing of whether it arrived. */
export function numberRows({
  candidates,
  waiting,
  handedOver,
  refused,
  leftOut,
  visits,
}: LetterNumbers): [string, number][] {
  const some = ([, count]: [string, number]): boolean => count > 0;
  const others: [string, number][] = [
    ['Still waiting', waiting],
    ['Refused by it', refused],
    ...LEFT_OUT.map((why): [string, number] => [`Left out: ${LEFT_OUT_WORDS[why]}`, leftOut[why]]),
  ];
  return [
    ['Handed over to the mail service', handedOver],
    ...others.filter(some),
    ['Readers when it began', candidates],
    ['Visits from its links', visits],
  ];
}

/** "9,980 of 10,000 handed over". */
export const progressText = ({ candidates, handedOver }: LetterNumbers): string =>
  candidates === 0 ? '' : `${handedOver.toLocaleString('en-GB')} of ${candidates.toLocaleString('en-GB')} handed over`;

export const readersText = (readers: number): string => (readers === 0 ? 'nobody yet' : counted(readers, 'reader'));
