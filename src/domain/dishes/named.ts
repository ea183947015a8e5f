import { singular } from '../nouns.ts';
import { DISH_FAMILIES, type DishFamily } from './families.ts';
import SAME_DISHES from './words/same-dishes.json' with { type: 'json' };

/** A dish that a text names. */
export interface NamedDish {
  /** In the words of the table. */
  name: string;
  family: DishFamily;
}

/** Words of the longest name. */
const MOST_WORDS = 4;
/** What comes behind these belongs to the dish: "pasta with pesto" is no sauce. */
const BESIDE = /\s(?:with|in|on|over|for|from|by|served)\s|[,;:(|&–—]|\s-\s/i;

const dishes = new Map<string, NamedDish>();
for (const family of DISH_FAMILIES) {
  for (const name of [...family.sweet, ...family.names, ...family.titled]) {
    if (!dishes.has(name)) dishes.set(name, { name, family });
  }
}

/** The dish that words are the name of, in the singular or plural. */
function dishOf(words: readonly string[]): NamedDish | undefined {
  const last = words.at(-1) ?? '';
  // "Cookies" are no cooky.
  const forms = [last, singular(last), last.replace(/s$/, '')];
  return forms.map((form) => dishes.get(words.with(-1, form).join(' '))).find((dish) => dish !== undefined);
}

for (const names of SAME_DISHES) {
  const known = names.map((name) => dishes.get(name)).find((dish) => dish !== undefined);
  // An apple crumble is one, though it is as good as an apple pie.
  const others = names.filter((name) => !dishes.has(name) && !dishOf([name.split(' ').at(-1) ?? '']));
  for (const name of others) if (known) dishes.set(name, { name, family: known.family });
}

/**
 * The dishes that a title names, the one it is of first: of "Peanut noodle salad" the salad, because what a dish is stands
 * last in English; of "Mushrooms on toast" the toast, because nothing before it is a dish.
 */
export const dishesIn = (title: string): NamedDish[] =>
  title.split(BESIDE).flatMap((part) => {
    const words =
      part
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/\p{L}+/gu) ?? [];
    let named: NamedDish | undefined;
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
        const dish = dishOf(words.slice(at, at + length));
        if (!dish) continue;
        named = dish;
        at += length - 1;
        break;
      }
    }
    return named ? [named] : [];
  });
