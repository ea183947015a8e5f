import { describe, expect, it } from 'vitest';
import { recipeStructuredData } from '#src/layouts/recipe-structured-data.ts';
import { WHOLE } from '../domain/recipes/a-whole-recipe.ts';

const site = { name: 'Plantry', url: 'https://plantry.example', socials: [] };
const sent = (over: Partial<typeof WHOLE>) => {
  const { isVegan = true } = over;
  return recipeStructuredData({ ...WHOLE, ...over, isVegan }, site, new Map()) as unknown as Record<string, unknown>;
};

describe('recipeStructuredData', () => {
  it('has category and cuisine among the keywords, each once', () => {
    const keywords = String(sent({ tags: ['indian', 'one-pot'] }).keywords).split(', ');
    expect(keywords).toEqual(['vegan', 'dinner', 'indian', 'one pot']);
  });

  it.each([
    [
      'Put the cold water, the kombu and the dried shiitake into a saucepan; wait. Then boil.',
      'Put the cold water, the kombu and the dried shiitake into a saucepan',
    ],
    ['Fry for 1.5 minutes', 'Fry for 1.5 minutes'],
  ])('names the step "%s" whole, without a cut in the middle of a list or a word', (step, name) => {
    expect(sent({ instructions: [step] }).recipeInstructions).toMatchObject([{ name, text: step }]);
  });

  it('says what the recipe is adapted from, and lists ingredients without their groups', () => {
    const grouped = { ingredientGroups: [{ name: 'For the dal', at: 0 }], sourceUrl: 'https://www.example.com/dal' };
    expect(sent(grouped)).toMatchObject({
      isBasedOn: 'https://www.example.com/dal',
      recipeIngredient: WHOLE.ingredients,
    });
    for (const sourceUrl of [null, 'javascript:alert(1)', 'soon: an address'])
      expect(sent({ sourceUrl })).not.toHaveProperty('isBasedOn');
  });

  it('claims the diets that hold, and none that a label must tell or that has no name there', () => {
    expect(sent({ dietaryRestrictions: ['gluten-free', 'low-fat', 'kids'] }).suitableForDiet).toEqual(
      ['Vegan', 'GlutenFree', 'LowFat'].map((diet) => `https://schema.org/${diet}Diet`),
    );
    const open = sent({ dietNotes: [{ diet: 'gluten-free', products: ['tamari'] }], isVegan: false });
    expect(open.suitableForDiet).toEqual([]);
  });
});
