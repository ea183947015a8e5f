import { CATEGORIES, CATEGORY_LABELS } from './domain/recipes/kitchen.ts';
import type { SiteEntry } from './domain/site/appearance/entries.ts';
import { paths } from './paths.ts';

/** Who sees a link of the header: everybody, or whoever is signed in as such. */
interface HeaderLink extends SiteEntry {
  for: '' | 'for-members' | 'for-premium' | 'for-admins';
}

/** The links of the header as they come with the product. */
const HEADER_LINKS: readonly HeaderLink[] = [
  { href: paths.home, label: 'Home', for: '' },
  { href: paths.recipes(), label: 'Recipes', for: '' },
  { href: paths.categories, label: 'Categories', for: '' },
  { href: paths.collections, label: 'Collections', for: '' },
  { href: paths.trending, label: 'Trending', for: '' },
  { href: paths.favorites, label: 'Favourites', for: 'for-members' },
  { href: paths.mealPlan, label: 'Meal plan', for: 'for-premium' },
  { href: paths.shoppingList, label: 'Shopping list', for: 'for-premium' },
  { href: paths.shop, label: 'Shop', for: '' },
  { href: paths.profile, label: 'Profile', for: 'for-members' },
  { href: paths.admin, label: 'Admin Dashboard', for: 'for-admins' },
];

/** A site's own entries, and after them those that depend on who is signed in, which are nobody's to remove. */
export const headerLinks = (own: readonly SiteEntry[] | null): readonly HeaderLink[] =>
  own === null
    ? HEADER_LINKS
    : [...own.map((entry) => ({ ...entry, for: '' as const })), ...HEADER_LINKS.filter((link) => link.for !== '')];

/** What a site can put others in place of. Legal pages and help are none of these. */
export const BUILT_IN_ENTRIES = {
  header: HEADER_LINKS.filter((link) => link.for === '').map(({ label, href }) => ({ label, href })),
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
