import type { SiteEntry } from './entries.ts';
import type { Logo } from './logo.ts';
import { logoInHeader } from './logo-shown.ts';

/**
 * Which entries of a site's own there is room for, as rules of the head. Widths are reckoned from the letters, rather too
 * wide than too narrow, in rem, so that larger text has its room too. Whatever has none is in the menu.
 */

const REM = 16;
/** Of an entry beside its letters, and between two. */
const PADDING = 25.6;
const GAP = 4;
/** Around the name and the entries. */
const AROUND = 56;
/** Search, light and dark, and the button beside them; the button of the menu. */
const BUTTONS = 226;
const MENU = 50;
const WORDMARK_SIZE = 25.6;
const WIDEST_PAGE = 1296;
/** The width of the window (rem) from which on a page is as wide as it gets. */
const WIDEST = 90;

/**
 * Who sees which entries after the site's own, and from which width (rem) on anything but the menu. Administrators keep the
 * menu: it has what premium members have in the row.
 */
const READERS = [
  { html: 'html:not([data-member])', after: [], from: 64, menu: 0 },
  {
    html: 'html[data-member]:not([data-premium],[data-admin])',
    after: ['Favourites', 'Profile'],
    from: 72,
    menu: 0,
  },
  {
    html: 'html[data-premium]:not([data-admin])',
    after: ['Favourites', 'Meal plan', 'Shopping list', 'Profile'],
    from: 80,
    menu: 0,
  },
  { html: 'html[data-admin]', after: ['Favourites', 'Profile', 'Admin Dashboard'], from: 80, menu: MENU },
] as const;

/** Rules for a header of these entries; `null` is the product's own, which its styles know. */
export function headerRules(entries: readonly SiteEntry[] | null, siteName: string, logo: Logo | null = null): string {
  if (entries === null) return '';
  const brand = logo ? logoInHeader(logo).width : widthOf(siteName, WORDMARK_SIZE);
  const labels = entries.map(({ label }) => label);
  const rules = READERS.flatMap(({ html, after, from, menu }) => {
    const around = brand + AROUND + BUTTONS + menu;
    const whole = widthOfPage(around + rowOf([...labels, ...after]));
    const all = whole === null ? Number.POSITIVE_INFINITY : Math.max(from, whole);
    const nav = `${html} .own-nav`;
    const steps = [from, WIDEST].filter((step) => step < all);
    const some = steps.map((step, i) => {
      const end = Math.min(steps[i + 1] ?? all, all);
      const below = Number.isFinite(end) ? ` and (max-width:${end - 0.01}rem)` : '';
      const fits = labels.filter(
        (_, at) => around + MENU + rowOf(labels.slice(0, at + 1)) <= roomAt(step * REM),
      ).length;
      const shown = fits > 0 ? `${nav}{display:block}${nav} li:nth-child(n+${fits + 1}){display:none}` : '';
      return `@media(min-width:${step}rem)${below}{${html} .site-header .header-narrow{display:inline-flex}${shown}}`;
    });
    return Number.isFinite(all) ? [...some, `@media(min-width:${all}rem){${nav}{display:block}}`] : some;
  });
  return `.own-nav,html[data-admin] .own-nav .for-premium{display:none}${rules.join('')}`;
}

const rowOf = (labels: readonly string[]): number =>
  labels.reduce((sum, label) => sum + widthOf(label, REM) + PADDING + GAP, 0);

/** Pixels of a text, at most, whatever pair of fonts the site has. */
const widthOf = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0) * size;

function emOf(letter: string): number {
  if (/[ilj|!.,:;'’ ]/.test(letter)) return 0.34;
  if (/[mwMW@%&—]/.test(letter)) return 0.95;
  if (/[A-Z]/.test(letter)) return 0.72;
  return letter <= '\u024f' ? 0.59 : 1.05;
}

const gutterAt = (width: number): number => (width >= 1200 ? 72 : 40);
const roomAt = (width: number): number => Math.min(width - 2 * gutterAt(width), WIDEST_PAGE);

/** The width of the window (whole rem) from which on there are so many pixels; `null` where there never are. */
function widthOfPage(pixels: number): number | null {
  if (pixels > WIDEST_PAGE) return null;
  const narrow = Math.ceil((pixels + 80) / REM);
  return narrow < 75 ? narrow : Math.ceil((pixels + 144) / REM);
}
