import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { embeddedProvider } from '#src/server/ai/embedded.ts';
import { DERIVED } from './derived.ts';
import { expectationsIn } from './expectation.ts';

const TEXTS = new Map(expectationsIn(join(import.meta.dirname, 'texts')).map(({ name, text }) => [name, text]));
async function read(name: string): Promise<GeneratedRecipe> {
  const complete = await embeddedProvider.readRecipe({ text: TEXTS.get(name) ?? '' }, new AbortController().signal);
  return complete();
}

const names = Object.keys(DERIVED);
const unweighed = names.filter((name) => DERIVED[name]?.unweighed);

describe('the embedded reader', () => {
  it.each(Object.entries(DERIVED))('derives from %s where it belongs and what it is free of', async (name, derived) => {
    const { category, difficulty, dietaryRestrictions: diets } = await read(name);
    expect.soft([derived.category].flat()).toContain(category);
    expect.soft(difficulty).toBe(derived.difficulty ?? difficulty);
    expect.soft(derived.is?.filter((diet) => !diets.includes(diet)) ?? [], 'diets that hold').toEqual([]);
    expect
      .soft(
        derived.isNot.filter((diet) => diets.includes(diet)),
        'diets that do not',
      )
      .toEqual([]);
  });

  it.each(unweighed)('computes no nutrition of %s', async (name) => {
    expect(await read(name)).toMatchObject({ nutritionFacts: null, nutriScore: null });
  });

  it.each(names.filter((name) => !unweighed.includes(name)))(
    'computes the nutrition of %s, for 100 g and for a serving',
    async (name) => {
      const { nutritionFacts, nutriScore } = await read(name);
      expect(nutriScore).toMatch(/^[A-E]$/);
      if (!nutritionFacts) throw new Error('There is no nutrition');
      const { per100g, perServing } = nutritionFacts;
      for (const { energyKcal, energyKj, fat, saturatedFat, carbs, sugar, fiber, protein, salt } of [
        per100g,
        perServing,
      ]) {
        for (const figure of [fat, saturatedFat, carbs, sugar, fiber, protein, salt])
          expect(figure).toBeGreaterThanOrEqual(0);
        expect(saturatedFat).toBeLessThanOrEqual(fat);
        expect(sugar).toBeLessThanOrEqual(carbs);
        // Each is rounded for itself.
        expect(Math.abs(energyKj - energyKcal * 4.184)).toBeLessThan(3);
        // What the parts hold is what the whole holds, alcohol and rounding aside.
        expect(Math.abs(energyKcal - (fat * 9 + carbs * 4 + protein * 4 + fiber * 2))).toBeLessThan(
          energyKcal * 0.2 + 15,
        );
      }
      expect(per100g.energyKcal).toBeLessThan(900);
      expect(perServing.energyKcal).toBeGreaterThan(20);
      expect(perServing.energyKcal).toBeLessThan(2000);
    },
  );
});
