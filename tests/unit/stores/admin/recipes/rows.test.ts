import { describe, expect, it } from 'vitest';
import { moved } from '#src/domain/moved.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { changeOf, formOf, newLine } from '#src/stores/admin/recipes/recipe-form.ts';
import {
  headingRow,
  isList,
  notPastedText,
  type Paste,
  partedRows,
  pasteInto,
  placeOf,
  type Row,
  rowNames,
  rowsOf,
  rowsRead,
  unread,
} from '#src/stores/admin/recipes/rows.ts';

const PIE = {
  ingredients: ['250 g flour', '100 ml water', '2 leeks'],
  ingredientGroups: [
    { name: 'For the dough', at: 0 },
    { name: 'For the filling', at: 2 },
  ],
};
const form = formOf(PIE);
const rows = rowsOf(form.ingredients, form.ingredientGroups);
const said = (changed: typeof rows) => {
  const { lines, headings } = partedRows(changed);
  const { ingredients, ingredientGroups } = changeOf({ ...form, ingredients: lines, ingredientGroups: headings });
  return { ingredients, ingredientGroups };
};

describe('rows of the editor', () => {
  it('are lines with their headings, and say the same again', () => {
    expect(rows.map(({ text }) => text)).toEqual([
      'For the dough',
      '250 g flour',
      '100 ml water',
      'For the filling',
      '2 leeks',
    ]);
    expect(said(rows)).toEqual(PIE);
  });

  it('keep a heading behind all lines, and two in one place', () => {
    const more = [...rows, headingRow('To serve'), headingRow('To drink')];
    const { lines, headings } = partedRows(more);
    expect(rowsOf(lines, headings)).toEqual(more);
    expect(said(more).ingredientGroups.slice(2)).toEqual([
      { name: 'To serve', at: 3 },
      { name: 'To drink', at: 3 },
    ]);
  });

  it('keep groups right when lines are added, taken away and moved, and headings are moved', () => {
    expect(said(rows.toSpliced(1, 0, newLine('1 tsp salt'))).ingredientGroups[1]?.at).toBe(3);
    expect(said(rows.toSpliced(1, 1)).ingredientGroups[1]?.at).toBe(1);
    expect(said(moved(rows, 4, 1))).toEqual({
      ingredients: ['2 leeks', '250 g flour', '100 ml water'],
      ingredientGroups: [PIE.ingredientGroups[0], { name: 'For the filling', at: 3 }],
    });
    expect(said(moved(rows, 3, 2)).ingredientGroups[1]?.at).toBe(1);
  });

  it('say nothing where they are empty', () => {
    const more = rows.toSpliced(1, 0, newLine(' '), headingRow());
    expect(said(more)).toEqual(PIE);
    const { lines, headings } = partedRows(more);
    const { differing } = RECIPES.comparison;
    expect(differing(form, { ...form, ingredients: lines, ingredientGroups: headings })).toEqual([]);
    expect(differing(form, { ...form, ingredientGroups: headings.slice(1) })).toEqual(['ingredientGroups']);
  });

  it('are called by their own numbers, and say where they are', () => {
    expect(rowNames(rows, 'ingredient').map(({ called }) => called)).toEqual([
      'heading 1',
      'ingredient 1',
      'ingredient 2',
      'heading 2',
      'ingredient 3',
    ]);
    expect(placeOf(rows, 4, 'ingredient')).toBe('ingredient is number 3 of 3 now, under For the filling');
    expect(placeOf(rows, 3, 'ingredient')).toBe('heading is before ingredient 3 now');
    expect(placeOf([...rows, headingRow()], 5, 'ingredient')).toBe('heading is at the end now');
  });
});

