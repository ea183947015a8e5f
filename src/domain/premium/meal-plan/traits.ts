import { DISH_FAMILIES } from '../../dishes/families.ts';
import { foodsIn } from '../../foods/find.ts';
import { FOODS } from '../../foods/table.ts';

/** Tags that say what kind of dish it is. */
const KINDS = new Set(DISH_FAMILIES.flatMap(({ tags }) => tags));

/** The traits that make a dish like another: the foods its title names, by id, and its kind. */
export const traitsOf = ({ title, tags }: { title: string; tags: readonly string[] }): string[] => [
  ...new Set([...foodsIn(title).map(({ food }) => food.id), ...tags.filter((tag) => KINDS.has(tag))]),
];

/** The last word in the names of foods, which says their kind: black beans and white ones are beans. */
const kindOf = (id: string): string => id.split('-').at(-1) ?? '';
const FOOD_KINDS = new Set(FOODS.map(({ id }) => kindOf(id)));

/** The foods a title names, by kind; each word counts by itself too, as a tofu feta is tofu. */
export const foodKindsOf = (title: string): string[] => {
  const words = title.toLowerCase().split(/[^\p{L}]+/u);
  const kinds = words.flatMap((word) => [word, `${word}s`]).filter((word) => FOOD_KINDS.has(word));
  return [...new Set([...foodsIn(title).map(({ food }) => kindOf(food.id)), ...kinds])];
};
