import { PAGE_SIZE } from '#src/domain/constants.ts';
import { CATEGORIES } from '#src/domain/recipes/kitchen.ts';
import { FIXED_PAGES } from '#src/fixed-pages.ts';
import { paths } from '#src/paths.ts';
import { publishedCollections } from '../collections/collections.ts';
import { allGuides } from '../guides/guides.ts';
import { listAuthors } from '../recipes/authors.ts';
import { countByCategory } from '../recipes/catalogue.ts';
import { publishedRecipes } from '../recipes/recipes.ts';

/** Every public page by its address: the fixed ones, the listing with its categories and pages, every recipe. */
export async function publicAddresses(): Promise<string[]> {
  const recipes = await publishedRecipes();
  const totals = await countByCategory();
  return [
    ...FIXED_PAGES.flatMap(({ path, open }) => (open === 'in advance' ? [path] : [])),
    paths.sitemap,
    paths.feed,
    paths.fridgeKitchen,
    paths.pageNames,
    ...listingPages(undefined, recipes.length).slice(1),
    ...CATEGORIES.flatMap((category) => listingPages(category, totals[category])),
    ...recipes.map(({ id }) => paths.recipe(id)),
    ...(await publishedCollections()).map(({ id }) => paths.collection(id)),
    ...(await allGuides()).map(({ id }) => paths.guide(id)),
    ...(await listAuthors()).map(({ slug }) => paths.author(slug)),
  ];
}

function listingPages(category: (typeof CATEGORIES)[number] | undefined, total: number): string[] {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE.listing));
  return Array.from({ length: pages }, (_, index) => paths.recipes({ category, page: index + 1 }));
}
