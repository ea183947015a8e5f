import type { Page } from '@playwright/test';
import { launchOptions } from '#scripts/chromium.ts';
import { addFavourites } from '../support/browser-favourites.ts';
import { signInAs } from '../support/browser-members.ts';
import { expect, overflow, test, WIDTHS } from './fixtures.ts';
import { PUBLIC_PAGES } from './pages.ts';

const RECIPE = '/recipes/palak-tofu';

// The browser of somebody who has text set to twice its size.
test.use({
  viewport: { width: WIDTHS.phone, height: 800 },
  timezoneId: 'UTC',
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
});

async function expectFit(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expect.poll(() => overflow(page), { message: `${path} wider than the window` }).toEqual([]);
}

for (const { name, path } of PUBLIC_PAGES) {
  test(`${name} fits a phone with large text`, async ({ page }) => {
    await page.goto(path);
    await expectFit(page, path);
  });
}

/** A page of members, and something of it that comes with its content. */
const MEMBERS_PAGES = [
  { path: '/', content: 'Welcome back' },
  { path: '/favorites', content: '1 recipe saved' },
  { path: '/profile', content: 'Where you are signed in' },
  { path: '/meal-plan', content: 'Palak Tofu' },
  { path: '/shopping-list', content: 'spinach' },
  { path: RECIPE, content: /[1-9]\d* reviews?/ },
] as const;

for (const { path, content } of MEMBERS_PAGES) {
  test(`${path} fits a premium member's phone with large text`, async ({ page, context }) => {
    const { id } = await signInAs(context, 'premium');
    await addFavourites(id, ['palak-tofu']);
    const { request } = page;
    const today = new Date().toISOString().slice(0, 10);
    for (const [call, data] of [
      ['/api/ratings', { recipeId: 'palak-tofu', rating: 4 }],
      ['/api/shopping-list/recipes', { recipeId: 'palak-tofu', servings: 8 }],
      ['/api/meal-plan/entries', { day: today, slot: 'dinner', recipeId: 'palak-tofu', servings: 8 }],
    ] as const) {
      expect((await request.post(call, { data })).ok(), call).toBe(true);
    }
    // The page of a recipe is made again when it was rated, and may come once more as it was.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(content, { timeout: 10_000 });
    }).toPass();
    await expectFit(page, path);
  });
}
