import { foodsIn } from '#src/domain/foods/find.ts';
import { type IngredientLine, parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { TABLES, type Table } from '#src/domain/recipes/kitchen.ts';
import type { Seen } from './dish.ts';
import { laidOutFor } from './laid-out.ts';
import { lookOf, lookOfName } from './look.ts';
import { paint } from './paint-scene.ts';
import { bannerScene, dishScene, laidOutScene } from './scenes.ts';
import { seededDice } from './seeded-dice.ts';

/** The facts a picture of a dish needs. */
export interface Depicted {
  id: string;
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  table: Table;
}

/** The order for a picture; every `variant` is another picture, the same each time. */
export type PictureOrder =
  | { kind: 'dish'; recipe: Depicted; variant: number }
  /** `step` is one of the recipe's `drawableSteps`. */
  | { kind: 'laid-out'; recipe: Depicted; step: number; variant: number }
  | { kind: 'banner'; prompt: string; variant: number };

/** The weight where nobody knows it, in grams. */
const SOME = 25;
/** Words of dishes that are put on a plate. */
const ON_PLATE =
  /toast|sandwich|burger|wrap|taco|tart|cake|cookie|bread|pizza|brownie|pancake|waffle|crepe|quesadilla|burrito|steak|pie|bar|ball|bite|roll|muffin|macaroon|truffle|cracker|falafel|enchilada|parmigiana|lasagne|bruschetta|omelette|fries/i;
const DEFAULT_FOODS = ['tomato', 'basil', 'lemon', 'chickpeas', 'olive oil', 'avocado', 'carrot'];

/** The picture ordered as a JPEG; a second of work for a processor, with a few dozen megabytes. */
export function drawPicture(order: PictureOrder): Promise<Buffer> {
  if (order.kind === 'banner') return pictureForBanner(order.prompt, order.variant);
  const { recipe, variant } = order;
  return order.kind === 'dish' ? pictureOfDish(recipe, variant) : pictureLaidOut(recipe, order.step, variant);
}

/** The finished dish as a JPEG, 1200×900; every `variant` is another one, the same each time. */
export function pictureOfDish(recipe: Depicted, variant: number): Promise<Buffer> {
  const random = seededDice(recipe.id, 'dish', variant);
  const seen = seenIn(parseIngredientLines(recipe.ingredients));
  return paint(dishScene(seen, recipe.table, ON_PLATE.test(recipe.title), random), random.next);
}

/** A picture of what a recipe needs, or one of its steps adds, laid out on its table; a JPEG, 1200×900. */
export function pictureLaidOut(recipe: Depicted, step: number, variant: number): Promise<Buffer> {
  const random = seededDice(recipe.id, 'step', step, variant);
  return paint(laidOutScene(laidOutFor(recipe, step), recipe.table, random), random.next);
}

/** Foods a text names, with a calm side for words; a JPEG, 1600×800. */
export function pictureForBanner(prompt: string, variant: number): Promise<Buffer> {
  const random = seededDice(prompt, 'banner', variant);
  const named = foodsIn(prompt).flatMap(({ food }) => lookOf(food) ?? []);
  const looks = named.length > 0 ? named : DEFAULT_FOODS.flatMap((name) => lookOfName(name) ?? []);
  const seen = [...new Set(looks)].map((look) => ({ look, weight: SOME }));
  return paint(bannerScene(seen, random.pick(TABLES), random), random.next);
}

/** The visible part of ingredients, each food once, the heaviest first. */
function seenIn(lines: readonly IngredientLine[]): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { food, grams } of lines) {
    const look = food && lookOf(food);
    if (look && !seen.has(food.id)) seen.set(food.id, { look, weight: grams ?? SOME });
  }
  return [...seen.values()].toSorted((a, b) => b.weight - a.weight);
}
