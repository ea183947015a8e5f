import { LRUCache } from 'lru-cache';
import { foodById } from '../../foods/find.ts';
import { askedOf } from '../../foods/line-allergens.ts';
import { SHOPPING_AISLES } from './aisles.ts';
import { type ItemSource, ownKey, type ShoppingItem } from './list.ts';
import { type Portion, scaledPortion, WEIGHTS } from './portion.ts';
import { readLine } from './portions.ts';
import { itemName, type Product, productOf } from './products.ts';
import { amountOf, totalOf, totalText } from './totals.ts';

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
  line: string;
  portion: Portion;
}

/** Lines come back with every list, so each is read once. */
const needs = new LRUCache<string, readonly Need[]>({ max: 5000, memoMethod: readNeeds });

/** What a line of ingredients asks for; nothing where it names nothing to buy. */
export const needsOf = (text: string): readonly Need[] => needs.memo(text);

function readNeeds(text: string): Need[] {
  return readLine(text).flatMap(({ line, portion }) => {
    const product = productOf(line.name, line.food);
    if (!product) return [];
    const isSure = product.isInTable || portion.unit in WEIGHTS;
    return [{ product, line: text.trim(), portion: isSure ? portion : { ...portion, grams: null } }];
  });
}

/** Keys of everything a recipe asks for. */
export const keysOf = (ingredients: readonly string[]): string[] => [
  ...new Set(ingredients.flatMap((line) => needsOf(line).map(({ product }) => product.key))),
];

/** Everything the recipes ask for at their servings, each product once, by aisle and name. */
export function mergeRecipes(recipes: readonly RecipeToShop[]): ShoppingItem[] {
  const found = new Map<string, { products: Product[]; sources: ItemSource[] }>();
  for (const { entryId, ingredients, recipeServings, servings, removedKeys = [] } of recipes) {
    const factor = servings / recipeServings;
    for (const { product, line, portion } of ingredients.flatMap(needsOf)) {
      if (removedKeys.includes(product.key)) continue;
      const item = found.get(product.key) ?? { products: [], sources: [] };
      item.products.push(product);
      const scaled = scaledPortion(portion, factor);
      item.sources.push({ entryId, line, portion: scaled, amount: amountOf([scaled]) });
      found.set(product.key, item);
    }
  }
  return inAisleOrder([...found].map(([key, { products, sources }]) => toItem(key, products, sources)));
}

function toItem(key: string, products: readonly Product[], sources: ItemSource[]): ShoppingItem {
  const total = totalOf(sources.map(({ portion }) => portion));
  const pieces = total.amounts.find(({ unit }) => unit === '')?.quantity ?? (total.about?.unit === '' ? 2 : 0);
  const { aisle, isStaple } = products[0] as Product;
  const name = [itemName(products, pieces > 1), ...askedFor(key, sources)].join(', ');
  return { key, name, aisle, isStaple, isTicked: false, amount: totalText(total), sources };
}

/** "gluten-free", where a recipe asks for such a product; what it is bought for as well may be of it too. */
function askedFor(key: string, sources: readonly ItemSource[]): string[] {
  const food = foodById.get(key.replace(/^food:([^/]*).*/, '$1'));
  const asked = food ? sources.flatMap(({ line }) => askedOf(line, food)) : [];
  return [...new Set(asked)].filter((words) => !food?.names[0].includes(words));
}

/** An item in the member's own words, laid where what they name is found. */
export function ownItem(entryId: string, text: string): ShoppingItem {
  const aisle = needsOf(text)[0]?.product.aisle ?? 'other';
  return { key: ownKey(entryId), name: text, aisle, isStaple: false, isTicked: false, amount: '', sources: [] };
}

const aisleOrder = new Map<string, number>(SHOPPING_AISLES.map((aisle, order) => [aisle, order]));
const byName = new Intl.Collator('en');

export const inAisleOrder = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items.toSorted(
    (a, b) => (aisleOrder.get(a.aisle) ?? 0) - (aisleOrder.get(b.aisle) ?? 0) || byName.compare(a.name, b.name),
  );
