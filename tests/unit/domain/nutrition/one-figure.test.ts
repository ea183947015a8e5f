import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { nutritionOf } from '#src/domain/nutrition/nutrition.ts';
import { nutritionRows } from '#src/domain/nutrition/nutrition-table.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { completeRecipe } from '#src/domain/recipes/editing/complete-recipe.ts';
import { recipeDraftSchema } from '#src/domain/recipes/editing/recipe-draft.ts';
import { previewOf } from '#src/domain/recipes/editing/recipe-preview.ts';
import { misfits } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { waitingMarks } from '#src/domain/scaling/waiting-marks.ts';
import { recipeStructuredData } from '#src/layouts/recipe-structured-data.ts';
import { toRecipe } from '#src/server/recipes/recipes.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';
import { WHOLE } from '../recipes/a-whole-recipe.ts';

type Written = Pick<CatalogueRecipe, 'title' | 'category' | 'servings' | 'ingredients' | 'instructions'>;

const site = { name: 'Plantry', url: 'https://plantry.example', socials: [], sells: false, look: HOUSE_LOOK };
const catalogue = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];

/** The figures of a recipe wherever somebody meets them, in the same words. */
function met(recipe: Written, marks: readonly Mark[]) {
  const row = { ...WHOLE, ...recipe, marks: [...marks] };
  const derived = derivedFields(row);
  // As the call answers it, and the page shows it.
  const answered = toRecipe({ ...row, ...derived, ratingSum: 0 } as unknown as Parameters<typeof toRecipe>[0]);
  const { title, category, servings, ingredients, instructions } = recipe;
  const draft = recipeDraftSchema.parse({ title, category, servings, ingredients, instructions, marks: [...marks] });
  const preview = previewOf({ draft, saved: undefined });
  const json = recipeStructuredData(answered, site, new Map()) as { nutrition?: Record<string, string> };
  const rows = answered.nutrition && nutritionRows(answered.nutrition, answered);
  return {
    call: answered.nutrition && { ...answered.nutrition, serving: answered.calories },
    editor: preview.nutrition && { ...preview.nutrition, serving: preview.calories },
    scores: [answered.nutriScore, preview.nutriScore],
    page: rows?.[0] && [rows[0].per100, rows[0].perServing].map(kcalIn),
    json: json.nutrition && {
      serving: Number.parseInt(json.nutrition.calories ?? '', 10),
      fat: Number.parseFloat(json.nutrition.fatContent ?? ''),
      protein: Number.parseFloat(json.nutrition.proteinContent ?? ''),
      grams: Number.parseInt(json.nutrition.servingSize ?? '', 10),
    },
  };
}
const kcalIn = (text: string): number => Number(/(\d+)\s*kcal/.exec(text)?.[1]);

/** What the generator's review shows before anything is marked. */
const reviewed = (recipe: Written) => {
  const { title, category, servings, ingredients, instructions } = recipe;
  const read = {
    ...{ ...WHOLE, title, category, servings, instructions: [...instructions], cuisine: '', tipsAndNotes: '' },
    ...{ prepTime: 10, cookTime: 20, restTime: 0 },
    ingredients: ingredients.map((name) => ({ amount: '', unit: '', name })),
  };
  const source = { text: '', spans: [], used: [] };
  return completeRecipe(read, { assumed: [], source, unread: [] } as unknown as Parameters<typeof completeRecipe>[1]);
};

/** They are one, and the generator's too. */
function expectOneFigure(recipe: Written, marks: readonly Mark[], { isReviewed }: { isReviewed: boolean }) {
  const { call, editor, scores, page, json } = met(recipe, marks);
  expect(editor).toEqual(call);
  expect(scores[1]).toBe(scores[0]);
  expect(page).toEqual(call ? [call.calories, call.serving] : null);
  expect(json?.serving).toBe(call?.serving);
  expect(json?.grams).toBe(call?.servingGrams);
  if (!isReviewed) return;
  const { nutritionFacts: facts, nutriScore } = reviewed(recipe);
  expect(nutriScore).toBe(scores[0]);
  expect(facts && [facts.per100g.energyKcal, facts.perServing.energyKcal]).toEqual(
    call && [call.calories, call.serving],
  );
  const { fat, protein, sugar } = facts?.per100g ?? {};
  expect([fat, protein, sugar]).toEqual([call?.totalFat, call?.protein, call?.sugars]);
  expect([facts?.perServing.fat, facts?.perServing.protein]).toEqual([json?.fat, json?.protein]);
}

/** Some of a list, each of them or not. */
const someOf = <T>(list: readonly T[]) => fc.subarray([...list]);

