import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { findFood, foodWords } from '#src/domain/foods/find.ts';
import { foodSchema } from '#src/domain/foods/food.ts';
import { NAMES_OF_THEIR_OWN } from '#src/domain/foods/food-allergens.ts';
import { FURTHER_FOODS } from '#src/domain/foods/lexicon.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import type { AllergenCause } from '#src/domain/ingredients/allergen-statement.ts';
import { allergensOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';

const catalogue = new Map(
  [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes].map((recipe) => [recipe.id, recipe]),
);
const of = (...lines: string[]) => allergensOf(parseIngredientLines(lines));
const slugs = (causes: readonly AllergenCause[]) => causes.map(({ allergen }) => allergen).toSorted();
const said = (line: string) => {
  const { contains, check } = of(line);
  return [slugs(contains).join(' '), slugs(check).join(' ')];
};

/** Allergens with the ids of the foods that cause them, as a file of truth or the rule gives them. */
const byFood = (causes: readonly AllergenCause[]) =>
  Object.fromEntries(
    causes.map(({ allergen, foods }) => [allergen, foods.map((food) => findFood(food)?.id ?? food).toSorted()]),
  );
const causesIn = (text: string): AllergenCause[] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [allergen = '', foods = ''] = part.split(':').map((each) => each.trim());
      return { allergen: allergen as Allergen, foods: foods.split(',').map((food) => food.trim()) };
    });

function rowsOf(file: string): [string, string, string][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string]);
}

describe.each(['allergen-truth.txt', 'allergen-truth-unseen.txt'])('%s, read by hand', (file) => {
  it.each(rowsOf(file))('%s', (id, contains, check) => {
    const recipe = catalogue.get(id);
    const found = allergensOf(parseIngredientLines(recipe?.ingredients ?? []), recipe?.instructions);
    expect({ contains: byFood(found.contains), check: byFood(found.check), unknown: found.unknown }).toEqual({
      contains: byFood(causesIn(contains)),
      check: byFood(causesIn(check)),
      unknown: [],
    });
  });
});

describe('recipes typed as users type', () => {
  const rows = rowsOf('allergen-truth-typed.txt');

  it.each(rows)('%s', (lines, ...wanted) => {
    const found = of(...lines.split(';').map((line) => line.trim()));
    const told = [slugs(found.contains).join(' '), slugs(found.check).join(' '), found.unknown.join(' ')];
    expect(told).toEqual([0, 1, 2].map((column) => wanted[column] ?? ''));
  });
});

