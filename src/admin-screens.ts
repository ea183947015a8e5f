import {
  BookMarked,
  BookOpenText,
  CookingPot,
  CornerUpRight,
  Crown,
  FileText,
  GalleryHorizontalEnd,
  Heading,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageSquareText,
  Newspaper,
  PackageOpen,
  Palette,
  ScrollText,
  Server,
  Settings,
  Users,
} from 'lucide-react';
import type { Permission } from './domain/members/permissions.ts';
import { paths } from './paths.ts';

/** A screen of the administrators' area. */
interface Screen {
  /** Its address; `:id` stands for what differs. */
  path: string;
  /** Its file in `src/islands/admin`, less `Screen.tsx`; loaded when it is opened. */
  file: string;
  /** Who comes in. */
  needs: Permission;
  /** What it is called where screens are listed. */
  text?: string;
  /** The icon of those in the navigation. */
  Icon?: LucideIcon;
  /** The screen in the navigation that it belongs to. */
  within?: string;
  /** What the dashboard says of those it leads to. */
  tile?: { title: string; text: string };
}

const table = <Name extends string>(screens: Record<Name, Screen>): Readonly<Record<Name, Screen>> => screens;

/** Every screen under /admin, in the order of the navigation. */
export const SCREENS = table({
  dashboard: {
    path: paths.admin,
    file: 'dashboard/Dashboard',
    needs: 'write',
    text: 'Dashboard',
    Icon: LayoutDashboard,
  },
  recipes: { path: paths.adminRecipes, file: 'recipes/Recipes', needs: 'write', text: 'Recipes', Icon: CookingPot },
  newRecipe: {
    path: paths.adminNewRecipe,
    file: 'recipe-editor/Recipe',
    needs: 'write',
    text: 'New recipe',
    within: 'recipes',
  },
  importRecipe: {
    path: paths.adminImport,
    file: 'recipe-editor/ImportRecipe',
    needs: 'write',
    text: 'Import a recipe',
    within: 'recipes',
  },
  recipe: { path: '/admin/recipes/:id/edit', file: 'recipe-editor/Recipe', needs: 'write', within: 'recipes' },
  collections: {
    path: paths.adminCollections,
    file: 'collections/Collections',
    needs: 'write',
    text: 'Collections',
    Icon: BookMarked,
  },
  newCollection: {
    path: paths.adminNewCollection,
    file: 'collections/Collection',
    needs: 'write',
    text: 'New collection',
    within: 'collections',
  },
  collection: {
    path: '/admin/collections/:id/edit',
    file: 'collections/Collection',
    needs: 'write',
    within: 'collections',
  },
  guides: { path: paths.adminGuides, file: 'guides/Guides', needs: 'write', text: 'Guides', Icon: BookOpenText },
  newGuide: { path: paths.adminNewGuide, file: 'guides/Guide', needs: 'write', text: 'New guide', within: 'guides' },
  guide: { path: '/admin/guides/:id/edit', file: 'guides/Guide', needs: 'write', within: 'guides' },
  cookNotes: {
    path: paths.adminNotes,
    file: 'cook-notes/CookNotes',
    needs: 'write',
    text: 'Cooks’ notes',
    Icon: MessageSquareText,
  },
  letters: { path: paths.adminLetters, file: 'letters/Letters', needs: 'letters', text: 'Letters', Icon: Newspaper },
  letter: { path: '/admin/letters/:id', file: 'letters/Letter', needs: 'letters', within: 'letters' },
  users: {
    path: paths.adminUsers,
    file: 'users/Users',
    needs: 'admin',
    text: 'Users',
    Icon: Users,
    tile: { title: 'User management', text: 'Accounts, their roles and their status.' },
  },
  premium: { path: paths.adminPremium, file: 'premium/Premium', needs: 'admin', text: 'Premium', Icon: Crown },
  subscribers: {
    path: paths.adminSubscribers,
    file: 'subscribers/Subscribers',
    needs: 'subscribers',
    text: 'Subscribers',
    Icon: MailPlus,
  },
  appearance: {
    path: paths.adminAppearance,
    file: 'appearance/Appearance',
    needs: 'admin',
    text: 'Appearance',
    Icon: Palette,
    tile: { title: 'Appearance', text: 'The site’s name, colours and type.' },
  },
  banners: {
    path: paths.adminBanners,
    file: 'banners/Banners',
    needs: 'admin',
    text: 'Banners',
    Icon: GalleryHorizontalEnd,
    tile: { title: 'Banner management', text: 'Which banners run where, and how often.' },
  },
  pageTitles: {
    path: paths.adminPageTitles,
    file: 'page-titles/PageTitles',
    needs: 'admin',
    text: 'Page titles',
    Icon: Heading,
    tile: { title: 'Page titles', text: 'The title and subtitle over each page’s banner.' },
  },
  texts: { path: paths.adminTexts, file: 'texts/Texts', needs: 'edit', text: 'Texts', Icon: FileText },
  text: { path: '/admin/texts/:id', file: 'texts/Text', needs: 'edit', within: 'texts' },
  redirects: {
    path: paths.adminRedirects,
    file: 'redirects/Redirects',
    needs: 'edit',
    text: 'Redirects',
    Icon: CornerUpRight,
  },
  moving: {
    path: paths.adminMoving,
    file: 'moving/Moving',
    needs: 'admin',
    text: 'Moving in',
    Icon: PackageOpen,
    tile: { title: 'Moving in', text: 'Recipes from another app, with their pictures and addresses.' },
  },
  outbox: { path: paths.adminOutbox, file: 'outbox/Outbox', needs: 'admin', text: 'Outbox', Icon: Mail },
  audit: { path: paths.adminAudit, file: 'audit/AuditLog', needs: 'admin', text: 'Audit log', Icon: ScrollText },
  system: { path: paths.adminSystem, file: 'system/System', needs: 'admin', text: 'System', Icon: Server },
  settings: { path: paths.adminSettings, file: 'settings/Settings', needs: 'admin', text: 'Settings', Icon: Settings },
});

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

const PATTERNS = Object.values(SCREENS).map(({ path }) => new URLPattern({ pathname: path }));

/** Whether a screen has this address. */
export const isAdminScreen = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test({ pathname }));
