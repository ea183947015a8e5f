/** The kinds of work an editor may want to do on a recipe, as the list of recipes can be asked for it. */
export const RECIPE_TODOS = [
  'figures',
  'picture',
  'pictureText',
  'nutrition',
  'allergens',
  'warnings',
  'findings',
] as const;
export type RecipeTodo = (typeof RECIPE_TODOS)[number];
