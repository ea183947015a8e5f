import {
  CookingPot,
  CornerUpRight,
  Crown,
  GalleryHorizontalEnd,
  Heading,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ScrollText,
  Server,
  Settings,
  Users,
} from 'lucide-react';
import type { Permission } from '#src/domain/members/permissions.ts';
import { paths } from '#src/paths.ts';
import type { $location } from '#src/stores/admin/location.ts';

type Route = NonNullable<ReturnType<typeof $location.get>>['route'];

interface Area {
  href: string;
  text: string;
  Icon: LucideIcon;
  /** Who comes in. */
  needs: Permission;
  /** The screens in it. */
  routes: readonly Route[];
}

/** What the navigation lists, with the routes that belong to each; whoever may not open an area is not shown it. */
export const AREAS: readonly Area[] = [
  { href: paths.admin, text: 'Dashboard', Icon: LayoutDashboard, needs: 'write', routes: ['dashboard'] },
  {
    href: paths.adminRecipes,
    text: 'Recipes',
    Icon: CookingPot,
    needs: 'write',
    routes: ['recipes', 'newRecipe', 'importRecipe', 'recipe'],
  },
  { href: paths.adminUsers, text: 'Users', Icon: Users, needs: 'admin', routes: ['users'] },
  { href: paths.adminPremium, text: 'Premium', Icon: Crown, needs: 'admin', routes: ['premium'] },
  { href: paths.adminBanners, text: 'Banners', Icon: GalleryHorizontalEnd, needs: 'admin', routes: ['banners'] },
  { href: paths.adminPageTitles, text: 'Page titles', Icon: Heading, needs: 'admin', routes: ['pageTitles'] },
  { href: paths.adminRedirects, text: 'Redirects', Icon: CornerUpRight, needs: 'edit', routes: ['redirects'] },
  { href: paths.adminOutbox, text: 'Outbox', Icon: Mail, needs: 'admin', routes: ['outbox'] },
  { href: paths.adminAudit, text: 'Audit log', Icon: ScrollText, needs: 'admin', routes: ['audit'] },
  { href: paths.adminSystem, text: 'System', Icon: Server, needs: 'admin', routes: ['system'] },
  { href: paths.adminSettings, text: 'Settings', Icon: Settings, needs: 'admin', routes: ['settings'] },
];

/** What opening a screen needs; of one that belongs to no area what administrators alone have. */
export const neededFor = (route: Route): Permission =>
  AREAS.find(({ routes }) => routes.includes(route))?.needs ?? 'admin';
