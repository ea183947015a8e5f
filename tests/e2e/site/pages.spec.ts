import type { Page } from '@playwright/test';
import { htmlMistakes } from '#tests/support/html-mistakes.ts';
import { scriptBytes } from '#tests/support/script-bytes.ts';
import { expect, expectFitWithLargeText, expectSoundEverywhere, test } from '../fixtures.ts';
import { PUBLIC_PAGES, QUIET_PAGES } from '../pages.ts';

/** Of JavaScript, on a page that an anonymous reader reads without touching anything that needs a framework. */
const BUDGET_BYTES = 6 * 1024;

/** Pages whose letters are all in the two fonts that are announced. */
const PLAIN_LETTERS = ['/', '/recipes', '/recipes/palak-tofu', '/categories', '/privacy-policy'];

/** Names of the fonts that the page asks for, from now on. */
function fontsOf(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/fonts\/([\w-]+)\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.add(name);
  });
  return fonts;
}

// Each page is opened once, and all that is promised of every page is looked at there.
for (const { name, path, status = 200 } of PUBLIC_PAGES) {
  test(`${name} is valid, small, and sound on every device, light and dark, with large text too`, async ({ page }) => {
    const fonts = fontsOf(page);
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    if (QUIET_PAGES.includes(path)) expect(await scriptBytes(page, path)).toBeLessThanOrEqual(BUDGET_BYTES);
    else await page.goto(path);
    const response = await answered;
    expect(response.status()).toBe(status);
    await page.evaluate(() => document.fonts.ready);
    expect(await htmlMistakes(await response.text())).toEqual([]);
    if (PLAIN_LETTERS.includes(path)) expect([...fonts].sort()).toEqual(['figtree', 'fraunces']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeVisible();
    await expectSoundEverywhere(page);
    await expectFitWithLargeText(page);
  });
}

test('rarer letters are loaded by the pages that have them', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto('/recipes/palak-tofu');
  await page.evaluate(async () => {
    const [title, text] = ['h1', 'main p'].map((selector) => document.querySelector(selector));
    if (title) title.textContent = 'Şakşuka và phở';
    if (text) text.textContent = 'Smørrebrød';
    // The layout asks for them.
    document.body.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
  await expect
    .poll(() => [...fonts].sort())
    .toEqual(['figtree', 'figtree-western', 'fraunces', 'fraunces-european', 'fraunces-vietnamese']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing shows recipes and pages through them, and a recipe what to buy and what to do', async ({
    page,
  }) => {
    await page.goto('/recipes');
    await expect(page.getByText(/^Showing 1-15 of \d{3} recipes$/)).toBeVisible();
    await page.goto('/recipes?page=2');
    await expect(page.getByText(/^Showing 16-30 of \d{3} recipes$/)).toBeVisible();
    await page.goto('/recipes/palak-tofu');
    await expect(page.getByRole('heading', { level: 1, name: 'Palak Tofu' })).toBeVisible();
    await expect(page.getByText('fresh spinach').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Drain, squeeze lightly');
  });
});
