import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { checkRecipe } from '#src/db/seed/check.ts';

const { recipes } = await readCatalogue();
const milk = recipes.find(({ id }) => id === 'almond-milk');

describe('checkRecipe', () => {
  it('finds a waiting in a step that the times do not hold', () => {
    if (!milk) throw new Error('the catalogue has no almond milk');
    expect(checkRecipe(milk)).toEqual([]);
    expect(checkRecipe({ ...milk, restTime: 60 })).toContain('waits 480 min, restTime says 60');
    const overnight = milk.instructions.map((step) => step.replace('for 8 hours or overnight', 'overnight'));
    expect(checkRecipe({ ...milk, restTime: 0, instructions: overnight })).toContain('waits 480 min, restTime says 0');
  });

  it('finds a dish that says it is kind to a budget, and is dear', () => {
    const acai = recipes.find(({ id }) => id === 'acai-bowl');
    if (!acai) throw new Error('the catalogue has no açaí bowl');
    expect(checkRecipe(acai)).toEqual([]);
    const claiming = { ...acai, dietaryRestrictions: [...acai.dietaryRestrictions, 'budget-friendly' as const] };
    expect(checkRecipe(claiming)).toEqual(['is budget-friendly, and dear']);
  });
});
