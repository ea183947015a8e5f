import { FIXED_PAGES } from '#src/fixed-pages.ts';

interface PublicPage {
  name: string;
  path: string;
  /** What it answers, where that is not 200. */
  status?: number;
}

/** Every kind of public page, one address each: the fixed ones, and what the catalogue and a reader's questions make. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...FIXED_PAGES.filter(({ open }) => open),
  { name: 'listing, filtered', path: '/recipes?category=dinner&dietaryPreferences=gluten-free' },
  { name: 'listing, second page', path: '/recipes?page=2' },
  { name: 'listing, nothing found', path: '/recipes?search=zzzzqqqq' },
  { name: 'recipe', path: '/recipes/palak-tofu' },
  { name: 'exclusive recipe, teaser', path: '/recipes/masala-dosa' },
  { name: 'collection', path: '/collections/what-to-cook-in-november' },
  { name: 'menu', path: '/collections/vegan-christmas-dinner' },
  { name: 'collection by rule', path: '/collections/gluten-free-desserts' },
  { name: 'guide', path: '/guides/press-and-freeze-tofu' },
  { name: 'guide not found', path: '/guides/no-such-guide', status: 404 },
  { name: 'collection not found', path: '/collections/no-such-collection', status: 404 },
  { name: 'not found', path: '/no-such-page', status: 404 },
  { name: 'recipe not found', path: '/recipes/no-such-recipe', status: 404 },
];

/** Those an anonymous reader reads without touching anything that needs a script. */
export const QUIET_PAGES: readonly string[] = [
  ...FIXED_PAGES.flatMap(({ path, open, wantsScript }) => (open && !wantsScript ? [path] : [])),
  '/recipes/palak-tofu',
  '/collections/what-to-cook-in-november',
  '/collections/vegan-christmas-dinner',
  '/guides/press-and-freeze-tofu',
];
