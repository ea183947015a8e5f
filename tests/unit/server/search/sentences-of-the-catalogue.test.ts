import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { foodById, foodsIn } from '#src/domain/foods/find.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { searchByFilters } from '#src/server/search/filtered-search.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { SENTENCES } from '#tests/unit/domain/search/sentences.ts';

seededDatabase();

/** Written by hand for this test, so that it does not ask the code under test what a food is. */
const NEVER: Record<string, RegExp> = {
  mushrooms: /mushroom|porcini|shiitake|portobello/i,
  coriander: /coriander|cilantro/i,
  cilantro: /coriander|cilantro/i,
  garlic: /garlic|hummus|kimchi|sriracha|harissa|pesto/i,
  aubergine: /aubergine|eggplant/i,
  tomatoes: /tomato|passata|ketchup|salsa\b|marinara/i,
  olives: /\bolives\b|\bolive(?! oil)\b/i,
  capers: /caper/i,
  onions: /onion|scallion/i,
  onion: /onion|scallion/i,
  'bell peppers': /(?:red|green|yellow|bell|orange|sweet|roasted) peppers?\b|capsicum/i,
  bananas: /banana/i,
  banana: /banana/i,
  coconut: /coconut/i,
  celery: /celery/i,
  sesame: /sesame|tahini|hummus|za'atar|dukkah/i,
  mango: /mango/i,
  pineapple: /pineapple/i,
  tofu: /tofu/i,
  beans: /\bbeans?\b|edamame/i,
  sugar: /\bsugar\b(?! snap)|syrup|molasses/i,
  'sweet potatoes': /sweet potato/i,
  peanuts: /peanut|groundnut/i,
  potatoes: /(?<!sweet )potato|gnocchi/i,
  rice: /\brice\b/i,
  soup: /soup/i,
  broccoli: /broccoli/i,
  cream: /\bcream\b/i,
  peppers: /(?:red|green|yellow|bell|orange|sweet|roasted) peppers?\b|capsicum/i,
  'coconut milk': /coconut milk/i,
  fennel: /fennel/i,
  cheese: /cheese/i,
  flour: /\bflour\b/i,
  alcohol: /\b(?:wine|rum|sake|mirin|brandy|liqueur|sherry|beer)\b/i,
  caffeine: /coffee|espresso|\btea\b|matcha|cocoa|chocolate/i,
  pasta: /pasta|spaghetti|lasagne|macaroni|penne|gnocchi/i,
};

const catalogue = new Map<string, CatalogueRecipe>();
beforeAll(async () => {
  const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
  for (const recipe of recipes) catalogue.set(recipe.id, recipe);
});

describe.each(SENTENCES.map(([sentence]) => sentence))('%s', (sentence) => {
  it('returns no recipe that violates an understood limit', async () => {
    const filters = readSentence(sentence);
    const { recipes, fellBack } = await searchByFilters(filters);
    for (const { id } of recipes) {
      const recipe = catalogue.get(id);
      if (!recipe) throw new Error(`${id} is not in the catalogue`);
      const lines = recipe.ingredients.map(parseIngredientLine);
      expect(recipe.dietaryRestrictions, id).toEqual(expect.arrayContaining(filters.diets));
      if (filters.maxMinutes) {
        expect(recipe.prepTime + recipe.cookTime + (recipe.restTime ?? 0), id).toBeLessThanOrEqual(filters.maxMinutes);
      }
      if (filters.servings) expect(recipe.servings, id).toBeGreaterThanOrEqual(filters.servings);
      if (filters.difficulty) expect(recipe.difficulty, id).toBe(filters.difficulty);
      const { per100, servingGrams = 0 } = nutritionOf(lines, recipe.servings, recipe) ?? {};
      if (filters.maxKcal)
        expect(Math.round(((per100?.energy ?? NaN) * servingGrams) / 100), id).toBeLessThanOrEqual(filters.maxKcal);
      if (filters.minProtein)
        expect(((per100?.protein ?? NaN) * servingGrams) / 100, id).toBeGreaterThanOrEqual(filters.minProtein);
      for (const name of filters.excluded) {
        const never = NEVER[name];
        if (!never) throw new Error(`What are ${name}?`);
        const foods = recipe.ingredients.flatMap((line) =>
          foodsIn(line).map(({ food }) => foodById.get(food.id)?.names[0]),
        );
        expect(
          [...recipe.ingredients, ...foods].filter((line) => line && never.test(line)),
          id,
        ).toEqual([]);
      }
      if (fellBack) continue;
      if (filters.category) expect(recipe.categories, id).toContain(filters.category);
      expect(recipe.tags, id).toEqual(expect.arrayContaining(filters.tags));
    }
  });
});

describe('searchByFilters', () => {
  it('finds something for most sentences, and mostly all that was asked for', async () => {
    const answers = await Promise.all(SENTENCES.map(([sentence]) => searchByFilters(readSentence(sentence))));
    const empty = SENTENCES.filter((_, i) => answers[i]?.recipes.length === 0).map(([sentence]) => sentence);
    const wide = SENTENCES.filter((_, i) => answers[i]?.fellBack).map(([sentence]) => sentence);
    expect(empty.length, empty.join('\n')).toBeLessThanOrEqual(16);
    expect(wide.length, wide.join('\n')).toBeLessThanOrEqual(32);
  });
});
