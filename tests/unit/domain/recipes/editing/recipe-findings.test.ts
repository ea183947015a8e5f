import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CatalogueRecipe, catalogueRecipeSchema } from '#src/domain/recipes/catalogue.ts';
import { completeRecipe } from '#src/domain/recipes/editing/complete-recipe.ts';
import type { GeneratedRecipe, ReadRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { findingsOf } from '#src/domain/recipes/editing/recipe-findings.ts';

const SOUP: ReadRecipe = {
  title: 'Lentil soup',
  description: 'A soup.',
  ingredients: [
    { amount: '250', unit: 'g', name: 'red lentils' },
    { amount: '1', unit: '', name: 'onion, chopped' },
    { amount: '1', unit: 'litre', name: 'vegetable stock' },
    { amount: '2', unit: 'tbsp', name: 'olive oil' },
  ],
  ingredientGroups: [],
  instructions: ['Fry the onion in the olive oil.', 'Add the lentils and the stock and simmer for 20 minutes.'],
  prepTime: 10,
  cookTime: 25,
  restTime: 0,
  servings: 4,
  category: 'lunch',
  difficulty: 'easy',
  tags: [],
  cuisine: '',
  tipsAndNotes: '',
  sourceUrl: null,
};
const READING = { assumed: [], source: { text: '', spans: [] }, unread: [] };
const findingsFor = (changes: Partial<ReadRecipe>) => findingsOf(completeRecipe({ ...SOUP, ...changes }, READING));
const found = (changes: Partial<ReadRecipe>) =>
  findingsFor(changes).map(({ kind, ingredient, step }) => [kind, ingredient, step]);
const withIngredient = (name: string, amount = '50', unit = 'g') => ({
  ingredients: [...SOUP.ingredients, { amount, unit, name }],
  instructions: [...SOUP.instructions, `Stir in the ${name} and serve.`],
});

describe('findings of a recipe that was read', () => {
  it('lets a sound recipe through', () => {
    expect(findingsFor({})).toEqual([]);
  });

  it.each(['butter', 'double cream', 'eggs', 'honey', 'parmesan', 'chicken stock', 'anchovies', 'gelatine'])(
    'names %s as an animal product',
    (name) => {
      const [first] = findingsFor(withIngredient(name));
      expect(first).toMatchObject({ kind: 'animal', ingredient: 4 });
      expect(first?.message).toContain(name);
    },
  );

  it.each([
    'vegan butter',
    'oat cream',
    'flax eggs',
    'coconut milk',
    'peanut butter',
    'butter beans',
    'vegan parmesan',
  ])('takes %s for a plant', (name) => {
    expect(findingsFor(withIngredient(name)).filter(({ kind }) => kind === 'animal')).toEqual([]);
  });

  it('sees an animal product that only a choice, a step or the title names', () => {
    expect(found(withIngredient('oat milk or milk'))).toContainEqual(['animal', 4, null]);
    expect(found({ instructions: [...SOUP.instructions, 'Grate parmesan over the top.'] })).toContainEqual([
      'animal',
      null,
      2,
    ]);
    expect(found({ title: 'Beef and lentil soup' })).toContainEqual(['animal', null, null]);
  });

  it('finds what no step uses and what no line lists', () => {
    const ingredients = [...SOUP.ingredients, { amount: '2', unit: '', name: 'carrots' }];
    expect(found({ ingredients })).toEqual([['unused', 4, null]]);
    expect(found({ instructions: [...SOUP.instructions, 'Scatter with chives.'] })).toEqual([['unlisted', null, 2]]);
    expect(found({ ingredients, instructions: ['Put everything in a pan and simmer for 30 minutes.'] })).toEqual([]);
  });

  it('tells of a food whose weight nobody knows, unless it has no amount', () => {
    const unknown = (amount: string, unit: string, name: string) =>
      findingsFor(withIngredient(name, amount, unit)).filter(({ kind }) => kind === 'unknown');
    expect(unknown('3', '', 'quinoa')).toMatchObject([
      { ingredient: 4, message: expect.stringMatching(/^We don’t know what “3 quinoa” weighs/) },
    ]);
    expect(unknown('30', 'g', 'quinoa')).toEqual([]);
    expect(unknown('', '', 'quinoa')).toEqual([]);
  });

  it('doubts figures that cannot be', () => {
    const nutrition = (changes: Partial<ReadRecipe>) => findingsFor(changes).filter(({ kind }) => kind === 'nutrition');
    expect(nutrition({ servings: 100 })[0]?.message).toMatch(/only \d+ kcal/);
    expect(
      findingsFor({
        ingredients: [{ amount: '5', unit: 'kg', name: 'red lentils' }, ...SOUP.ingredients.slice(1)],
        servings: 2,
      }),
    ).toMatchObject([
      { kind: 'figures', ingredient: 0, message: expect.stringMatching(/kcal, most of it from this line: “5 kg red/) },
      { kind: 'nutrition', message: expect.stringMatching(/is 2 servings right/) },
    ]);
    expect(findingsFor({ cookTime: 5000 })).toMatchObject([{ kind: 'figures', ingredient: null }]);
    expect(nutrition(withIngredient('salt', '200'))[0]?.message).toMatch(/salt in 100 g/);
    expect(nutrition(withIngredient('unobtainium', '500'))[0]?.message).toMatch(/No nutrition facts/);
    const recipe = completeRecipe(SOUP, READING) as GeneratedRecipe & { nutritionFacts: object };
    const per100g = { ...recipe.nutritionFacts.per100g, energyKcal: 800 };
    expect(findingsOf({ ...recipe, nutritionFacts: { ...recipe.nutritionFacts, per100g } })[0]?.message).toMatch(
      /doesn’t match/,
    );
  });

  it('says what is missing or was supposed', () => {
    expect(found({ instructions: [] })).toEqual([['incomplete', null, null]]);
    expect(findingsOf(completeRecipe(SOUP, { ...READING, assumed: ['servings'] })).map(({ kind }) => kind)).toEqual([
      'assumed',
    ]);
  });

  it('finds next to nothing in the recipes of the catalogue', () => {
    const doubted = catalogue().filter((recipe) => findingsOf(completeRecipe(readOf(recipe), READING)).length > 0);
    expect(doubted.length, doubted.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(10);
  });
});

function catalogue(): CatalogueRecipe[] {
  const root = join(import.meta.dirname, '../../../../../src/db/seed/recipes');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => catalogueRecipeSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))));
}

const readOf = ({ ingredients, restTime = 0, ...recipe }: CatalogueRecipe): ReadRecipe => ({
  ...recipe,
  restTime,
  ingredientGroups: [],
  cuisine: '',
  tipsAndNotes: '',
  sourceUrl: null,
  ingredients: ingredients.map((name) => ({ amount: '', unit: '', name })),
});
