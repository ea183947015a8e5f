import { type Banner, SHOWN_ON } from '#src/domain/site/banners.ts';
import { PAGE_KEYS } from '#src/domain/site/site.ts';
import { PAGES_BY_KEY } from '#src/fixed-pages.ts';

/** The pages a banner can be shown on, and the field that says whether it is. */
export const BANNER_PAGES = PAGE_KEYS.map((page) => ({ page, name: PAGES_BY_KEY[page].name, field: SHOWN_ON[page] }));

export const pagesOf = (banner: Banner): string =>
  BANNER_PAGES.filter(({ field }) => banner[field])
    .map(({ name }) => name)
    .join(', ') || 'No page';
