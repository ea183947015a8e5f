import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { checkRecipe } from '#src/db/seed/check.ts';

const { recipes } = await readCatalogue();
const milk = recipes.find(({ id }) => id === 'almond-milk');

describe('a file of the catalogue that breaks the rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plantry-catalogue-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const FILE = join('beverages', 'almond-milk.json');
  const written = JSON.parse(readFileSync(join('src/db/seed/recipes', FILE), 'utf8'));

  async function mistakesOf(change: object): Promise<string[]> {
    mkdirSync(join(folder, 'beverages'), { recursive: true });
    writeFileSync(join(folder, FILE), JSON.stringify({ ...written, ...change }));
    return (await readCatalogue(folder)).mistakes.map(({ message }) => message);
  }

  it('is told what is of an animal beside what is wrong with its marks', async () => {
    const ingredients = [...written.ingredients.slice(0, -1), '200 ml cow’s milk'];
    const instructions = ['Stir in {the saffron} and wait for a while.', ...written.instructions.slice(1)];
    const [message] = await mistakesOf({ ingredients, instructions });
    expect(message).toContain('no single ingredient is called “saffron”');
    expect(message).toContain('is an animal product');
  });

  it('is told by the name that its list has there', async () => {
    const [message] = await mistakesOf({ ingredients: written.ingredients.slice(0, 2) });
    expect(message).toMatch(/^ingredients: /);
  });
});

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
