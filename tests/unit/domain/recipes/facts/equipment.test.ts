import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { equipmentOf } from '#src/domain/recipes/facts/equipment.ts';

const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
/** Written by reading the steps, before the rule was. */
const truth = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
const needed = (...instructions: string[]) => equipmentOf({ instructions, cookTime: 0 }).join(' ');

describe('equipmentOf', () => {
  it.each([...truth('equipment-truth.txt'), ...truth('equipment-truth-unseen.txt')])('%s needs %s', (id, equipment) => {
    const recipe = recipes.find((one) => one.id === id);
    expect(recipe && equipmentOf(recipe).join(' ')).toBe(equipment);
  });

  it.each([
    ['Blend in a food processor or blender until smooth.', 'no-cook'],
    ['Blend in a blender or a food processor until smooth.', 'no-cook'],
    ['Heat it in the microwave or in a small pan.', ''],
    ['Heat 1 tbsp of the oil in a wok or large frying pan.', 'hob'],
    ['Bake in the air fryer for 12 minutes.', 'air-fryer'],
    ['Pulse in a blender to a coarse meal.', 'blender no-cook'],
    ['Blitz the nuts.', 'blender no-cook'],
    ['Roast the spices in a dry pan over a low heat.', 'hob'],
    ['Fry the onion in a pan, then bake for 20 minutes.', 'oven hob'],
    ['Blend the spices with your fingers and roll in the spice blend.', 'no-cook'],
    ['Line a baking tray with baking paper.', 'no-cook'],
    ['Add the stir-fry sauce and the barbecue sauce.', 'no-cook'],
    ['Toast the bread.', ''],
    ['Simmer in the slow cooker for 6 hours.', 'slow-cooker'],
    ['Cook in the pressure cooker for 12 minutes.', 'pressure-cooker'],
    ['Cover with boiling water and leave for 5 minutes.', 'kettle'],
    ['Cook the pasta in plenty of salted boiling water.', 'hob'],
    ['If you like, brown it under a hot grill.', 'no-cook'],
    ['There is no need for a blender: mash with a fork.', 'no-cook'],
    ['Crush in a mortar or a small grinder.', 'no-cook'],
    ['Griddle the slices in a grill pan until striped.', 'hob'],
  ])('reads “%s”: %s', (step, equipment) => {
    expect(needed(step)).toBe(equipment);
  });

  it('says nothing of a recipe without steps, and not “no cooking” of one that cooks', () => {
    expect(needed()).toBe('');
    expect(equipmentOf({ instructions: ['Make it as the packet says.'], cookTime: 10 })).toEqual([]);
  });
});
