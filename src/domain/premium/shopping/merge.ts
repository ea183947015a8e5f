import { LRUCache } from 'lru-cache';
import { foodById } from '../../foods/find.ts';
import { askedOf } from '../../foods/line-allergens.ts';
import { purchaseOfFood } from '../../foods/purchases.ts';
import { unitOf } from '../../quantities/units.ts';
import { SHOPPING_AISLES } from './aisles.ts';
import { purchaseOf, shopName, unitsTaken } from './bought-units.ts';
import { type ItemSource, ownKey, type ShoppingItem } from './list.ts';
import { type Portion, scaledPortion } from './portion.ts';
import { type NeededAmount, readLine } from './portions.ts';
import { itemName, type Product, productOf } from './products.ts';
import { countOfBought, type Purchase, purchaseText, sourceText, unitsOf } from './purchase.ts';
import { totalOf } from './totals.ts';

/** A recipe to shop for. */
export interface RecipeToShop {
  entryId: string;
  /** Its lines, for `recipeServings`. */
  ingredients: readonly string[];
  recipeServings: number;
  /** As many as are planned. */
  servings: number;
  /** Keys of items that are not to be bought for it any more. */
  removedKeys?: readonly string[];
}

/** One product a line asks for. */
interface Need {
  product: Product;
  /** Key of the food the line names, where another is bought for it. Lists of before know its item by that. */
  lineKey: string;
  line: string;
  portion: Portion;
}

/** Lines come back with every list, so each is read once. */
const needs = new LRUCache<string, readonly Need[]>({ max: 5000, memoMethod: readNeeds });

/** The needs of a line of ingredients; nothing where it names nothing to buy. */
const needsOf = (text: string): readonly Need[] => needs.memo(text);

function readNeeds(text: string): Need[] {
  return readLine(text).flatMap(({ line, portion, part }) => {
    const product = productOf(line.name, line.food);
    if (!product) return [];
    const isSure = product.food || unitOf(portion.unit)?.kind === 'weight';
    const asked = isSure ? portion : { ...portion, grams: null };
    return [{ ...boughtAs(product, asked, part), lineKey: product.key, line: text.trim() }];
  });
}

/** A product as the shop has it: the lemons for their juice. */
function boughtAs(product: Product, asked: NeededAmount, part: string): Pick<Need, 'product' | 'portion'> {
  const { food } = product;
  const row = food && purchaseOfFood(food.id);
  if (!row) return { product, portion: { ...asked, units: null, part } };
  const portion = { ...asked, units: unitsTaken(asked, food), part: part || (row.part ?? '') };
  const other = 'of' in row ? foodById.get(row.of) : undefined;
  return { product: (other && productOf(other.names[0], other)) ?? product, portion };
}

/** The needs of a recipe, without what was taken off the list for it. */
const needsLeft = (ingredients: readonly string[], removedKeys: readonly string[]): Need[] =>
  ingredients
    .flatMap(needsOf)
    .filter(({ product, lineKey }) => !removedKeys.includes(product.key) && !removedKeys.includes(lineKey));

/** Keys of everything a recipe asks for that was not taken off. */
export const keysOf = (ingredients: readonly string[], removedKeys: readonly string[] = []): string[] => [
  ...new Set(needsLeft(ingredients, removedKeys).map(({ product }) => product.key)),
];

/** Those, and what its lines go by. */
export const allKeysOf = (ingredients: readonly string[], removedKeys: readonly string[] = []): Set<string> =>
  new Set(needsLeft(ingredients, removedKeys).flatMap(({ product, lineKey }) => [product.key, lineKey]));

/** For the key of each item, those its lines go by: ticks from when these were items of their own still count. */
export function lineKeysOf(ingredients: readonly string[]): Map<string, string[]> {
  const groups = Map.groupBy(ingredients.flatMap(needsOf), ({ product }) => product.key);
  return new Map([...groups].map(([key, needs]) => [key, needs.map(({ lineKey }) => lineKey)]));
}

/** Everything the recipes ask for at their servings, each product once, by aisle and name. */
export function mergeRecipes(recipes: readonly RecipeToShop[]): ShoppingItem[] {
  const found = new Map<string, { needs: Need[]; sources: ItemSource[] }>();
  for (const { entryId, ingredients, recipeServings, servings, removedKeys = [] } of recipes) {
    const factor = servings / recipeServings;
    for (const need of needsLeft(ingredients, removedKeys)) {
      const item = found.get(need.product.key) ?? { needs: [], sources: [] };
      item.needs.push(need);
      const portion = scaledPortion(need.portion, factor);
      item.sources.push({ entryId, line: need.line, portion, amount: sourceText(portion) });
      found.set(need.product.key, item);
    }
  }
  return inAisleOrder([...found].map(([key, { needs, sources }]) => toItem(key, needs, sources)));
}

/** What is kept in every kitchen is looked for there while this share of what one buys is enough. */
const LITTLE = 0.1;

function toItem(key: string, needs: readonly Need[], sources: ItemSource[]): ShoppingItem {
  const portions = sources.map(({ portion }) => portion);
  const products = needs.map(({ product }) => product);
  const { aisle, food, isStaple: isSpice } = products[0] as Product;
  const bought = food && purchaseOf(food);
  const isLittle = bought !== null && portions.every(({ units }) => units !== null) && unitsOf(portions) <= LITTLE;
  const isStaple = isSpice || (food?.staple === true && isLittle);
  const purchase = isStaple ? null : bought;
  const areMany = isMany(purchase, portions);
  const named = itemName(products, areMany);
  const bare = food && purchase ? shopName(food, named, areMany) : named;
  const name = [bare, ...askedFor(food, sources)].join(', ');
  const amount = purchaseText(purchase, portions);
  return { key, name, aisle, isStaple, isTicked: false, amount, purchase, sources };
}

/** Whether there will be several pieces of it. */
function isMany(purchase: Purchase | null, portions: readonly Portion[]): boolean {
  if (purchase?.form === 'piece' && portions.some(({ units }) => units !== null))
    return countOfBought(purchase, portions) > 1;
  const total = totalOf(portions);
  const pieces = total.amounts.find(({ unit }) => unit === '')?.quantity ?? (total.about?.unit === '' ? 2 : 0);
  return pieces > 1;
}

/** "gluten-free", where a recipe asks for such a product; what it is bought for as well may be of it too. */
function askedFor(food: Product['food'], sources: readonly ItemSource[]): string[] {
  const asked = food ? sources.flatMap(({ line }) => askedOf(line, food)) : [];
  return [...new Set(asked)].filter((words) => !food?.names[0].includes(words));
}

/** An item in the member's own words, laid where what they name is found. */
export function ownItem(entryId: string, text: string): ShoppingItem {
  const aisle = needsOf(text)[0]?.product.aisle ?? 'other';
  return {
    key: ownKey(entryId),
    name: text,
    aisle,
    isStaple: false,
    isTicked: false,
    amount: '',
    purchase: null,
    sources: [],
  };
}

const aisleOrder = new Map<string, number>(SHOPPING_AISLES.map((aisle, order) => [aisle, order]));
const byName = new Intl.Collator('en');

export const inAisleOrder = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items.toSorted(
    (a, b) => (aisleOrder.get(a.aisle) ?? 0) - (aisleOrder.get(b.aisle) ?? 0) || byName.compare(a.name, b.name),
  );
