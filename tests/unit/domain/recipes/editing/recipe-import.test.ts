import { describe, expect, it } from 'vitest';
import { importedRecipe, type ScrapedRecipe } from '#src/domain/recipes/editing/recipe-import.ts';

const FOUND: ScrapedRecipe = {
  title: 'Soup',
  description: 'Warm.',
  yields: '4 servings',
  canonicalUrl: 'https://www.example.com/soup',
  prepTime: null,
  cookTime: null,
  totalTime: null,
  category: ['Soup'],
  cuisine: ['Italian'],
  keywords: ['Easy'],
  ingredients: [{ name: null, items: [{ value: '1 onion' }] }],
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

  it('keeps the groups of the list, by their names or by headings in it', () => {
    const items = (...values: string[]) => values.map((value) => ({ value }));
    const read = importedRecipe({
      ...FOUND,
      ingredients: [
        { name: null, items: items('1 onion') },
        { name: 'Dumplings:', items: items('100 g flour', 'To serve:', '1 lemon') },
        { name: 'Empty', items: [] },
      ],
    });
    expect(read).toMatchObject({
      ingredients: ['1 onion', '100 g flour', '1 lemon'],
      ingredientGroups: [
        { name: 'Dumplings', at: 1 },
        { name: 'To serve', at: 2 },
      ],
    });
    expect(importedRecipe({ ...FOUND, ingredients: [{ name: 'Ingredients', items: items('1 onion') }] })).toMatchObject(
      { ingredientGroups: [] },
    );
  });

  it.each([
    ['https://www.example.com/soup', 'https://www.example.com/soup'],
    ['javascript:alert(1)', null],
    [`https://example.com/${'x'.repeat(500)}`, null],
  ])('takes %s as where it is from only where that is an address', (canonicalUrl, sourceUrl) => {
    expect(importedRecipe({ ...FOUND, canonicalUrl })?.sourceUrl).toBe(sourceUrl);
  });

  it('looks at no more items than can be kept', () => {
    const empty = (count: number) => Array.from({ length: count }, () => ({ value: ' ' }));
    const read = (count: number) =>
      importedRecipe({ ...FOUND, ingredients: [{ name: null, items: [...empty(count), { value: '1 onion' }] }] });
    expect(read(20)?.ingredients).toEqual(['1 onion']);
    expect(read(100_000)).toBeNull();
    expect(importedRecipe({ ...FOUND, keywords: [...Array<string>(1000).fill('recipe'), 'easy'] })?.tags).toEqual([]);
  });
});
