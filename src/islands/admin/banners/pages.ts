import { type Banner, SHOWN_ON } from '#src/domain/site/banners.ts';
import { PAGE_KEYS } from '#src/domain/site/site.ts';
import { PAGES_BY_KEY } from '#src/fixed-pages.ts';

/** The pages a banner can be shown on, and the field that says whether it is. */
export const BANNER_PAGES = PAGE_KEYS.map((page) => ({ page, name: PAGES_BY_KEY[page].name, field: SHOWN_ON[page] }));

export const pagesOf = (banner: Banner): string =>
  BANNER_PAGES.filter(({ field }) => banner[field])
    .map(({ name }) => name)
    .join(', ') || 'No page';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "From Nov 21, 2026, 8:00 AM", in the administrator's own time. */
export function whenOf({ startsAt, endsAt }: Banner): string {
  const parts = [
    startsAt !== null && `from ${moment.format(startsAt)}`,
    endsAt !== null && `until ${moment.format(endsAt)}`,
  ];
  return parts.filter(Boolean).join(' ') || 'Always';
}