/** Steps as cooks write them, of which some boil away, take up water or leave oil behind. */
const STEPS = [
  (a: string, b: string) => `Heat the ${a} and fry the ${b} for 8 minutes.`,
  (a: string, b: string) => `Boil the ${a} with the ${b} for 12 minutes and drain.`,
  (a: string, b: string) => `Add half of the ${a} and the ${b} and simmer for 25 minutes.`,
  (a: string, b: string) => `Stir in the rest of the ${a} and 20 g of the ${b}.`,
  (a: string, b: string) => `Toss the ${a} with the ${b} and roast for 40 minutes.`,
  (a: string, b: string) => `Bake the ${a} and the ${b} for 30 minutes, then divide between four bowls.`,
  (a: string) => `Blend the ${a}, then strain the milk through muslin.`,
  (a: string) => `Deep-fry it in the ${a} for 3 minutes.`,
];
const foods = FOODS.filter(({ names }) => names[0] && !/[,(]/.test(names[0])).map(({ names }) => names[0] ?? '');
const recipes: fc.Arbitrary<Written> = fc
  .record({
    named: fc.uniqueArray(fc.tuple(fc.constantFrom(...foods), fc.integer({ min: 5, max: 900 })), {
      ...{ minLength: 2, maxLength: 6 },
      selector: ([food]) => food,
    }),
    steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 5 }),
    servings: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ named, steps, servings }) => {
    const at = (index: number) => named[index % named.length]?.[0] ?? '';
    return {
      title: 'Something to eat',
      category: 'dinner',
      servings,
      ingredients: named.map(([food, grams]) => `${grams} g ${food}`),
      instructions: steps.map(([step, one, other]) => step(at(one), at(other))),
    };
  });

describe('the nutrition of a recipe', () => {
  it.each(catalogue.map((recipe, at) => [recipe.id, recipe, at] as const))('is one figure of %s', (_, recipe, at) => {
    const proposed = proposedMarks(recipe);
    const some = proposed.filter((__, index) => (index * 7 + at) % 3 === 0);
    const figures = (marks: readonly Mark[]) =>
      nutritionOf(parseIngredientLines(recipe.ingredients), recipe.servings, { ...recipe, marks });
    expectOneFigure(recipe, some, { isReviewed: true });
    for (const marks of [proposed, some]) expect(figures(marks)).toEqual(figures([]));
    // Its own marks may say what no reader would.
    if (at % 6 === 0) expectOneFigure(recipe, recipe.marks, { isReviewed: false });
  });

  it('is one figure of any recipe and any choice of its marks', () => {
    const bare: (number | undefined)[] = [];
    fc.assert(
      fc.property(
        recipes.chain((recipe) => fc.tuple(fc.constant(recipe), someOf(proposedMarks(recipe)))),
        ([recipe, marks]) => {
          expectOneFigure(recipe, marks, { isReviewed: true });
          expect(met(recipe, marks).call).toEqual(met(recipe, []).call);
          const unmarked = nutritionOf(parseIngredientLines(recipe.ingredients), recipe.servings);
          if (unmarked) bare.push(unmarked.servingGrams - (met(recipe, []).call?.servingGrams ?? 0));
        },
      ),
      { numRuns: 150 },
    );
    // The steps matter in enough of them for this to be a test.
    expect(bare.filter((change) => Math.abs(change ?? 0) > 1).length).toBeGreaterThan(bare.length / 4);
  });

  it('is one figure for any choice of the marks a person corrected and the reader proposes', () => {
    const oil: Mark = { of: 'ingredient', step: 1, start: 17, text: 'sunflower oil', line: 0, share: 1 };
    const recipe: Written = {
      ...{ title: 'Falafel', category: 'dinner', servings: 4 },
      ingredients: ['800 ml sunflower oil', '400 g chickpeas', '1 onion'],
      instructions: ['Blend the chickpeas and the onion.', 'Deep-fry in the sunflower oil for 5 minutes.'],
    };
    const corrected: Mark = { ...oil, start: 16, eaten: 0.25 };
    const waiting = waitingMarks([corrected], recipe, proposedMarks(recipe));
    expect(waiting).not.toContainEqual(expect.objectContaining({ line: 0 }));
    const all = met(recipe, [corrected, ...waiting]).call;
    expect(met(recipe, [corrected]).call).toEqual(all);
    expect(all?.calories).toBeGreaterThan(met(recipe, []).call?.calories ?? 0);
  });
});

describe('waitingMarks', () => {
  it.each(catalogue.slice(0, 40).map((recipe) => [recipe.id, recipe] as const))(
    'fit beside the marks of %s',
    (_, recipe) => {
      const half = recipe.marks.filter((__, index) => index % 2 === 0);
      expect(misfits([...half, ...waitingMarks(half, recipe, proposedMarks(recipe))], recipe)).toEqual(new Map());
    },
  );
});

describe('figures of what is not known', () => {
  const of = (...lines: string[]) => nutritionOf(parseIngredientLines(lines), 2);

  it.each([
    ['foods nobody knows, beside one that everybody does', ['200 g tofu', '2 moonstones', 'star dust']],
    ['a known food by a measure nobody knows', ['200 g tofu', '3 crates of spinach']],
  ])('are none for %s', (_, lines) => {
    expect(of(...lines)).toBeNull();
  });

  it('are there without what weighs nothing, and below headings', () => {
    expect(of('For the bowl:', '200 g tofu', 'salt to taste', 'a pinch of pepper')).toMatchObject({ knownWeight: 1 });
  });

  it('are there beside a spoon of something, which weighs a spoon, and not beside a bottle', () => {
    expect(of('200 g tofu', '1 tsp moonstone juice')).toMatchObject({ knownWeight: expect.closeTo(200 / 205) });
    expect(of('200 g tofu', '300 ml moonstone juice')).toBeNull();
  });

  it('are there where one small thing of many is unknown', () => {
    const many = Array.from({ length: 30 }, () => '100 g tofu');
    expect(of(...many, '1 moonstone')?.knownWeight).toBeCloseTo(30 / 31, 6);
  });
});
