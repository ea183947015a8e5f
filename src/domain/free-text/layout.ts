import { withoutMisprints } from './markup.ts';

/** "3;tbsp;cold water": cells between semicolons, with no blank behind these. */
const ROW = /^[^;]+(?:;(?!\s)[^;]*)+$/;
/** "b. Add the lentils" */
const LETTERED = /^(\s*)\(?([a-z])[.)]\s+(?=\p{L})/u;
/** "2/5 you need" */
const POSTED = /^(\s*)\(?(\d{1,2})\/(\d{1,2})\)?[\s.:)-]+(?=\S)/;

/** A text as pasted, with the rows of a table in cells, and numbers where letters or "2/5" count. As many lines as before. */
export const laidOut = (text: string): string =>
  counted(counted(withCells(text.split('\n').map(withoutMisprints)), LETTERED, 2), POSTED, 3).join('\n');

/** Semicolons part cells where two rows that stand together have equally many. */
function withCells(lines: readonly string[]): string[] {
  const cells = lines.map((line) => line.trim().split(ROW.test(line.trim()) ? ';' : '\t'));
  const lengthAt = (at: number): number => cells[at]?.length ?? 0;
  return lines.map((line, at) => {
    const isRow = lengthAt(at) > 1 && [at - 1, at + 1].some((other) => lengthAt(other) === lengthAt(at));
    const row = (cells[at] ?? []).map((cell) => cell.trim()).filter(Boolean);
    return isRow ? row.join('\t') : line;
  });
}

/** Lines that count from the first on, at least so many, and to the last where it is said: "2/3 cup" alone counts nothing. */
function counted(lines: readonly string[], pattern: RegExp, least: number): string[] {
  let last = 0;
  let end = '';
  const numbered = lines.map((line) => {
    const [whole = '', before = '', sign = '', of = ''] = pattern.exec(line) ?? [];
    const number = Number.parseInt(sign, 36) - (of === '' ? 9 : 0);
    if (number !== last + 1 || (last > 0 && of !== end)) return line;
    [last, end] = [number, of];
    return `${before}${number}. ${line.slice(whole.length)}`;
  });
  return last >= least && (end === '' || Number(end) === last) ? numbered : [...lines];
}
