import { foodsIn } from '#src/domain/foods/find.ts';
import { type IngredientLine, parseIngredientLines } from '#src/domain/recipes/ingredient-lines.ts';
import { TABLES, type Table } from '#src/domain/recipes/kitchen.ts';
import { mentionsOf } from '#src/domain/scaling/steps.ts';
import type { Seen } from './dish.ts';
import { lookOf, lookOfName } from './look.ts';
import { paint } from './paint-scene.ts';
import { bannerScene, dishScene, stepScene } from './scenes.ts';
import { seededDice } from './seeded-dice.ts';

/** What a picture of a dish needs to know. */
export interface Depicted {
  id: string;
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  table: Table;
}

/** What is to be drawn; every `variant` is another picture, the same each time. A step counts from 0. */
export type PictureOrder =
  | { kind: 'dish'; recipe: Depicted; variant: number }
  | { kind: 'step'; recipe: Depicted; step: number; variant: number }
  | { kind: 'banner'; prompt: string; variant: number };

/** Where nobody knows, in grams. */
const SOME = 25;
/** Words of dishes that are put on a plate. */
const ON_PLATE =
  /toast|sandwich|burger|wrap|taco|tart|cake|cookie|bread|pizza|brownie|pancake|waffle|crepe|quesadilla|burrito|steak|pie|bar|ball|bite|roll|muffin|macaroon|truffle|cracker|falafel|enchilada|parmigiana|lasagne|bruschetta|omelette|fries/i;
const DEFAULT_FOODS = ['tomato', 'basil', 'lemon', 'chickpeas', 'olive oil', 'avocado', 'carrot'];

/** The picture ordered as a JPEG; a second of work for a processor, with a few dozen megabytes. */
export function drawPicture(order: PictureOrder): Promise<Buffer> {
  if (order.kind === 'banner') return pictureForBanner(order.prompt, order.variant);
  const { recipe, variant } = order;
  return order.kind === 'dish' ? pictureOfDish(recipe, variant) : pictureOfStep(recipe, order.step, variant);
}

/** The finished dish as a JPEG, 1200×900; every `variant` is another one, the same each time. */
export function pictureOfDish(recipe: Depicted, variant: number): Promise<Buffer> {
  const random = seededDice(recipe.id, 'dish', variant);
  const seen = seenIn(parseIngredientLines(recipe.ingredients));
  return paint(dishScene(seen, recipe.table, ON_PLATE.test(recipe.title), random), random.next);
}

/**
 * What a step (from 0) uses, laid out, beside what the steps before it have made; a JPEG, 1200×900. A step that names
 * nothing shows what there is by then.
 */
export function pictureOfStep(recipe: Depicted, step: number, variant: number): Promise<Buffer> {
  const random = seededDice(recipe.id, 'step', step, variant);
  const lines = parseIngredientLines(recipe.ingredients);
  const mentions = mentionsOf(lines);
  const used = (text: string) => new Set(mentions(text).map(({ line }) => line));
  const now = used(recipe.instructions[step] ?? '');
  const earlier = new Set(recipe.instructions.slice(0, step).flatMap((text) => [...used(text)]));
  const of = (which: Set<number>) => seenIn(lines.filter((_, index) => which.has(index)));
  const fresh = of(new Set([...now].filter((line) => !earlier.has(line))));
  const before = of(earlier);
  const all = before.length + fresh.length > 0 ? before : seenIn(lines);
  return paint(stepScene(fresh, all, recipe.table, random), random.next);
}

/** Foods a text names, with a calm side for words; a JPEG, 1600×800. */
export function pictureForBanner(prompt: string, variant: number): Promise<Buffer> {
  const random = seededDice(prompt, 'banner', variant);
  const named = foodsIn(prompt).flatMap(({ food }) => lookOf(food) ?? []);
  const looks = named.length > 0 ? named : DEFAULT_FOODS.flatMap((name) => lookOfName(name) ?? []);
  const seen = [...new Set(looks)].map((look) => ({ look, weight: SOME }));
  return paint(bannerScene(seen, random.pick(TABLES), random), random.next);
}

/** What can be seen of ingredients, each food once, the heaviest first. */
function seenIn(lines: readonly IngredientLine[]): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { food, grams } of lines) {
    const look = food && lookOf(food);
    if (look && !seen.has(food.id)) seen.set(food.id, { look, weight: grams ?? SOME });
  }
  return [...seen.values()].toSorted((a, b) => b.weight - a.weight);
}
