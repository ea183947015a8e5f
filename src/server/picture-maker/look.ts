import { findFood } from '#src/domain/foods/find.ts';
import type { Food } from '#src/domain/foods/food.ts';
import type { Colour } from './colour.ts';
import { LIES, type Lie } from './families.ts';
import { type BowlFilling, BY_AISLE, FILLINGS } from './fillings-of-foods.ts';
import { PIECES, STAND_INS } from './pieces-of-foods.ts';
import type { Family } from './sprites.ts';

/** The look of a food on the table. */
export type Look =
  | { kind: 'pieces'; family: Family; lie: Lie; colour: Colour; washed: Colour | undefined; melts: boolean }
  | { kind: 'bowl'; filling: BowlFilling; colour: Colour }
  /** A nest of noodles, a mound of rice. */
  | { kind: 'base'; sprite: 'noodles' | 'rice'; colour: Colour };

const NOODLES =
  /noodles|vermicelli|spaghetti|linguine|tagliatelle|penne|fusilli|macaroni|orzo|soup-pasta|gluten-free-pasta|ramen|udon|soba/;
const RICE = /^(?:white|basmati|jasmine|sushi|risotto|paella|pudding|brown|cooked|cooked-brown|idli)-rice$/;
/** Nothing is seen of these in a dish once it is cooked. */
const MELTS =
  /^(?:garlic|ginger|turmeric-root|onion|shallot|leek|celery|vegan-butter|butter|vanilla-pods|cinnamon-sticks|cardamom-pods|cloves|star-anise|(?:lemon|lime|orange)-(?:juice|zest)|naan|bay-leaves)$/;
/** Nobody looks for these in a picture. */
const UNSEEN = /^(?:water|ice|sparkling-water|salt|flaky-sea-salt|kala-namak|stock-cube|food-colouring)$/;

const pieces = new Map(
  [...PIECES, ...STAND_INS].flatMap(([foods, family, colour, scale = 1]) =>
    foods.split(' ').map((id) => [id, { family, colour: colour ?? undefined, scale }] as const),
  ),
);

/** The look of a food; `null` where there is nothing to see of it. */
export function lookOf({ id, aisle }: Pick<Food, 'id' | 'aisle'>): Look | null {
  if (UNSEEN.test(id)) return null;
  if (NOODLES.test(id)) return { kind: 'base', sprite: 'noodles', colour: '#e3c88c' };
  if (RICE.test(id)) return { kind: 'base', sprite: 'rice', colour: '#f3eee2' };
  const piece = pieces.get(id);
  if (piece) {
    const { family, colour: washed, scale } = piece;
    const lie = { ...LIES[family], size: LIES[family].size * scale };
    return { kind: 'pieces', family, lie, colour: washed ?? lie.colour, washed, melts: MELTS.test(id) };
  }
  const [, ...filling] = FILLINGS.find(([words]) => words.test(id)) ?? [null, ...BY_AISLE[aisle]];
  return { kind: 'bowl', filling, colour: filling[1] };
}

/** Foods with a shape of their own, which a rough surface in a bowl does not show. */
const SHAPED = /pastry|dough|gnocchi|marshmallow|pretzel|biscuit|cracker|oatcake|filo|mincemeat/;
const standIns = new Set(STAND_INS.flatMap(([foods]) => foods.split(' ')));

/** Whether a food is drawn as it is: not in another's shape, and not as a bowl of whatever its aisle holds. */
export const isTrueToLife = ({ id }: Pick<Food, 'id'>): boolean =>
  pieces.has(id)
    ? !standIns.has(id)
    : NOODLES.test(id) || RICE.test(id) || (FILLINGS.some(([words]) => words.test(id)) && !SHAPED.test(id));

/** The food a word names: with its look, unless there is nothing to see of it. */
export const lookOfName = (name: string): Look | null => {
  const food = findFood(name);
  return food && lookOf(food);
};
