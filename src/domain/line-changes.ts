import { diffArrays } from 'diff';

export interface LineChange {
  text: string;
  /** Against the lines before. */
  is: 'same' | 'gone' | 'new';
}

/** Lines that went or came beyond which no common ones are looked for: nobody reads more, and nobody waits for it. */
const MOST = 800;

/** The changes of lines, in order: those that are in both stay, and between them stands first what went, then what came. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const runs = diffArrays([...before], [...after], { maxEditLength: MOST }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return runs.flatMap(({ value, removed, added }) =>
    value.map((text) => ({ text, is: removed ? 'gone' : added ? 'new' : 'same' }) as const),
  );
}
