import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAccounted } from '#src/domain/free-text/account/accounted.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { type Expectation, expectationsIn, rowOf } from './expectation.ts';

const TEXTS = expectationsIn(join(import.meta.dirname, 'messy'));

/** What of a text is told once, and whether the reader has it. */
function facts(recipe: GeneratedRecipe, expected: Expectation): Record<string, boolean> {
  const groups = recipe.ingredientGroups.map(({ name, at }) => `${name} @ ${at}`);
  const tips = recipe.tipsAndNotes === '' ? [] : recipe.tipsAndNotes.split('\n');
  return {
    ...(expected.title !== null && { title: recipe.title === expected.title }),
    ...(expected.servings !== null && { servings: recipe.servings === expected.servings }),
    ...(expected.prep !== null && { prep: recipe.prepTime === expected.prep }),
    ...(expected.cook !== null && { cook: recipe.cookTime === expected.cook }),
    groups: groups.join('; ') === expected.groups.join('; '),
    steps: begin(recipe.instructions, expected.steps),
    tips: expected.tips.every((start) => tips.some((tip) => tip.startsWith(start))),
  };
}

const begin = (texts: readonly string[], starts: readonly string[]): boolean =>
  texts.length === starts.length &&
  starts.every((start, index) => texts[index]?.toLowerCase().startsWith(start.toLowerCase()));

describe('messy texts, as cooks paste them', () => {
  const count = { lines: 0, right: 0, invented: 0, facts: 0, told: 0 };

  it.each(TEXTS.map((text) => [text.name, text] as const))('reads %s', (_, expected) => {
    const recipe = readAccounted({ text: expected.text });
    const rows = recipe.ingredients.map(rowOf);
    const lost = expected.ingredients.filter((row) => !rows.includes(row));
    const told = facts(recipe, expected);
    count.lines += expected.ingredients.length;
    count.right += expected.ingredients.length - lost.length;
    count.invented += rows.filter((row) => !expected.ingredients.includes(row)).length;
    count.facts += Object.keys(told).length;
    count.told += Object.values(told).filter(Boolean).length;
    expect.soft({ lost, told: Object.keys(told).filter((name) => !told[name]) }).toEqual({ lost: [], told: [] });
  });

  it('has at least 97 % of the lines and 92 % of everything else right, and invents next to nothing', () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(15);
    expect(count.right / count.lines).toBeGreaterThanOrEqual(0.97);
    expect(count.told / count.facts).toBeGreaterThanOrEqual(0.92);
    expect(count.invented / count.lines).toBeLessThanOrEqual(0.02);
  });
});
