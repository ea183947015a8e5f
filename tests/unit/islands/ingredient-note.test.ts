import { describe, expect, it } from 'vitest';
import { noteOf, understood } from '#src/islands/admin/recipe-editor/notes/IngredientNote.tsx';
import { newLine } from '#src/stores/admin/recipes/recipe-form.ts';

const note = (text: string, more: object = {}) => ({
  ...{ text, quantity: null, quantityMax: null, unit: null, name: text, preparation: null },
  ...{ grams: null, food: null, warning: null, ...more },
});

describe('noteOf', () => {
  const notes = [note('200 g tofu'), note('2 tbsp soy sauce')];

  it('goes with its line, however the lines were moved since', () => {
    const lines = [newLine(''), newLine(' 2 tbsp  soy sauce'), newLine('200 g tofu')];
    expect(lines.map((_, at) => noteOf(notes, lines, at)?.text)).toEqual([undefined, '2 tbsp soy sauce', '200 g tofu']);
  });

  it('is none for a line that was changed since, or not looked at yet', () => {
    expect(noteOf(notes, [newLine('250 g tofu')], 0)).toBeUndefined();
    expect(noteOf(undefined, [newLine('200 g tofu')], 0)).toBeUndefined();
  });
});

describe('understood', () => {
  it('names amount and unit, food and weight', () => {
    const sauce = note('2-3 tbsp soy sauce', {
      quantity: 2,
      quantityMax: 3,
      unit: 'tbsp',
      food: 'soy sauce',
      grams: 45,
    });
    expect(understood(sauce)).toEqual(['2–3\u00a0tbsp', 'soy sauce', '45\u00a0g']);
  });

  it('says a weight once, and what there is none of', () => {
    expect(understood(note('400 g tofu', { quantity: 400, unit: 'g', food: 'tofu', grams: 400 }))).toEqual([
      '400\u00a0g',
      'tofu',
    ]);
    expect(understood(note('salt', { name: 'salt' }))).toEqual(['no amount', 'salt', 'no weight']);
  });
});
