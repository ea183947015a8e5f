import {
  CookingPot,
  GalleryHorizontalEnd,
  Heading,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ScrollText,
  Server,
  Users,
} from 'lucide-react';
import { paths } from '#src/paths.ts';
import type { $location } from '#src/stores/admin/location.ts';

type Route = NonNullable<ReturnType<typeof $location.get>>['route'];

/** What the navigation lists, with the routes that belong to each. */
export const AREAS: readonly { href: string; text: string; Icon: LucideIcon; routes: readonly Route[] }[] = [
  { href: paths.admin, text: 'Dashboard', Icon: LayoutDashboard, routes: ['dashboard'] },
  {
    href: paths.adminRecipes,
    text: 'Recipes',
    Icon: CookingPot,
    routes: ['recipes', 'newRecipe', 'importRecipe', 'recipe'],
  },
  { href: paths.adminUsers, text: 'Users', Icon: Users, routes: ['users'] },
  { href: paths.adminBanners, text: 'Banners', Icon: GalleryHorizontalEnd, routes: ['banners'] },
  { href: paths.adminPageTitles, text: 'Page titles', Icon: Heading, routes: ['pageTitles'] },
  { href: paths.adminOutbox, text: 'Outbox', Icon: Mail, routes: ['outbox'] },
  { href: paths.adminAudit, text: 'Audit log', Icon: ScrollText, routes: ['audit'] },
  { href: paths.adminSystem, text: 'System', Icon: Server, routes: ['system'] },
];
