import { DISH_FAMILIES } from '../../dishes/families.ts';
import { foodsIn } from '../../foods/find.ts';

/** Tags that say what kind of dish it is. */
const KINDS = new Set(DISH_FAMILIES.flatMap(({ tags }) => tags));

/** What makes a dish like another: the foods its title names, by id, and its kind. */
export const traitsOf = ({ title, tags }: { title: string; tags: readonly string[] }): string[] => [
  ...new Set([...foodsIn(title).map(({ food }) => food.id), ...tags.filter((tag) => KINDS.has(tag))]),
];
