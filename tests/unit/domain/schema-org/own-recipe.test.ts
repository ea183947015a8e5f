import { describe, expect, it } from 'vitest';
import { ownRecipe } from '#src/domain/schema-org/own-recipe.ts';

const recipe = (name: string, more: object = {}) => ({ '@type': 'Recipe', name, recipeIngredient: ['salt'], ...more });
const [dal, rice] = [recipe('Red dal'), recipe('Plain rice')];

describe('ownRecipe', () => {
  it.each([
    ['@id', { '@id': 'https://www.soup.example/rice/#recipe' }],
    ['url', { url: 'http://soup.example/rice' }],
    ['mainEntityOfPage', { mainEntityOfPage: { '@id': 'https://soup.example/rice/' } }],
  ])('is the one whose %s is the page’s address', (_, more) => {
    const own = recipe('Plain rice', more);
    expect(ownRecipe([dal, own], { address: 'https://soup.example/rice/', titles: [] })).toMatchObject({
      ...{ own, others: [dal], isSure: true },
    });
  });

  it('is the one with the page’s name', () => {
    expect(ownRecipe([dal, rice], { address: null, titles: ['Plain Rice recipe'] })?.own).toBe(rice);
    expect(ownRecipe([dal, rice], { address: null, titles: ['The best plain rice of all'] })?.own).toBe(rice);
  });

  it('is the first where the page says nothing, and that is said', () => {
    expect(ownRecipe([dal, rice], { address: null, titles: ['Sunday lunch'] })).toEqual({
      ...{ own: dal, others: [rice], isSure: false },
    });
    expect(ownRecipe([], { address: null, titles: [] })).toBeNull();
  });

  it('is told once, with what either telling has', () => {
    const twin = recipe('Red Dal', { recipeIngredient: ['salt', 'lentils'], recipeYield: 4 });
    const found = ownRecipe([{ ...dal, prepTime: 'PT5M' }, twin], { address: null, titles: [] });
    expect(found).toMatchObject({ own: { ...twin, prepTime: 'PT5M' }, others: [], isSure: true });
  });
});
