import type { Page } from '@playwright/test';
import { FIXED_PAGES } from '#src/fixed-pages.ts';
import { signInAs } from '../support/browser-members.ts';
import { expect, test } from './fixtures.ts';

/** The sum of all shifts above which a page feels restless (web.dev/cls calls up to 0.1 good). */
const MOST = 0.01;
/** Where a font comes late, a heading may break its lines anew. */
const MOST_BY_FONTS = 0.05;
const DELAY_MS = 700;

declare global {
  var layoutShift: number;
  /** What moved, for a message that says where to look. */
  var shifted: string[];
}

/** What a slow connection brings last: the page stands already, and must not move. */
const LATE = { fonts: /\.woff2$/, pictures: /\.(avif|webp|jpg)$/, scripts: /\/_astro\/.+\.js$/ } as const;
const ANSWERS = /\/_astro\/.+\.js$|\/api\//;

/** Opens a page while what the pattern names comes late, and says how far it moved and what. Returns how much was late. */
async function standsStill(page: Page, path: string, pattern: RegExp, waitMs: number, most = MOST): Promise<number> {
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
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.fallback().catch(() => undefined);
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(waitMs);
  const { shift, shifted } = await page.evaluate(() => ({ shift: layoutShift, shifted: globalThis.shifted }));
  expect(shift > most ? { path, shift, shifted } : path).toEqual(path);
  return late;
}

for (const [kind, pattern] of Object.entries(LATE)) {
  for (const path of ['/', '/recipes', '/recipes/palak-tofu', '/categories', '/trending', '/premium']) {
    test(`${path} stands still while its ${kind} come late`, async ({ page }) => {
      const most = kind === 'fonts' ? MOST_BY_FONTS : MOST;
      expect(await standsStill(page, path, pattern, DELAY_MS, most)).toBeGreaterThan(0);
    });
  }
}

const PAGES = [...FIXED_PAGES.map(({ path }) => path), '/recipes/palak-tofu', '/recipes/masala-dosa'];

for (const role of ['visitor', 'user', 'premium'] as const) {
  for (const path of PAGES) {
    test(`${path} stands still for a ${role} while scripts and answers come late`, async ({ page, context }) => {
      if (role !== 'visitor') await signInAs(context, role);
      // Scripts ask for others, and for answers: each is late once more.
      await standsStill(page, path, ANSWERS, 5 * DELAY_MS);
    });
  }
}

test('a shopping list that has something on it stands still while it comes late', async ({ page, context }) => {
  await signInAs(context, 'premium');
  for (const recipeId of ['palak-tofu', 'masala-dosa']) {
    const added = await page.request.post('/api/shopping-list/recipes', { data: { recipeId, servings: 4 } });
    expect(added.ok()).toBe(true);
  }
  await standsStill(page, '/shopping-list', ANSWERS, 5 * DELAY_MS);
});
