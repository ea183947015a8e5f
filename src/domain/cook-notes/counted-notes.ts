/** "1 cook’s note", "23 cooks’ notes". */
export const countedNotes = (total: number): string => (total === 1 ? '1 cook’s note' : `${total} cooks’ notes`);

/** The notes on a recipe in one line: "23 cooks’ notes · 8 took less sugar". */
export const notesInOneLine = (total: number, change: { cooks: number; words: string } | null): string =>
  change ? `${countedNotes(total)} · ${change.cooks} ${change.words}` : countedNotes(total);

/** The changes a cook made, in words: "6 servings", "olive oil instead of butter". */
export const changesInWords = ({
  servings,
  swaps,
}: {
  servings: number | null;
  swaps: readonly { from: string; to: string }[];
}): string[] => [
  ...(servings === null ? [] : [`${servings} ${servings === 1 ? 'serving' : 'servings'}`]),
  ...swaps.map(({ from, to }) => `${to} instead of ${from}`),
];

/** Counts a text's characters against the most it may have: "12 of 1,500 characters". An emoji counts once. */
export function countedCharacters(text: string, { max }: { max: number }): string {
  const { length } = [...text.trim()];
  const counted = `${length.toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')} characters`;
  return length > max ? `${counted}: ${(length - max).toLocaleString('en-GB')} too many` : counted;
}
