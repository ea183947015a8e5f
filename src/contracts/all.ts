import * as account from './account.ts';
import * as adminBanners from './admin-banners.ts';
import * as adminImport from './admin-import.ts';
import * as adminMedia from './admin-media.ts';
import * as adminOperations from './admin-operations.ts';
import * as adminPageTitles from './admin-page-titles.ts';
import * as adminPictures from './admin-pictures.ts';
import * as adminRecipePreview from './admin-recipe-preview.ts';
import * as adminRecipes from './admin-recipes.ts';
import * as adminSettings from './admin-settings.ts';
import * as adminStats from './admin-stats.ts';
import * as adminUsers from './admin-users.ts';
import * as ai from './ai.ts';
import * as aiSearch from './ai-search.ts';
import * as auth from './auth.ts';
import type { Contract } from './contract.ts';
import * as favourites from './favourites.ts';
import * as mealPlan from './meal-plan.ts';
import * as ratings from './ratings.ts';
import * as recipeMail from './recipe-mail.ts';
import * as recipeNotes from './recipe-notes.ts';
import * as recipePdf from './recipe-pdf.ts';
import * as recipes from './recipes.ts';
import * as shoppingList from './shopping-list.ts';
import * as site from './site.ts';
import * as visits from './visits.ts';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value;

/** Every call of the wire. */
export const CONTRACTS: readonly Contract[] = [
  account,
  adminRecipePreview,
  adminBanners,
  adminImport,
  adminMedia,
  adminOperations,
  adminPageTitles,
  adminPictures,
  adminRecipes,
  adminSettings,
  adminStats,
  adminUsers,
  ai,
  aiSearch,
  auth,
  favourites,
  mealPlan,
  recipeMail,
  recipeNotes,
  recipePdf,
  recipes,
  ratings,
  shoppingList,
  site,
  visits,
].flatMap((module) => Object.values<unknown>(module).filter(isContract));

/** The calls of a path, `{}` parameters understood; a literal path wins over one with parameters. */
export function contractsOf(pathname: string): Contract[] {
  const literal = CONTRACTS.filter(({ path }) => path === pathname);
  return literal.length > 0 ? literal : CONTRACTS.filter(({ path }) => pattern(path).test(pathname));
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
