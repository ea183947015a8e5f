import { openPage, redirectPage } from '@nanostores/router';
import { atom, onMount } from 'nanostores';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import {
  ADMIN_RECIPE_SORTS,
  type AdminRecipeSort,
  RECIPE_STATUSES,
  type RecipeStatus,
  WORK_QUEUES,
  type WorkQueue,
} from '#src/domain/recipes/editing/recipe-sorting.ts';
import { CATEGORIES, type Category, DIETS, type Diet } from '#src/domain/recipes/kitchen.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { $location } from '../location.ts';

export interface RecipeFilter {
  search: string;
  status: '' | RecipeStatus;
  category: '' | Category;
  queue: '' | WorkQueue;
  tag: string;
  diet: '' | Diet;
  premium: '' | 'yes' | 'no';
  /** Id of who writes it. */
  owner: string;
  sort: AdminRecipeSort;
  /** From 1. */
  page: number;
}

const EVERYTHING: RecipeFilter = {
  search: '',
  status: '',
  category: '',
  queue: '',
  tag: '',
  diet: '',
  premium: '',
  owner: '',
  sort: 'newest',
  page: 1,
};

/** The filter of the list; the address says it, so that it survives a reload, and going back from a recipe. */
export const $recipeFilter = atom(EVERYTHING);
onMount($recipeFilter, () =>
  $location.subscribe((page) => {
    if (page?.route === 'recipes') $recipeFilter.set(readFilter(page.search));
  }),
);

const oneOf = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

/** A filter from an address's parameters; what makes no sense is left out. */
export function readFilter(parameters: Record<string, string>): RecipeFilter {
  const { search = '', status, category, queue, tag = '', diet, premium, owner = '', sort, page } = parameters;
  return {
    search: search.slice(0, SEARCH_MAX_LENGTH),
    status: oneOf(['', ...RECIPE_STATUSES], status, ''),
    category: oneOf(['', ...CATEGORIES], category, ''),
    queue: oneOf(['', ...WORK_QUEUES], queue, ''),
    tag: slugSchema.safeParse(tag).success ? tag : '',
    diet: oneOf(['', ...DIETS], diet, ''),
    premium: oneOf(['', 'yes', 'no'], premium, ''),
    owner: owner.slice(0, 64),
    sort: oneOf(ADMIN_RECIPE_SORTS, sort, 'newest'),
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
  };
}

/** The parts of a filter that are not as they are without one, as parameters. */
export const filterParameters = (filter: RecipeFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([name, value]) => value !== EVERYTHING[name as keyof RecipeFilter])
      .map(([name, value]) => [name, String(value)]),
  );

/** Narrows the list, which begins at its first page again, or turns its pages. Typing leaves no trail to go back on. */
export function filterRecipes(change: Partial<RecipeFilter>): void {
  const parameters = filterParameters({ ...$recipeFilter.get(), page: 1, ...change });
  const open = 'search' in change || 'tag' in change ? redirectPage : openPage;
  open($location, 'recipes', {}, parameters);
}

export const clearRecipeFilter = (): void => openPage($location, 'recipes');
