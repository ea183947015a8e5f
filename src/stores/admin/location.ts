import { createRouter } from '@nanostores/router';
import { paths } from '#src/paths.ts';

/** Where in the administrator area one is; links inside it do not load the page again. */
export const $location = createRouter({
  dashboard: paths.admin,
  users: paths.adminUsers,
  recipes: paths.adminRecipes,
  newRecipe: paths.adminNewRecipe,
  importRecipe: paths.adminImport,
  recipe: '/admin/recipes/:id/edit',
  banners: paths.adminBanners,
  pageTitles: paths.adminPageTitles,
  outbox: paths.adminOutbox,
  audit: paths.adminAudit,
  redirects: paths.adminRedirects,
  settings: paths.adminSettings,
  premium: paths.adminPremium,
  system: paths.adminSystem,
});
