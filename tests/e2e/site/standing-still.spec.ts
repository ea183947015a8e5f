import type { Page } from '@playwright/test';
import { FIXED_PAGES, SUPPORT_PAGES } from '#src/fixed-pages.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

/** The sum of all shifts above which a page feels restless (web.dev/cls calls up to 0.1 good). */
const MOST = 0.01;
/** What fonts may move. Their stand-ins are as wide only on the whole: 0.007 to 0.011, as the titles of the day have it. */
const MOST_BY_FONTS = 0.02;

declare global {
  var layoutShift: number;
  /** What moved, for a message that says where to look. */
  var shifted: string[];
}

/** What a slow connection brings last: the page stands already, and must not move. */
const LATE = { fonts: /\.woff2$/, pictures: /\.(avif|webp|jpg)$/ } as const;
const ANSWERS = /\/_astro\/.+\.js$|\/api\//;

/**
 * Lets what the pattern names come late: what a page asks for first when it has been painted, and all that follows when what
 * came before is on the screen. Returns what opens a page so and says how far it moved, and what of it; the number it returns
 * is how much was late.
 */
async function withLate(page: Page, pattern: RegExp): Promise<(path: string) => Promise<number>> {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as { value: number; sources?: { node: Node | null }[] };
        globalThis.layoutShift += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          globalThis.shifted.push(`${element?.tagName}.${element?.className} ${element?.textContent?.slice(0, 30)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // What comes by chance is the machine's doing: fonts come late in their own test, and not at all in the others.
  if (pattern !== LATE.fonts)
    await page.route(LATE.fonts, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
  let late = 0;
  await page.route(pattern, async (route) => {
    late++;
    await painted(page);
    await route.fallback().catch(() => undefined);
  });
  const most = pattern === LATE.fonts ? MOST_BY_FONTS : MOST;
  return async (path) => {
    late = 0;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await painted(page);
    const { shift, shifted } = await page.evaluate(() => ({ shift: layoutShift, shifted: globalThis.shifted }));
    expect.soft(shift > most ? { path, at: page.url(), shift, shifted } : path).toEqual(path);
    return late;
  };
}

/** Waits until all that a page has so far is on the screen. */
async function painted(page: Page): Promise<void> {
  // A page that leads elsewhere is gone meanwhile.
  await page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    .then(() => page.evaluate(twoFrames))
    .catch(() => undefined);
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));

for (const [kind, pattern] of Object.entries(LATE)) {
  test(`pages stand still while their ${kind} come late`, async ({ page }) => {
    const open = await withLate(page, pattern);
    for (const path of ['/', '/recipes', '/recipes/palak-tofu', '/categories', '/trending', '/premium'])
      expect(await open(path), path).toBeGreaterThan(0);
  });
}

const RECIPES = ['/recipes/palak-tofu', '/recipes/masala-dosa', '/collections/vegan-christmas-dinner'];
/** Pages of text, and those on which a reader's account changes the header alone: one look at them is enough. */
const SAME_FOR_ALL = ['/categories', '/trending', '/shop', ...SUPPORT_PAGES.map(({ path }) => path)];
const PAGES = [...FIXED_PAGES.map(({ path }) => path), ...RECIPES];
const OWN_PAGES = PAGES.filter((path) => !SAME_FOR_ALL.includes(path));

for (const [role, pages] of [
  ['visitor', PAGES],
  ['user', ['/categories', ...OWN_PAGES]],
  ['premium', OWN_PAGES],
] as const) {
  test(`every page stands still for a ${role} while scripts and answers come late`, async ({ page, context }) => {
    if (role !== 'visitor') await signInAs(context, role);
    const open = await withLate(page, ANSWERS);
    for (const path of pages) await open(path);
  });
}

test('a shopping list that has something on it stands still while it comes late', async ({ page, context }) => {
  await signInAs(context, 'premium');
  for (const recipeId of ['palak-tofu', 'masala-dosa']) {
    const added = await page.request.post('/api/shopping-list/recipes', { data: { recipeId, servings: 4 } });
    expect(added.ok()).toBe(true);
  }
  const open = await withLate(page, ANSWERS);
  await open('/shopping-list');
});
