import type { PageKey } from './domain/site/site.ts';
import { SITE_TEXT_IDS, SITE_TEXTS } from './domain/site/site-texts.ts';
import { paths } from './paths.ts';

interface FixedPage {
  path: string;
  name: string;
  /** Under which its banner and its title are kept, where an administrator can give it some. */
  key?: PageKey;
  /** Open to everybody: made in advance by the build, or when it is asked for. Browser tests look at all of these. */
  open?: 'in advance' | 'when asked';
  /** Whether search engines are told of it: as one that changes with the recipes, or as one for support. */
  forSearch?: 'recipes' | 'support';
  /** Has a form that wants its script before it is touched. */
  wantsScript?: true;
}

const LISTED = { open: 'in advance', forSearch: 'recipes' } as const;
const SUPPORT = { open: 'in advance', forSearch: 'support' } as const;

/** Pages that are there whatever the catalogue holds: whoever does something for all of them takes them from here. */
export const FIXED_PAGES: readonly FixedPage[] = [
  { path: paths.home, name: 'Home', key: 'home', ...LISTED },
  { path: paths.recipes(), name: 'Recipes', key: 'recipes', ...LISTED, wantsScript: true },
  { path: paths.categories, name: 'Categories', key: 'categories', ...LISTED },
  { path: paths.collections, name: 'Collections', ...LISTED },
  { path: paths.guides, name: 'Guides', ...LISTED },
  { path: paths.trending, name: 'Trending', ...LISTED },
  { path: paths.fridge, name: 'What’s in your fridge?', ...LISTED },
  { path: paths.premium, name: 'Premium', ...LISTED },
  { path: paths.favorites, name: 'Favourites', key: 'favourites' },
  { path: paths.myRecipes, name: 'My recipes' },
  { path: paths.atHome, name: 'At home' },
  { path: paths.cooked, name: 'What you cooked' },
  { path: paths.cookTogether(), name: 'Cook side by side', open: 'when asked' },
  { path: paths.shop, name: 'Shop', key: 'shop', open: 'in advance' },
  { path: paths.shoppingList, name: 'Shopping list', open: 'when asked' },
  { path: paths.mealPlan, name: 'Meal plan', open: 'when asked' },
  { path: paths.redeem, name: 'Redeem a gift' },
  { path: paths.withdrawal, name: 'Withdraw from contract here' },
  { path: paths.cancel, name: 'Cancel contracts here' },
  { path: paths.newsletter, name: 'Newsletter', open: 'when asked' },
  { path: paths.letterArchive, name: 'Letters', ...LISTED },
  { path: paths.login, name: 'Sign in', open: 'in advance', wantsScript: true },
  ...SITE_TEXT_IDS.map((id) => ({ path: paths[id], name: SITE_TEXTS[id], ...SUPPORT })),
];

/** What is there besides, whatever the catalogue holds: steps of something begun elsewhere, and what programs read. */
export const FIXED_ADDRESSES: readonly string[] = [
  ...[
    paths.profile,
    paths.joinHousehold,
    paths.writeOwn,
    paths.notKept,
    paths.premiumWelcome,
    paths.registrationSuccess,
    paths.emailVerification,
    paths.verifyEmail,
  ],
  ...[paths.verifyOtp, paths.undoEmailChange, paths.providerSignIn, paths.maintenance],
  ...['/newsletter/choices', '/newsletter/confirm', '/stop-mails', '/objection'],
  ...[paths.feed, paths.sitemap, '/robots.txt', '/site.webmanifest', paths.pageNames, paths.fridgeKitchen],
];

/** What the footer lists, and the pages of text beside each other. */
export const SUPPORT_PAGES = FIXED_PAGES.filter(({ forSearch }) => forSearch === 'support');

/** The page whose banner and title are kept under a key. */
export const PAGES_BY_KEY = Object.fromEntries(
  FIXED_PAGES.flatMap(({ key, path, name }) => (key ? [[key, { path, name }]] : [])),
) as Record<PageKey, { path: string; name: string }>;
