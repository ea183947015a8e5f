import { type ComponentType, lazy } from 'react';
import type { $location } from '#src/stores/admin/location.ts';

type Page = NonNullable<ReturnType<typeof $location.get>>;
type Screen = ComponentType<{ params: Record<string, string> }>;

const Recipe = lazy(() => import('./recipe/Recipe.tsx'));

/** Every screen of the administrator area; its code is loaded when it is opened. */
export const SCREENS: Record<Page['route'], Screen> = {
  dashboard: lazy(() => import('./dashboard/Dashboard.tsx')),
  users: lazy(() => import('./users/Users.tsx')),
  recipes: lazy(() => import('./recipes/Recipes.tsx')),
  newRecipe: Recipe,
  importRecipe: lazy(() => import('./recipe/ImportRecipe.tsx')),
  recipe: Recipe,
  banners: lazy(() => import('./banners/Banners.tsx')),
  pageTitles: lazy(() => import('./page-titles/PageTitles.tsx')),
  outbox: lazy(() => import('./outbox/Outbox.tsx')),
  premium: lazy(() => import('./premium/Premium.tsx')),
  audit: lazy(() => import('./audit/AuditLog.tsx')),
  redirects: lazy(() => import('./redirects/Redirects.tsx')),
  settings: lazy(() => import('./settings/Settings.tsx')),
  system: lazy(() => import('./system/System.tsx')),
};