describe('the columns of the food table', () => {
  it('say of no food that it is a nut both in law and by name only', () => {
    for (const { id, contains = [], allergens = [], check = [] } of FOODS) {
      if (contains.includes('kernels')) expect([...allergens, ...check], id).not.toContain('nuts');
    }
  });

  it('say no allergen both ways or twice', () => {
    for (const { id, allergens = [], check = [] } of FOODS) {
      expect(new Set([...allergens, ...check]).size, id).toBe(allergens.length + check.length);
    }
  });

  it('know the law’s 14 and nothing else', () => {
    const row = { id: 'a', names: 'a', aisle: 'produce', per100: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
    expect(foodSchema.safeParse({ ...row, allergens: ['celery'], check: ['lupin'] }).success).toBe(true);
    expect(foodSchema.safeParse({ ...row, allergens: ['soy'] }).success).toBe(false);
    expect(foodSchema.safeParse({ ...row, check: ['wheat'] }).success).toBe(false);
  });

  it('say of every animal food of milk, egg and fish what it is', () => {
    const origins = { milk: ['milk'], egg: ['eggs'], fish: ['fish', 'crustaceans', 'molluscs'] };
    for (const { id, origin, allergens = [], check = [] } of FOODS) {
      if (origin === 'milk' || origin === 'egg' || origin === 'fish') {
        expect(
          origins[origin].some((slug) => [...allergens, ...check].includes(slug as Allergen)),
          id,
        ).toBe(true);
      }
    }
  });

  it('have no name that is known without figures too, which would be said twice', () => {
    const alone = FURTHER_FOODS.filter(({ stands }) => !stands);
    const all = [...FOODS, ...alone].flatMap(({ names }) => [
      ...new Set(names.map((name) => foodWords(name).join(' '))),
    ]);
    const further = alone.flatMap(({ names }) => names.map((name) => foodWords(name).join(' ')));
    expect(further.filter((name) => all.indexOf(name) !== all.lastIndexOf(name))).toEqual([]);
  });

  it('have names of their own only for names that foods have', () => {
    const names = new Set(FOODS.flatMap((food) => food.names.map((name) => foodWords(name).join(' '))));
    expect(NAMES_OF_THEIR_OWN.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the words of a line', () => {
  it.each([
    ['200 g rolled oats', 'gluten', ''],
    ['200 g gluten-free oats', '', 'gluten'],
    ['200 g oats, certified gluten-free', '', 'gluten'],
    ['200 g oats (gluten-free if needed)', 'gluten', ''],
    ['200 g oats (not gluten-free)', 'gluten', ''],
    ['200 g wheat-free oats', 'gluten', ''],
    ['1 tbsp tamari', 'soya', 'gluten'],
    ['1 tbsp tamari (gluten-free)', 'soya', ''],
    ['150 g gf oats', '', 'gluten'],
    ['50 g soya-free dark chocolate', '', 'milk'],
    ['1 tbsp soy sauce (use tamari for gluten-free)', 'gluten soya', ''],
    ['1 tbsp soy sauce or tamari', 'soya', 'gluten'],
    ['1 tbsp soy sauce (or coconut aminos)', '', 'gluten soya'],
    ['1 tbsp barley miso', 'gluten soya', ''],
    ['300 ml soya milk', 'soya', ''],
    ['300 ml plant milk', '', 'gluten nuts soya'],
    ['300 ml almond or oat milk', '', 'gluten nuts'],
    ['200 g cashew cheese', 'nuts', 'gluten soya'],
    ['200 g vegan feta', '', 'gluten nuts soya'],
    ['200 g tofu feta', 'soya', 'gluten nuts'],
    ['1 tbsp sesame seeds (optional)', '', 'sesame'],
    ['20 g peanuts, to garnish (optional)', '', 'peanuts'],
    ['1 tbsp plain flour (or gluten-free)', '', 'gluten'],
    ['200 g tofu, with sesame seeds (optional)', 'soya', 'sesame'],
    ['200 g tofu, tossed in flour or cornflour', 'soya', 'gluten'],
    ['2 walnut-sized pieces of ginger', '', ''],
    ['1 tbsp peanut-free curry powder', '', 'celery mustard'],
    ['150 g ditalini pasta', 'gluten', 'eggs'],
    ['100 g rice vermicelli noodles', '', 'gluten'],
    ['60 g sunflower seeds, ground to a flour', '', ''],
    ['2 tbsp lemon juice', '', ''],
    ['2 tbsp bottled lemon juice', '', 'sulphites'],
    ['1 tsp Tabasco sauce', '', ''],
    ['50 g pine nuts', '', ''],
    ['50 g coconut flesh, no nuts', '', ''],
    ['100 g cooked chestnuts', '', ''],
    ['50 g butter', 'milk', ''],
    ['4 plant-based lamb chops', '', 'gluten nuts soya'],
    ['50 g vegan brie', '', 'gluten milk nuts soya'],
    ['2 slices pecan bread', 'gluten nuts', 'milk sesame soya'],
    ['3 tbsp almond mayo', 'nuts', 'mustard soya'],
    ['40 g corn nuts', '', 'gluten milk'],
    ['100 g lupin flour', 'lupin', ''],
    ['200 g egg-free spaghetti', 'gluten', ''],
    ['2 tbsp mole paste', '', 'celery gluten mustard nuts peanuts sesame sulphites'],
    ['100 ml red wine', 'sulphites', 'eggs milk'],
    ['100 ml vegan red wine', 'sulphites', ''],
    ['2 tbsp “butter”', '', 'gluten milk nuts soya'],
  ])('%s: contains %j, check %j', (line, contains, check) => {
    expect(said(line)).toEqual([contains, check]);
  });

  it('name what nobody knows, and still say what a word gives away', () => {
    expect(of('200 g zorblax', '200 ml unsweetened soya')).toEqual({
      contains: [{ allergen: 'soya', foods: ['soya'] }],
      check: [],
      unknown: ['zorblax', 'unsweetened soya'],
    });
    expect(of()).toEqual({ contains: [], check: [], unknown: ['a recipe without ingredients'] });
    expect(of('For the zorblax:', '200 g zorblax, tossed in flour').unknown).toEqual(['zorblax']);
  });

  it.each([
    ['300 g mushroom ravioli', 'gluten', 'eggs milk', '300 g mushroom ravioli'],
    ['300 g carrot zorblax', '', '', 'carrot zorblax'],
    ['100 g almond cake', 'nuts gluten', 'eggs milk soya', 'almond cake'],
    ['1 tsp shrimp and crab boil', '', '', ''],
    ['200 ml brown ale', 'gluten', 'fish', ''],
    ['2 tbsp walnut or almond oil', 'nuts', '', ''],
    ['8 sponge fingers', 'eggs gluten', 'milk soya', ''],
    ['100 g margarine', '', 'milk soya', ''],
    ['1 jar tomato ketchup', '', 'celery', ''],
  ])('%s: contains %j, check %j, not known %j', (line, contains, check, unknown) => {
    const found = of(line);
    const sorted = (slugs: string) => slugs.split(' ').toSorted().join(' ');
    expect(said(line)).toEqual([sorted(contains), sorted(check)]);
    expect(found.unknown.join(' ')).toBe(unknown.replace(/^\d+ g /, ''));
  });

  it('count what a step adds without a line', () => {
    const lines = parseIngredientLines(['200 g tofu']);
    const { contains } = allergensOf(lines, ['Fry the tofu and scatter with sesame seeds.']);
    expect(contains).toEqual([
      { allergen: 'soya', foods: ['tofu'] },
      { allergen: 'sesame', foods: ['sesame seeds'] },
    ]);
  });

  it.each([
    ['Fry the tofu. Serve with bread for the juices.', 'gluten milk sesame'],
    ['Press the tofu into walnut-sized balls.', ''],
    ['Fill the jar with the tofu and label it with the date.', ''],
  ])('%s', (step, check) => {
    const found = allergensOf(parseIngredientLines(['200 g tofu']), [step]);
    expect([slugs(found.contains), slugs(found.check).join(' ')]).toEqual([['soya'], check]);
  });
});
