import type { ListItem } from '#src/contracts/recipes/admin-import.ts';
import { counted } from '#src/domain/counted.ts';
import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { type HeadingLine, type Line, newLine, type RecipeForm } from './recipe-form.ts';

/** A line of a list as its editor shows it, headings among them. */
export interface Row extends Line {
  isHeading?: true;
}

/** A list with its headings where they stand. */
export const rowsOf = (lines: readonly Line[], headings: readonly HeadingLine[]): Row[] =>
  [...lines, undefined].flatMap((line, index): Row[] => {
    const above = headings.filter(({ at }) => at === index || (!line && at > index));
    return [...above.map(({ key, text }) => ({ key, text, isHeading: true as const })), ...(line ? [line] : [])];
  });

/** The same taken apart, each heading with the place of the line it stands before. */
export function partedRows(rows: readonly Row[]): { lines: Line[]; headings: HeadingLine[] } {
  const lines: Line[] = [];
  const headings: HeadingLine[] = [];
  for (const { isHeading, ...row } of rows) {
    if (isHeading) headings.push({ ...row, at: lines.length });
    else lines.push(row);
  }
  return { lines, headings };
}

/** The rows of a list of the form: those of ingredients have headings. */
export const rowsIn = (form: RecipeForm, name: NameOf<'lines'>): readonly Row[] =>
  name === 'ingredients' ? rowsOf(form.ingredients, form.ingredientGroups) : form[name];

/** The form's fields for a list with these rows. */
export function partWith(name: NameOf<'lines'>, rows: readonly Row[]): Partial<RecipeForm> {
  const { lines, headings } = partedRows(rows);
  return { [name]: lines, ...(name === 'ingredients' && { ingredientGroups: headings }) };
}

/** A new heading, to be named. */
export const headingRow = (text = ''): Row => ({ ...newLine(text), isHeading: true });

/** A text that is pasted into a list, and where. */
export interface Paste {
  text: string;
  /** The row as it was then. */
  row: Row;
  /** The selection in it: the places where that begins and ends. */
  selection: readonly [number, number];
}

/** Whether it is all there is of its list. */
export const isWhole = (rows: readonly Row[], { row, selection: [start, end] }: Paste): boolean =>
  start === 0 && end === row.text.length && rows.every(({ key, text }) => key === row.key || text.trim() === '');

const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

/** Whether it is to be read before it comes in: several lines, or several sentences that are the whole method. */
export const isList = (name: NameOf<'lines'>, rows: readonly Row[], paste: Paste): boolean =>
  linesOf(paste.text).length > 1 ||
  (name === 'instructions' && isWhole(rows, paste) && /[.!?;]\s*\S/.test(paste.text.trim()));

/** The items of a list that nobody could read: each of its lines. */
export const unread = (text: string): ListItem[] =>
  linesOf(text).map((line) => ({ text: line.trim(), isHeading: false }));

/** What is pasted as rows of its own. */
export const rowsRead = (items: readonly ListItem[]): Row[] =>
  items.map(({ text, isHeading }) => (isHeading ? headingRow(text) : newLine(text)));

/** The rows of a list after a paste. */
interface Pasted {
  rows: Row[];
  /** Key of the last row that came in. */
  last: number;
  /** The number of lines there was no room for, of how many. */
  leftOut: number;
  of: number;
}

/**
 * The rows of a list with `added` where it was pasted, over what was selected there. What was typed at its place meanwhile
 * stands behind it; where the rest of the row was changed it comes behind the row, and where the row is gone behind all.
 * No more lines come in than the list may have.
 */
export function pasteInto(
  name: NameOf<'lines'>,
  rows: readonly Row[],
  { row: { key, text: was }, selection: [start, end] }: Paste,
  added: readonly Row[],
): Pasted {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  const room =
    RECIPE_FIELDS[name].most -
    partedRows(rows.filter((other) => other !== row && other.text.trim() !== '')).lines.length;
  const [before, after] = [was.slice(0, start), was.slice(end)];
  const isKept =
    row !== undefined &&
    row.text.length >= before.length + after.length &&
    row.text.startsWith(before) &&
    row.text.endsWith(after);
  const middle = isKept ? row.text.slice(before.length, row.text.length - after.length) : '';
  const typed = middle === was.slice(start, end) ? '' : middle;
  const beside = !row || row.isHeading ? '' : !isKept ? row.text : added[0]?.isHeading ? before + after : '';
  const fitting = withRoomFor(beside.trim() === '' ? room : room - 1, added);
  const [first, ...more] = fitting;
  const left = { leftOut: added.length - fitting.length, of: added.length };
  if (!first) return { rows: [...rows], last: key, ...left };
  // A heading takes the place of an empty row, and stands behind one with words.
  const begun: Row[] = !row
    ? [first]
    : !isKept
      ? [row, first]
      : before + after === ''
        ? [{ ...first, key }]
        : first.isHeading
          ? [{ ...row, text: before + after }, first]
          : [{ ...row, text: before + first.text + after }];
  const inPlace = [...begun, ...more];
  const last = inPlace.at(-1) ?? first;
  return {
    rows: rows.toSpliced(
      row ? at : rows.length,
      row ? 1 : 0,
      ...inPlace.with(-1, { ...last, text: last.text + typed }),
    ),
    last: last.key,
    ...left,
  };
}

/** The first items of which so many are lines. */
function withRoomFor(room: number, items: readonly Row[]): Row[] {
  let lines = 0;
  return items.filter(({ isHeading }) => (isHeading ? lines < room : ++lines <= room));
}

/** Why not everything that was pasted is there. */
export const notPastedText = (name: NameOf<'lines'>, { leftOut, of }: Pasted): string =>
  `A recipe has at most ${counted(RECIPE_FIELDS[name].most, RECIPE_FIELDS[name].noun)}: the last ${leftOut} of the ${of} pasted lines were left out. Undo takes back all of them.`;

/** The name of each row, numbered among its own: "ingredient 3", "heading 1". */
export function rowNames(rows: readonly Row[], noun: string): { number: number; called: string }[] {
  const counts = { lines: 0, headings: 0 };
  return rows.map(({ isHeading }) => {
    const number = isHeading ? ++counts.headings : ++counts.lines;
    return { number, called: `${isHeading ? 'heading' : noun} ${number}` };
  });
}

/** The place of a row that was moved, in words: "ingredient is number 2 of 5 now, under For the sauce". */
export function placeOf(rows: readonly Row[], at: number, noun: string): string {
  const { lines } = partedRows(rows);
  const before = partedRows(rows.slice(0, at));
  const number = before.lines.length + 1;
  if (rows[at]?.isHeading)
    return number > lines.length ? 'heading is at the end now' : `heading is before ${noun} ${number} now`;
  const heading = before.headings.at(-1)?.text;
  return `${noun} is number ${number} of ${lines.length} now${heading ? `, under ${heading}` : ''}`;
}
