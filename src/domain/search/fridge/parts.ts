import { foodById, namesInWords } from '../../foods/find.ts';
import { foodWords } from '../../foods/food-words.ts';
import { KINDS } from '../../foods/kinds.ts';
import type { Category } from '../../recipes/kitchen.ts';
import type { Need } from '../../recipes/needs.ts';
import { ASIDE, type KitchenCourse, MEAL, SNACK } from './kitchen.ts';
import { packedParts } from './part-digits.ts';

/** Grams a serving, poured water apart, below which it goes onto something else: pickles, croutons. */
const LITTLE = 30;

const WATERS = new Set(['water', 'ice', 'sparkling-water']);
const isWater = ({ foods: [first = ''] }: Need): boolean => WATERS.has(first);

/** Grams without the water that is in it, so that 200 g of lentils are more of a dal than its 400 g of tomatoes. */
function dryGrams({ foods: [first = ''], grams }: Need): number {
  const food = foodById.get(first);
  if (!food) return grams;
  const { fat, carbs, fibre, protein } = food.per100;
  return grams * Math.min(1, (fat + carbs + fibre + protein) / 100);
}

interface Dish {
  title: string;
  category: Category;
  servings: number | null;
}

/** What of a dish each need is, packed, and whether the dish is a meal. */
export function needPartsOf(
  { title, category, servings }: Dish,
  needs: readonly Need[],
): [parts: string, course: KitchenCourse] {
  const words = new Set(foodWords(title));
  const dry = needs.map(dryGrams);
  const whole = dry.reduce((sum, grams) => sum + grams, 0) || 1;
  const parts = needs.map((need, index) => ({
    share: (dry[index] ?? 0) / whole,
    isTitular: isCalledBy(words, need),
  }));
  const weight = needs.reduce((sum, need) => sum + (isWater(need) ? 0 : need.grams), 0);
  const isLittle = weight > 0 && weight / (servings || 1) < LITTLE;
  const isAside = category === 'beverages' || isLittle;
  return [packedParts(parts), isAside ? ASIDE : category === 'snacks' ? SNACK : MEAL];
}

/** "Mushroom Stroganoff" is called by its chestnut mushrooms: by a name of theirs, the noun of one, or what they are a kind of. */
function isCalledBy(title: ReadonlySet<string>, { foods }: Need): boolean {
  return foods.some((id) => {
    const food = foodById.get(id);
    if (!food || food.aisle === 'oils-vinegars') return false;
    const names = [
      ...namesInWords(food).flatMap((words) => [words, words.slice(-1)]),
      ...KINDS.filter((kind) => kind.foods.includes(id)).flatMap((kind) => kind.names.map(foodWords)),
    ];
    return names.some((words) => words.length > 0 && words.every((word) => title.has(word)));
  });
}
