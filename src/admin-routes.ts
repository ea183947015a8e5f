import { paths } from './paths.ts';

/** The address of every screen under /admin. What each shows, and who may, is in src/islands/admin/screens.ts. */
export const ADMIN_ROUTES = {
  dashboard: paths.admin,
  users: paths.adminUsers,
  recipes: paths.adminRecipes,
  newRecipe: paths.adminNewRecipe,
  importRecipe: paths.adminImport,
  recipe: '/admin/recipes/:id/edit',
  collections: paths.adminCollections,
  newCollection: paths.adminNewCollection,
  collection: '/admin/collections/:id/edit',
  guides: paths.adminGuides,
  newGuide: paths.adminNewGuide,
  guide: '/admin/guides/:id/edit',
  cookNotes: paths.adminNotes,
  letters: paths.adminLetters,
  letter: '/admin/letters/:id',
  subscribers: paths.adminSubscribers,
  banners: paths.adminBanners,
  pageTitles: paths.adminPageTitles,
  outbox: paths.adminOutbox,
  audit: paths.adminAudit,
  redirects: paths.adminRedirects,
  settings: paths.adminSettings,
  premium: paths.adminPremium,
  system: paths.adminSystem,
} as const;

export type AdminRoute = keyof typeof ADMIN_ROUTES;

const PATTERNS = Object.values(ADMIN_ROUTES).map((path) => new URLPattern({ pathname: path }));

/** Whether a screen has this address. */
export const isAdminRoute = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test({ pathname }));
