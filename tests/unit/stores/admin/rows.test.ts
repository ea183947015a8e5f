import { describe, expect, it } from 'vitest';
import { changeOf, formOf, isSameForm, moved, newLine } from '#src/stores/admin/recipe-form.ts';
import { headingRow, leftOutText, namesOf, partedRows, pasteInto, placeOf, rowsOf } from '#src/stores/admin/rows.ts';

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
    expect(isSameForm(form, { ...form, ingredients: lines, ingredientGroups: headings })).toBe(true);
    expect(isSameForm(form, { ...form, ingredientGroups: headings.slice(1) })).toBe(false);
  });

  it('are called by their own numbers, and say where they are', () => {
    expect(namesOf(rows, 'ingredient').map(({ called }) => called)).toEqual([
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

describe('pasteInto', () => {
  const rowsWith = (...texts: string[]) => texts.map((text) => newLine(text));
  const paste = (text: string, rows = rowsWith(''), at = 0) =>
    pasteInto('ingredients', rows, { at, text, selection: [rows[at]?.text.length ?? 0, rows[at]?.text.length ?? 0] });

  it('puts rows, and headings, in place of an empty one, and tells the last', () => {
    const pasted = paste('200 g flour\nFor the sauce:\n1 onion');
    expect(pasted?.rows.map(({ text, isHeading }) => [text, isHeading ?? false])).toEqual([
      ['200 g flour', false],
      ['For the sauce', true],
      ['1 onion', false],
    ]);
    expect(pasted?.last).toBe(pasted?.rows.at(-1)?.key);
    expect(pasted?.leftOut).toBe(0);
  });

  it('puts the first line behind what stands in the row', () => {
    const rows = rowsWith('chopped: ', 'last');
    expect(paste('1 onion\n2 carrots', rows)?.rows.map(({ text }) => text)).toEqual([
      'chopped: 1 onion',
      '2 carrots',
      'last',
    ]);
  });

  it('leaves a single line to the browser', () => expect(paste('1 onion, finely chopped')).toBeNull());

  it('takes no more than a recipe may have of two hundred, and says how many were left out', () => {
    const pasted = paste(Array.from({ length: 200 }, (_, n) => `${n + 1} g flour`).join('\n'), rowsWith('salt', ''), 1);
    expect(pasted?.rows).toHaveLength(60);
    if (pasted)
      expect(leftOutText('ingredients', pasted)).toBe(
        'A recipe has at most 60 ingredients: the last 141 of the 200 pasted lines were left out. Undo takes back all of them.',
      );
  });
});
