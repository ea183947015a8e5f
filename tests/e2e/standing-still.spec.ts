import { expect, test } from './fixtures.ts';

/** Above this, a page feels restless (web.dev/cls calls up to 0.1 good). */
const MOST = 0.05;
const DELAY_MS = 700;

declare global {
  var layoutShift: number;
}

/** What a slow connection brings last: the page stands already, and must not move. */
const LATE = { fonts: /\.woff2$/, pictures: /\.(avif|webp|jpg)$/, scripts: /\/_astro\/.+\.js$/ } as const;

for (const [kind, pattern] of Object.entries(LATE)) {
  for (const path of ['/', '/recipes', '/recipes/palak-tofu', '/categories', '/trending']) {
    test(`${path} stands still while its ${kind} come late`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(() => {
        globalThis.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            globalThis.layoutShift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      let late = 0;
      await page.route(pattern, async (route) => {
        late++;
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        await route.fallback().catch(() => undefined);
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(DELAY_MS);
      expect(late).toBeGreaterThan(0);
      expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThan(MOST);
    });
  }
}
