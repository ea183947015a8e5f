import { describe, expect, it } from 'vitest';
import { changeOf, draftOf, formOf, moved, newLine } from '#src/stores/admin/recipe-form.ts';

describe('changeOf', () => {
  it('reads numbers and tags as they were meant, and drops empty lines', () => {
    const form = formOf(null);
    const lines = [newLine(' 200 g tofu '), newLine('  ')];
    const change = changeOf({ ...form, tags: 'One pot, autumn,, One  Pot', servings: ' 6 ', ingredients: lines });
    expect(change).toMatchObject({ tags: ['one-pot', 'autumn'], servings: 6, ingredients: ['200 g tofu'] });
    expect(changeOf({ ...form, servings: ' ' }).servings).toBeNaN();
  });
});

describe('draftOf', () => {
  it('keeps empty ingredient lines, so that what is found stands beside its own line', () => {
    const lines = [newLine(''), newLine('200 g tofu')];
    const draft = draftOf({ ...formOf(null), servings: 'x', ingredients: lines }, undefined);
    expect(draft).toMatchObject({ ingredients: ['', '200 g tofu'], servings: 1 });
    expect(draft).not.toHaveProperty('id');
  });
});

describe('moved', () => {
  it('moves a line by one, and leaves it at the ends', () => {
    const [a, b, c] = [newLine('a'), newLine('b'), newLine('c')];
    expect(moved([a, b, c], 1, 0)).toEqual([b, a, c]);
    expect(moved([a, b, c], 1, 2)).toEqual([a, c, b]);
    expect(moved([a, b, c], 0, -1)).toEqual([a, b, c]);
    expect(moved([a, b, c], 2, 3)).toEqual([a, b, c]);
  });
});
