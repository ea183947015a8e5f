import { patternFrom } from '#src/domain/pattern.ts';
import * as ai from './ai/ai.ts';
import { collectionCalls } from './collections/admin-collections.ts';
import * as menus from './collections/menus.ts';
import type { Contract } from './contract.ts';
import { guideCalls } from './guides/admin-guides.ts';
import * as handIns from './hand-ins.ts';
import * as account from './members/account.ts';
import * as adminUsers from './members/admin-users.ts';
import * as auth from './members/auth.ts';
import * as cookings from './members/cookings.ts';
import * as folders from './members/folders.ts';
import * as household from './members/household.ts';
import * as memberHome from './members/member-home.ts';
import * as ownRecipes from './members/own-recipes.ts';
import * as pantry from './members/pantry.ts';
import * as signInMethods from './members/sign-in-methods.ts';
import * as adminLetters from './newsletter/admin-letters.ts';
import * as adminSubscribers from './newsletter/admin-subscribers.ts';
import * as newsletter from './newsletter/newsletter.ts';
import * as ownNewsletter from './newsletter/own-newsletter.ts';
import * as openItems from './open-items.ts';
import * as adminMedia from './pictures/admin-media.ts';
import * as adminPictures from './pictures/admin-pictures.ts';
import * as adminPremium from './premium/admin-premium.ts';
import * as kitchenEvents from './premium/kitchen-events.ts';
import * as mealPlan from './premium/meal-plan.ts';
import * as plan from './premium/plan.ts';
import * as recipeMail from './premium/recipe-mail.ts';
import * as recipeNotes from './premium/recipe-notes.ts';
import * as recipePdf from './premium/recipe-pdf.ts';
import * as shoppingList from './premium/shopping-list.ts';
import * as adminCookNotes from './recipes/admin-cook-notes.ts';
import * as adminExport from './recipes/admin-export.ts';
import * as adminImport from './recipes/admin-import.ts';
import * as adminMoving from './recipes/admin-moving.ts';
import * as adminRecipeList from './recipes/admin-recipe-list.ts';
import * as adminRecipePreview from './recipes/admin-recipe-preview.ts';
import * as adminRecipes from './recipes/admin-recipes.ts';
import * as cookNotes from './recipes/cook-notes.ts';
import * as favourites from './recipes/favourites.ts';
import * as ratings from './recipes/ratings.ts';
import * as recipes from './recipes/recipes.ts';
import * as aiSearch from './search/ai-search.ts';
import * as fridge from './search/fridge.ts';
import * as adminAppearance from './site/admin-appearance.ts';
import * as adminBanners from './site/admin-banners.ts';
import * as adminOperations from './site/admin-operations.ts';
import * as adminPageTitles from './site/admin-page-titles.ts';
import * as adminRedirects from './site/admin-redirects.ts';
import * as adminSettings from './site/admin-settings.ts';
import * as adminStats from './site/admin-stats.ts';
import * as adminSystem from './site/admin-system.ts';
import * as adminTexts from './site/admin-texts.ts';
import * as site from './site/site.ts';
import * as visits from './site/visits.ts';
import * as waiting from './waiting.ts';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value;

/** Every call of the wire. */
export const CONTRACTS: readonly Contract[] = [
  account,
  adminRecipePreview,
  adminAppearance,
  adminBanners,
  adminCookNotes,
  adminExport,
  adminImport,
  adminLetters,
  adminMedia,
  adminMoving,
  adminOperations,
  adminPageTitles,
  adminPictures,
  adminPremium,
  adminRecipeList,
  adminRecipes,
  collectionCalls,
  guideCalls,
  handIns,
  folders,
  household,
  menus,
  adminRedirects,
  adminSettings,
  adminSubscribers,
  adminStats,
  adminSystem,
  adminTexts,
  adminUsers,
  ai,
  aiSearch,
  auth,
  cookNotes,
  cookings,
  favourites,
  fridge,
  kitchenEvents,
  mealPlan,
  ownRecipes,
  pantry,
  memberHome,
  newsletter,
  openItems,
  ownNewsletter,
  plan,
  recipeMail,
  recipeNotes,
  recipePdf,
  recipes,
  ratings,
  shoppingList,
  signInMethods,
  site,
  visits,
  waiting,
].flatMap((module) => Object.values<unknown>(module).filter(isContract));

/** The calls of a path, `{}` parameters understood; a literal path wins over one with parameters. */
export function contractsOf(pathname: string): Contract[] {
  const literal = CONTRACTS.filter(({ path }) => path === pathname);
  return literal.length > 0 ? literal : CONTRACTS.filter(({ path }) => pattern(path).test(pathname));
}

const pattern = (path: string): RegExp => patternFrom(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
