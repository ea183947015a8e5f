import { DISH_FAMILIES } from '../dishes/families.ts';
import DISHES from '../dishes/words/same-dishes.json' with { type: 'json' };
import { tokensOf } from './reading/tokens.ts';

const keysOf = (name: string): string =>
  tokensOf(name)
    .map(({ key }) => key)
    .join(' ');

/** What is known of the name of a dish. */
export interface Dish {
  /** Other names of it, and of dishes so near that who asks for one is glad of the other. */
  names: string[];
  /** Slugs of the families whose recipes are it, of those it is a kind of, and of those that come near these. */
  families: string[];
  kindOf: string[];
  near: string[];
}

const dishes = new Map<string, Dish>();
const dishOf = (name: string): Dish => {
  const key = keysOf(name);
  const dish = dishes.get(key) ?? { names: [], families: [], kindOf: [], near: [] };
  dishes.set(key, dish);
  return dish;
};
for (const names of DISHES) for (const name of names) dishOf(name).names.push(...names);
for (const { slug, names, near } of DISH_FAMILIES) {
  for (const [i, name] of names.entries()) {
    const dish = dishOf(name);
    // What a family is called is all of it; of its kinds it comes near only: not every stew is a goulash.
    if (i === 0) dish.families.push(slug);
    else dish.kindOf.push(slug);
    dish.near.push(...near);
  }
}

// What has several names is of the families of each, and a kind of each.
for (const names of DISHES) {
  for (const part of ['families', 'kindOf', 'near'] as const) {
    const all = [...new Set(names.flatMap((name) => dishOf(name)[part]))];
    for (const name of names) dishOf(name)[part] = all;
  }
}

// What is called by a family behind another word is a kind of it: a pumpkin pie is a pie.
for (const names of DISHES)
  for (const name of names) {
    const last = name.split(' ').length > 1 ? dishes.get(keysOf(name.split(' ').at(-1) ?? '')) : undefined;
    const dish = dishOf(name);
    if (last && dish.families.length + dish.kindOf.length === 0) dish.kindOf = last.families;
  }

/** The dish of a name, in the singular or plural; `null` for what is none. */
export const namedDish = (text: string): Dish | null => dishes.get(keysOf(text)) ?? null;
