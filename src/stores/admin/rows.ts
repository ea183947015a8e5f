import { headingIn } from '#src/domain/recipes/ingredient-groups.ts';
import { type Heading, type Line, newLine } from './recipe-form.ts';

/** A line of a list as its editor shows it, headings among them. */
export interface Row extends Line {
  isHeading?: true;
}

/** A list with its headings where they stand. */
export const rowsOf = (lines: readonly Line[], headings: readonly Heading[]): Row[] =>
  [...lines, undefined].flatMap((line, index): Row[] => {
    const above = headings.filter(({ at }) => at === index || (!line && at > index));
    return [...above.map(({ key, text }) => ({ key, text, isHeading: true as const })), ...(line ? [line] : [])];
  });

/** The same taken apart, each heading with the place of the line it stands before. */
export function partedRows(rows: readonly Row[]): { lines: Line[]; headings: Heading[] } {
  const lines: Line[] = [];
  const headings: Heading[] = [];
  for (const { isHeading, ...row } of rows) {
    if (isHeading) headings.push({ ...row, at: lines.length });
    else lines.push(row);
  }
  return { lines, headings };
}

/** A new heading, to be named. */
export const headingRow = (text = ''): Row => ({ ...newLine(text), isHeading: true });

/** A line of a pasted list as a row: "For the sauce:" is a heading. */
export function pastedRow(text: string): Row {
  const heading = headingIn(text);
  return heading ? headingRow(heading) : newLine(text);
}

/** What each row is called, numbered among its own: "ingredient 3", "heading 1". */
export function namesOf(rows: readonly Row[], noun: string): { number: number; called: string }[] {
  const counts = { lines: 0, headings: 0 };
  return rows.map(({ isHeading }) => {
    const number = isHeading ? ++counts.headings : ++counts.lines;
    return { number, called: `${isHeading ? 'heading' : noun} ${number}` };
  });
}

/** Where a row that was moved is now, in words: "ingredient is number 2 of 5 now, under For the sauce". */
export function placeOf(rows: readonly Row[], at: number, noun: string): string {
  const { lines } = partedRows(rows);
  const before = partedRows(rows.slice(0, at));
  const number = before.lines.length + 1;
  if (rows[at]?.isHeading)
    return number > lines.length ? 'heading is at the end now' : `heading is before ${noun} ${number} now`;
  const heading = before.headings.at(-1)?.text;
  return `${noun} is number ${number} of ${lines.length} now${heading ? `, under ${heading}` : ''}`;
}
