import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { DISH_FAMILIES, familiesOf } from '#src/domain/dishes/families.ts';
import { OCCASIONS, occasionsOf } from '#src/domain/dishes/occasions.ts';
import { foodById } from '#src/domain/foods/find.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { costOf, priceOf } from '#src/domain/recipes/facts/cost.ts';
import { factsOf } from '#src/domain/recipes/facts/facts.ts';
import { SEASONS, seasonsOf } from '#src/domain/recipes/facts/seasons.ts';
import SEASONAL from '#src/domain/recipes/facts/words/seasons.json' with { type: 'json' };

const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
const factsOfRecipe = (id: string) => {
  const recipe = recipes.find((one) => one.id === id);
  if (!recipe) throw new Error(id);
  return factsOf(recipe, parseIngredientLines(recipe.ingredients));
};
const costing = (servings: number, ...ingredients: string[]) => ({
  lines: parseIngredientLines(ingredients),
  servings,
});

describe('the price of foods', () => {
  it('is known of every food that may be in a recipe', () => {
    for (const { id, price, origin } of FOODS) expect(price !== undefined, id).toBe(origin === undefined);
  });

  it('is high where a shop’s is', () => {
    const price = (id: string) => foodById.get(id)?.price ?? 0;
    expect(price('carrot')).toBeLessThan(price('almonds'));
    expect(price('almonds')).toBeLessThan(price('pine-nuts'));
    expect(price('sunflower-oil')).toBeLessThan(price('maple-syrup'));
    expect(price('vanilla-extract')).toBeLessThan(price('saffron'));
  });
});

describe('costOf', () => {
  it('goes by the serving', () => {
    expect(costOf(costing(4, '200 g red lentils', '1 onion', '400 g potatoes'))).toBe('cheap');
    expect(costOf(costing(2, '400 g firm tofu', '200 g basmati rice'))).toBe('fair');
    expect(costOf(costing(1, '100 g pine nuts'))).toBe('dear');
    expect(costOf(costing(8, '100 g pine nuts'))).toBe('cheap');
  });

  it('is not known where the price or the weight of a line is not', () => {
    expect(costOf(costing(4, '200 g red lentils', 'some moon dust'))).toBeNull();
    expect(costOf(costing(4, '200 g red lentils', 'red peppers'))).toBeNull();
    expect(costOf(costing(4, '200 g red lentils', '1 egg'))).toBeNull();
    expect(costOf(costing(4))).toBeNull();
    expect(costOf(costing(0, '200 g red lentils'))).toBeNull();
  });

  it('counts neither headings nor salt to taste', () => {
    expect(priceOf(costing(1, 'For the sauce:', '100 g potatoes', 'salt'))).toBeCloseTo(0.12);
  });
});

describe('families and occasions', () => {
  it('are what tags say', () => {
    expect(familiesOf(['dumplings', 'japanese'])).toEqual(['dumplings']);
    expect(familiesOf(['rice', 'iced'])).toEqual(['cold-drink', 'rice-dish']);
    expect(occasionsOf(['lunchbox', 'christmas'])).toEqual(['christmas', 'packed-lunch']);
  });

  it('put every dish of the catalogue into a family', () => {
    expect(recipes.filter(({ tags }) => familiesOf(tags).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['families', DISH_FAMILIES],
    ['occasions', OCCASIONS],
  ])('come near only %s that there are, and never name one twice', (_, table) => {
    const slugs = table.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { near } of table) for (const slug of near) expect(slugs).toContain(slug);
  });

  it.each([
    ['pan-fried-gyoza', 'dumplings'],
    ['apple-crumble', 'crumble'],
    ['energy-balls', 'energy-bites'],
    ['baked-sweet-potato-fries', 'fries'],
    ['spring-rolls', 'rolls'],
    ['rainbow-buddha-bowl', 'bowl'],
    ['red-lentil-dal', 'curry'],
  ])('%s is of the family %s', (id, family) => {
    expect(factsOfRecipe(id).families).toContain(family);
  });

  it('know enough for the great feasts', () => {
    for (const occasion of [
      'christmas',
      'birthday',
      'halloween',
      'easter',
      'thanksgiving',
      'new-year',
      'barbecue',
      'date-night',
      'picnic',
    ])
      expect(recipes.filter(({ tags }) => occasionsOf(tags).includes(occasion)).length, occasion).toBeGreaterThan(4);
  });
});

describe('seasonsOf', () => {
  const seasons = (tags: string[], ...ingredients: string[]) =>
    seasonsOf({ tags, lines: parseIngredientLines(ingredients) });

  it('are those of the tags', () => expect(seasons(['winter', 'soup'], '500 g asparagus')).toEqual(['winter']));

  it('are else those in which all the seasonal produce is there', () => {
    expect(seasons([], '500 g asparagus', '200 g rice')).toEqual(['spring']);
    expect(seasons([], '300 g butternut squash', '200 g kale')).toEqual(['autumn', 'winter']);
    expect(seasons([], '300 g asparagus', '300 g kale')).toEqual([]);
    expect(seasons([], '300 g potatoes')).toEqual([]);
  });

  it('do not follow from a garnish', () => {
    expect(seasons([], '500 g silken tofu', '10 g raspberries')).toEqual([]);
  });

  it('are told of foods that the table knows', () => {
    for (const { food } of SEASONAL) expect(foodById.has(food), food).toBe(true);
    expect(SEASONS.every((season) => SEASONAL.some((row) => row.seasons.includes(season)))).toBe(true);
  });
});