describe('isList', () => {
  const steps = (text: string, row = newLine('')) =>
    isList('instructions', [row], { text, row, selection: [0, row.text.length] });
  it('is what has several lines, or is the whole method in several sentences', () => {
    const row = newLine('');
    const ingredients = (text: string) => isList('ingredients', [row], { text, row, selection: [0, 0] });
    expect(ingredients('1 onion\r\n2 carrots')).toBe(true);
    expect(ingredients('1 onion, finely chopped. Or 2.\n')).toBe(false);
    expect(steps('Press the tofu.Fry it.')).toBe(true);
    expect(steps('Press the tofu.')).toBe(false);
    const first = newLine('');
    const rows = [first, newLine('Serve.')];
    expect(isList('instructions', rows, { text: 'Press it. Fry it.', row: first, selection: [0, 0] })).toBe(false);
  });
});

describe('pasteInto', () => {
  const rowsWith = (...texts: string[]) => texts.map((text) => newLine(text));
  const added = (text: string) => rowsRead(unread(text));
  const at = (row: Row, from = row.text.length, to = row.text.length): Paste => ({
    ...{ text: '', row },
    selection: [from, to],
  });
  const textsOf = (rows: readonly Row[]) => rows.map(({ text }) => text);

  it('puts rows, and headings, in place of an empty one, and tells the last', () => {
    const [row] = rowsWith('');
    if (!row) return;
    const items = [
      { text: '200 g flour', isHeading: false },
      { text: 'For the sauce', isHeading: true },
      { text: '1 onion', isHeading: false },
    ];
    const pasted = pasteInto('ingredients', [row], at(row), rowsRead(items));
    expect(pasted.rows.map(({ text, isHeading = false }) => ({ text, isHeading }))).toEqual(items);
    expect(pasted.last).toBe(pasted.rows.at(-1)?.key);
    expect(pasted.leftOut).toBe(0);
  });

  it('puts the first line behind what stands in the row, over what is selected', () => {
    const rows = rowsWith('chopped: two', 'last') as [Row, Row];
    expect(textsOf(pasteInto('ingredients', rows, at(rows[0], 9, 12), added('1 onion\n2 carrots')).rows)).toEqual([
      'chopped: 1 onion',
      '2 carrots',
      'last',
    ]);
  });

  it('keeps what was typed, moved and taken away meanwhile', () => {
    const rows = rowsWith('', 'last') as [Row, Row];
    const paste = (now: readonly Row[]) =>
      textsOf(pasteInto('ingredients', now, at(rows[0]), added('1 onion\n2 carrots')).rows);
    expect(
      paste([
        { ...rows[0], text: ', sliced' },
        { ...rows[1], text: 'lasting' },
      ]),
    ).toEqual(['1 onion', '2 carrots, sliced', 'lasting']);
    expect(paste([newLine('first'), rows[1], rows[0]])).toEqual(['first', 'last', '1 onion', '2 carrots']);
    expect(paste([rows[1]])).toEqual(['last', '1 onion', '2 carrots']);
    const [salt] = rowsWith('salt') as [Row];
    const other = [{ ...salt, text: 'a pinch' }];
    expect(textsOf(pasteInto('ingredients', other, at(salt), added('1 onion\n2 carrots')).rows)).toEqual([
      'a pinch',
      '1 onion',
      '2 carrots',
    ]);
  });

  it('takes no more than a recipe may have of two hundred, and says how many were left out', () => {
    const rows = rowsWith('salt', '') as [Row, Row];
    const many = added(Array.from({ length: 200 }, (_, n) => `${n + 1} g flour`).join('\n'));
    const pasted = pasteInto('ingredients', rows, at(rows[1]), many);
    expect(pasted.rows).toHaveLength(60);
    expect(notPastedText('ingredients', pasted)).toBe(
      'A recipe has at most 60 ingredients: the last 141 of the 200 pasted lines were left out. Undo takes back all of them.',
    );
    const heading = rowsRead([{ text: 'For the top', isHeading: true }]);
    const behind = pasteInto('ingredients', rows, at(rows[0]), [...heading, ...many]);
    expect(partedRows(behind.rows).lines.filter(({ text }) => text)).toHaveLength(60);
  });
});
