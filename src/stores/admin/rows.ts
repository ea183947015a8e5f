import { counted } from '#src/domain/counted.ts';
import { type PastedItem, pastedIngredients, pastedSteps } from '#src/domain/free-text/pasted-list.ts';
import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
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

/** What a paste made of the rows of a list. */
interface Pasted {
  rows: Row[];
  /** Key of the last row that came in. */
  last: number;
  /** How many lines there was no room for, of how many. */
  leftOut: number;
  of: number;
}

/**
 * The rows of a list with what was pasted at `at`, over what is selected in it: `null` where that is one line, which goes
 * into the text as any paste. No more lines come in than the list may have.
 */
export function pasteInto(
  name: NameOf<'lines'>,
  rows: readonly Row[],
  { at, text, selection: [start, end] }: { at: number; text: string; selection: readonly [number, number] },
): Pasted | null {
  const row = rows[at];
  if (!row) return null;
  const isAll = start === 0 && end === row.text.length;
  const isEmpty = isAll && rows.every((other) => other === row || other.text.trim() === '');
  const items: PastedItem[] =
    name === 'ingredients'
      ? pastedIngredients(text)
      : pastedSteps(text, isEmpty).map((step) => ({ text: step, isHeading: false }));
  if (items.length < 2) return null;
  const room =
    RECIPE_FIELDS[name].most -
    partedRows(rows.filter((other) => other !== row && other.text.trim() !== '')).lines.length;
  const fitting = withRoomFor(room, items);
  const added = fitting.map(({ text: words, isHeading }): Row => (isHeading ? headingRow(words) : newLine(words)));
  const [first, ...more] = added;
  if (!first) return { rows: [...rows], last: row.key, leftOut: items.length, of: items.length };
  const around = [row.text.slice(0, start), row.text.slice(end)] as const;
  // A heading takes the place of an empty row, and stands behind one with words.
  const begun: Row[] =
    isAll || (first.isHeading && row.text === '')
      ? [{ ...first, key: row.key }]
      : first.isHeading
        ? [row, first]
        : [{ ...row, text: `${around[0]}${first.text}${around[1]}` }];
  const next = rows.toSpliced(at, 1, ...begun, ...more);
  return {
    rows: next,
    last: (more.at(-1) ?? begun.at(-1) ?? row).key,
    leftOut: items.length - fitting.length,
    of: items.length,
  };
}

/** The first items of which so many are lines. */
function withRoomFor(room: number, items: readonly PastedItem[]): PastedItem[] {
  let lines = 0;
  return items.filter(({ isHeading }) => (isHeading ? lines < room : ++lines <= room));
}

/** Why not everything that was pasted is there. */
export const leftOutText = (name: NameOf<'lines'>, { leftOut, of }: Pasted): string =>
  `A recipe has at most ${counted(RECIPE_FIELDS[name].most, RECIPE_FIELDS[name].noun)}: the last ${leftOut} of the ${of} pasted lines were left out. Undo takes back all of them.`;

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
