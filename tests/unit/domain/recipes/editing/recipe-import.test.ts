import { describe, expect, it } from 'vitest';
import { importedRecipe, type ScrapedRecipe } from '#src/domain/recipes/editing/recipe-import.ts';

const FOUND: ScrapedRecipe = {
  title: 'Soup',
  description: 'Warm.',
  yields: '4 servings',
  prepTime: null,
  cookTime: null,
  totalTime: null,
  category: ['Soup'],
  cuisine: ['Italian'],
  keywords: ['Easy'],
  ingredients: [{ items: [{ value: '1 onion' }] }],
  instructions: [],
};
const spaces = ' '.repeat(100_000);

describe('importedRecipe', () => {
  it('looks at no more of a text than can hold what is kept', () => {
    const read = importedRecipe({
      ...FOUND,
      title: `Soup ${spaces} of the day`,
      description: `${spaces}Warm.`,
      cuisine: [`${spaces}Italian`],
      category: [`${spaces}Soup`],
      yields: `${spaces}4`,
    });
    expect(read).toMatchObject({ title: 'Soup', description: '', cuisine: '', category: null, servings: null });
  });

  it('looks at no more items than can be kept', () => {
    const empty = (count: number) => Array.from({ length: count }, () => ({ value: ' ' }));
    const read = (count: number) =>
      importedRecipe({ ...FOUND, ingredients: [{ items: [...empty(count), { value: '1 onion' }] }] });
    expect(read(20)?.ingredients).toEqual(['1 onion']);
    expect(read(100_000)).toBeNull();
    expect(importedRecipe({ ...FOUND, keywords: [...Array<string>(1000).fill('recipe'), 'easy'] })?.tags).toEqual([]);
  });
});
