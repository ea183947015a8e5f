import { CATEGORIES, CATEGORY_LABELS } from './domain/recipes/kitchen.ts';
import type { SiteEntry } from './domain/site/appearance/entries.ts';
import { paths } from './paths.ts';

/** The links of the header as they come with the product. */
const HEADER_ENTRIES: readonly SiteEntry[] = [
  { href: paths.recipes(), label: 'Recipes' },
  { href: paths.categories, label: 'Categories' },
  { href: paths.collections, label: 'Collections' },
  { href: paths.guides, label: 'Guides' },
  { href: paths.trending, label: 'Trending' },
  { href: paths.shop, label: 'Shop' },
];

/** A site's own entries, or those of the product. */
export const headerEntries = (own: readonly SiteEntry[] | null): readonly SiteEntry[] => own ?? HEADER_ENTRIES;

/** What the account's menu leads to, by who is signed in; nobody's to remove. */
export const ACCOUNT_LINKS: readonly (SiteEntry & { for: 'for-members' | 'for-premium' | 'for-admins' })[] = [
  { href: paths.favorites, label: 'Favourites', for: 'for-members' },
  { href: paths.myRecipes, label: 'My recipes', for: 'for-members' },
  { href: paths.atHome, label: 'At home', for: 'for-members' },
  { href: paths.cooked, label: 'What you cooked', for: 'for-members' },
  { href: paths.shoppingList, label: 'Shopping list', for: 'for-premium' },
  { href: paths.mealPlan, label: 'Meal plan', for: 'for-premium' },
  { href: paths.profile, label: 'Profile', for: 'for-members' },
  { href: paths.admin, label: 'Admin Dashboard', for: 'for-admins' },
];

/** What a site can put others in place of. Legal pages and help are none of these. */
export const BUILT_IN_ENTRIES = {
  header: HEADER_ENTRIES,
  footer: [
    ...CATEGORIES.map((category) => ({ label: CATEGORY_LABELS[category], href: paths.recipes({ category }) })),
    { label: 'What’s in your fridge?', href: paths.fridge },
    { label: 'Guides', href: paths.guides },
    { label: 'Premium', href: paths.premium },
  ],
} as const satisfies Record<string, readonly SiteEntry[]>;

interface Chosen {
  header: readonly SiteEntry[] | null;
  footer: readonly SiteEntry[] | null;
}

/** Pages that no other page leads to for certain: the name leads home, and categories to their recipes. */
const NEEDED: readonly SiteEntry[] = BUILT_IN_ENTRIES.header.filter(({ href }) =>
  [paths.recipes(), paths.categories, paths.shop].includes(href),
);

/** What is wrong with both lists together, in a sentence; `null` where nothing is. */
export function entriesProblem({ header, footer }: Chosen): string | null {
  const all = [...(header ?? BUILT_IN_ENTRIES.header), ...(footer ?? BUILT_IN_ENTRIES.footer)];
  const missing = NEEDED.filter(({ href }) => !all.some((entry) => entry.href === href));
  if (missing.length === 0) return null;
  const names = missing.map(({ label, href }) => `${label} (${href})`).join(' and ');
  return `Keep ${names} in the header or in the footer: nobody would find it.`;
}
