import { paths } from '#src/paths.ts';

/**
 * What becomes of a request. `page`: kept for the way. `visit`: a page that isn't kept, of which only that is said. `answer`:
 * what a call tells a member, kept. `file`: named after its content, so that a kept one is always right. `picture`: any
 * kept size does without reception. `pass`: none of our business.
 */
type Manner = 'page' | 'visit' | 'answer' | 'file' | 'picture' | 'pass';

/** Pages a member finds on every device they signed in on. */
export const PAGES_OF_ALL = [
  paths.home,
  paths.favorites,
  paths.shoppingList,
  paths.mealPlan,
  paths.myRecipes,
  paths.atHome,
  paths.notKept,
] as const;

/** Calls whose answers those pages and a recipe's are made of; `{}` stands for one part of an address. */
export const KEPT_CALLS = [
  '/api/auth/user',
  '/api/favorites',
  '/api/home',
  '/api/meal-plan',
  '/api/own-recipes',
  '/api/own-recipes/{}',
  '/api/pantry',
  '/api/ratings/recipe/{}',
  '/api/ratings/user/{}',
  '/api/recipes/{}/cook-notes',
  '/api/recipes/{}/cookings',
  '/api/recipes/{}/note',
  '/api/shopping-list',
  '/api/shopping-list/recipes',
] as const;

/** Pages where nothing is done for anybody: signing in, the workplace, and what programs ask for. */
const APART = ['/admin', '/api', '/login', '/provider-sign-in'];

export function mannerOf(request: { url: string; method: string; mode: string }, origin: string): Manner {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'pass';
  const { pathname } = url;
  if (request.mode === 'navigate') {
    if (isKeptPage(pathname)) return 'page';
    return APART.some((each) => pathname === each || pathname.startsWith(`${each}/`)) ? 'pass' : 'visit';
  }
  if (KEPT_CALLS.some((call) => isCall(pathname, call))) return 'answer';
  if (pathname.startsWith('/_astro/') || pathname.startsWith('/fonts/')) return 'file';
  return pictureNamed(pathname) ? 'picture' : 'pass';
}

/** Whether a page is kept once it was opened: those of all, recipes, and what one reads beside them. */
export const isKeptPage = (pathname: string): boolean =>
  PAGES_OF_ALL.some((page) => page === pathname) ||
  (/^\/(?:recipes|my-recipes|guides|collections)\/[^/]+$/.test(pathname) && pathname !== paths.writeOwn);

export const isRecipePage = (pathname: string): boolean =>
  /^\/(?:recipes|my-recipes)\/[^/]+$/.test(pathname) && isKeptPage(pathname);

function isCall(pathname: string, call: string): boolean {
  const [asked, known] = [pathname.split('/'), call.split('/')];
  return asked.length === known.length && known.every((part, at) => part === '{}' || part === asked[at]);
}

/** `/pictures/x` of `/pictures/x-400.avif` and of `/pictures/x.jpg`; `null` for any other address. */
export const pictureNamed = (pathname: string): string | null =>
  /^(\/(?:pictures|media)\/[\da-z-]+?)(?:-\d{3,4})?\.(?:avif|webp|jpg)$/.exec(pathname)?.[1] ?? null;
