import type { Player } from '../films.ts';

/** Words of a guide, as they are shown: whatever is not among these kinds is text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; of: Inline[] }
  | { kind: 'link'; to: string; of: Inline[] }
  | { kind: 'break' };

/** Callouts that somebody should not miss. */
export const CALLOUTS = { tip: 'Tip', note: 'Good to know', warning: 'Careful' } as const;
export type Callout = keyof typeof CALLOUTS;

export type Align = 'left' | 'center' | 'right' | null;

/** Parts of a guide, from top to bottom. */
export type GuideBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; of: Inline[] }
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: GuideBlock[][] }
  | { kind: 'quote'; of: GuideBlock[] }
  | { kind: 'callout'; callout: Callout; of: GuideBlock[] }
  | { kind: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; url: string; alt: string; caption: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  /** Cards of what is on this site; one that is not to be seen is left out. */
  | { kind: 'recipe'; id: string }
  | { kind: 'collection'; id: string }
  /** Nothing is loaded from there before it is touched. */
  | { kind: 'video'; url: string; title: string; player: Player };

/** The words alone. */
export const plainWords = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'of' in inline ? plainWords(inline.of) : inline.text;
    })
    .join('');
