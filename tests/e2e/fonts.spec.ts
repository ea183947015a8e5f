import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Names of the fonts that the page asks for, from now on. */
function fontsOf(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/fonts\/([\w-]+)\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.add(name);
  });
  return fonts;
}

for (const path of ['/', '/recipes', '/recipes/palak-tofu', '/categories', '/privacy-policy']) {
  test(`${path} loads the two fonts that were announced, and no others`, async ({ page }) => {
    const fonts = fontsOf(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts].sort()).toEqual(['figtree', 'fraunces']);
  });
}

test('rarer letters are loaded by the pages that have them', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto('/recipes/palak-tofu');
  await page.evaluate(async () => {
    const [title, text] = ['h1', 'main p'].map((selector) => document.querySelector(selector));
    if (title) title.textContent = 'Şakşuka';
    if (text) text.textContent = 'Smørrebrød';
    // The layout asks for them.
    document.body.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
  await expect.poll(() => [...fonts].sort()).toEqual(['figtree', 'figtree-western', 'fraunces', 'fraunces-european']);
});
