import { foodsIn } from '../../foods/find.ts';

/** Tags that say what kind of dish it is. */
const KINDS = new Set(
  (
    'soup|stew|curry|pasta|noodles|rice|salad|bowl|wrap|tacos|burger|pizza|sandwich|sheet-pan|smoothie|juice|iced|' +
    'hot-drink|cake|cookies|frozen-dessert|chocolate|dip'
  ).split('|'),
);

/** What makes a dish like another: the foods its title names, by id, and its kind. */
export const traitsOf = ({ title, tags }: { title: string; tags: readonly string[] }): string[] => [
  ...new Set([...foodsIn(title).map(({ food }) => food.id), ...tags.filter((tag) => KINDS.has(tag))]),
];
