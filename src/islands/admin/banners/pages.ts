import { type Banner, SHOWN_ON } from '#src/domain/site/banners.ts';
import { PAGE_KEYS, type PageKey } from '#src/domain/site/site.ts';

const NAMES: Record<PageKey, string> = {
  home: 'Home',
  categories: 'Categories',
  recipes: 'Recipes',
  favourites: 'Favourites',
  shop: 'Shop',
};

/** The pages a banner can be shown on, and the field that says whether it is. */
export const BANNER_PAGES = PAGE_KEYS.map((page) => ({ page, name: NAMES[page], field: SHOWN_ON[page] }));

export const pagesOf = (banner: Banner): string =>
  BANNER_PAGES.filter(({ field }) => banner[field])
    .map(({ name }) => name)
    .join(', ') || 'No page';
