import { withoutMisprints } from './markup.ts';

/** "3;tbsp;cold water": cells between semicolons, with no blank behind these. */
const ROW = /^[^;]+(?:;(?!\s)[^;]*)+$/;
/** "Qty;Unit;Item" over a list, "No;Step" over a method. */
const HEADS: readonly [RegExp, RegExp, string][] = [
  [
    /^(?:qty|quantity|amount|unit|measure|item|ingredients?|food|notes?)$/i,
    /^(?:item|ingredients?|food)$/i,
    'Ingredients',
  ],
  [
    /^(?:no|nr|number|#|steps?|instructions?|method|directions?)\.?$/i,
    /^(?:steps?|instructions?|method|directions?)$/i,
    'Method',
  ],
];
/** "b. Add the lentils" */
const LETTERED = /^(\s*)\(?([a-z])[.)]\s+(?=\p{L})/u;
/** "2/5 you need" */
const POSTED = /^(\s*)\(?(\d{1,2})\/(\d{1,2})\)?[\s.:)-]+(?=\S)/;
const LEAST_POSTS = 3;

/** A text as pasted, with the rows of a table in cells, and numbers where letters or "2/5" count. As many lines as before. */
export const laidOut = (text: string): string =>
  numberedPosts(withoutLetters(withCells(text.split('\n').map(withoutMisprints)))).join('\n');

/** Semicolons part cells where two rows that stand together have equally many. */
function withCells(lines: readonly string[]): string[] {
  const cells = lines.map((line) => line.trim().split(ROW.test(line.trim()) ? ';' : '\t'));
  const isRow = (at: number): boolean => {
    const { length } = cells[at] ?? [];
    return length > 1 && [at - 1, at + 1].some((other) => cells[other]?.length === length);
  };
  return lines.map((line, at) => {
    if (!isRow(at) || (cells[at]?.length ?? 0) < 2) return line;
    const row = (cells[at] ?? []).map((cell) => cell.trim()).filter(Boolean);
    const head = HEADS.find(([any, one]) => row.every((cell) => any.test(cell)) && row.some((cell) => one.test(cell)));
    return head?.[2] ?? row.join('\t');
  });
}

/** Lines lettered from a on, at least two. */
function withoutLetters(lines: readonly string[]): string[] {
  const next = { code: 'a'.charCodeAt(0) };
  const first = next.code;
  const counted = lines.map((line) => {
    if (LETTERED.exec(line)?.[2] !== String.fromCharCode(next.code)) return line;
    next.code += 1;
    return line.replace(LETTERED, `$1${next.code - first}. `);
  });
  return next.code - first > 1 ? counted : [...lines];
}

/** Posts of a thread, where all of them are there: "2/3 cup" alone counts nothing. */
function numberedPosts(lines: readonly string[]): string[] {
  const found = lines.map((line) => POSTED.exec(line));
  const last = Math.max(...found.map((post) => Number(post?.[3] ?? 0)));
  const told = found.flatMap((post) => (Number(post?.[3]) === last ? [Number(post?.[2])] : []));
  const isThread = last >= LEAST_POSTS && told.length === last && told.every((number, at) => number === at + 1);
  return isThread ? lines.map((line) => line.replace(POSTED, '$1$2. ')) : [...lines];
}
