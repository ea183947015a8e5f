import {
  BookMarked,
  BookOpenText,
  CookingPot,
  CornerUpRight,
  Crown,
  GalleryHorizontalEnd,
  Heading,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageSquareText,
  Newspaper,
  ScrollText,
  Server,
  Settings,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { AdminRoute } from '#src/admin-routes.ts';
import type { Permission } from '#src/domain/members/permissions.ts';

interface Screen {
  /** Its code is loaded when it is opened. */
  Opened: ComponentType<{ params: Record<string, string> }>;
  /** Who comes in. */
  needs: Permission;
  /** What it is called where screens are listed. */
  text?: string;
  /** Of those in the navigation. */
  Icon?: LucideIcon;
  /** The screen in the navigation that it belongs to. */
  within?: AdminRoute;
}

const Collection = lazy(() => import('./collections/Collection.tsx'));
const Guide = lazy(() => import('./guides/Guide.tsx'));
const Recipe = lazy(() => import('./recipe/Recipe.tsx'));

/** Every screen of the administrator area, in the order of the navigation. Their addresses are in src/admin-routes.ts. */
export const SCREENS: Readonly<Record<AdminRoute, Screen>> = {
  dashboard: {
    Opened: lazy(() => import('./dashboard/Dashboard.tsx')),
    needs: 'write',
    text: 'Dashboard',
    Icon: LayoutDashboard,
  },
  recipes: {
    Opened: lazy(() => import('./recipes/Recipes.tsx')),
    needs: 'write',
    text: 'Recipes',
    Icon: CookingPot,
  },
  newRecipe: { Opened: Recipe, needs: 'write', text: 'New recipe', within: 'recipes' },
  importRecipe: {
    Opened: lazy(() => import('./recipe/ImportRecipe.tsx')),
    needs: 'write',
    text: 'Import a recipe',
    within: 'recipes',
  },
  recipe: { Opened: Recipe, needs: 'write', within: 'recipes' },
  collections: {
    Opened: lazy(() => import('./collections/Collections.tsx')),
    needs: 'write',
    text: 'Collections',
    Icon: BookMarked,
  },
  newCollection: { Opened: Collection, needs: 'write', text: 'New collection', within: 'collections' },
  collection: { Opened: Collection, needs: 'write', within: 'collections' },
  guides: {
    Opened: lazy(() => import('./guides/Guides.tsx')),
    needs: 'write',
    text: 'Guides',
    Icon: BookOpenText,
  },
  newGuide: { Opened: Guide, needs: 'write', text: 'New guide', within: 'guides' },
  guide: { Opened: Guide, needs: 'write', within: 'guides' },
  cookNotes: {
    Opened: lazy(() => import('./cook-notes/CookNotes.tsx')),
    needs: 'write',
    text: 'Cooks’ notes',
    Icon: MessageSquareText,
  },
  letters: {
    Opened: lazy(() => import('./letters/Letters.tsx')),
    needs: 'letters',
    text: 'Letters',
    Icon: Newspaper,
  },
  letter: { Opened: lazy(() => import('./letters/LetterDesk.tsx')), needs: 'letters', within: 'letters' },
  users: { Opened: lazy(() => import('./users/Users.tsx')), needs: 'admin', text: 'Users', Icon: Users },
  premium: { Opened: lazy(() => import('./premium/Premium.tsx')), needs: 'admin', text: 'Premium', Icon: Crown },
  subscribers: {
    Opened: lazy(() => import('./subscribers/Subscribers.tsx')),
    needs: 'subscribers',
    text: 'Subscribers',
    Icon: MailPlus,
  },
  banners: {
    Opened: lazy(() => import('./banners/Banners.tsx')),
    needs: 'admin',
    text: 'Banners',
    Icon: GalleryHorizontalEnd,
  },
  pageTitles: {
    Opened: lazy(() => import('./page-titles/PageTitles.tsx')),
    needs: 'admin',
    text: 'Page titles',
    Icon: Heading,
  },
  redirects: {
    Opened: lazy(() => import('./redirects/Redirects.tsx')),
    needs: 'edit',
    text: 'Redirects',
    Icon: CornerUpRight,
  },
  outbox: { Opened: lazy(() => import('./outbox/Outbox.tsx')), needs: 'admin', text: 'Outbox', Icon: Mail },
  audit: { Opened: lazy(() => import('./audit/AuditLog.tsx')), needs: 'admin', text: 'Audit log', Icon: ScrollText },
  system: { Opened: lazy(() => import('./system/System.tsx')), needs: 'admin', text: 'System', Icon: Server },
  settings: { Opened: lazy(() => import('./settings/Settings.tsx')), needs: 'admin', text: 'Settings', Icon: Settings },
};

export const ROUTES = Object.keys(SCREENS) as AdminRoute[];
