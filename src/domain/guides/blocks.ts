/** Words of a guide, as they are shown: whatever is not among these kinds is text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; of: Inline[] }
  | { kind: 'link'; to: string; of: Inline[] }
  | { kind: 'break' };

/** What somebody should not miss. */
export const CALLOUTS = { tip: 'Tip', note: 'Good to know', warning: 'Careful' } as const;
export type Callout = keyof typeof CALLOUTS;

export type Align = 'left' | 'center' | 'right' | null;

/** Parts of a guide, from top to bottom. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; of: Inline[] }
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; of: Block[] }
  | { kind: 'callout'; callout: Callout; of: Block[] }
  | { kind: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; url: string; alt: string; caption: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  /** Cards of what is on this site; one that is not to be seen is left out. */
  | { kind: 'recipe'; id: string }
  | { kind: 'collection'; id: string }
  /** Nothing is loaded from there before it is touched. */
  | { kind: 'video'; url: string; title: string };

/** The words alone. */
export const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'of' in inline ? textOf(inline.of) : inline.text;
    })
    .join('');
