import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/chromium.ts';
import { signInAs } from '../support/browser-members.ts';
import { expect, overflow, test, WIDTHS } from './fixtures.ts';
import { PUBLIC_PAGES } from './pages.ts';

const executablePath = findChromium();

// The browser of somebody who has text set to twice its size.
test.use({
  viewport: { width: WIDTHS.phone, height: 800 },
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
});

async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expect.poll(() => overflow(page), { message: `${path} wider than the window` }).toEqual([]);
}

for (const { name, path } of PUBLIC_PAGES) {
  test(`${name} fits a phone with large text`, ({ page }) => expectFit(page, path));
}

for (const path of ['/', '/favorites', '/profile', '/meal-plan', '/shopping-list', '/recipes/palak-tofu']) {
  test(`${path} fits a premium member's phone with large text`, async ({ page, context }) => {
    await signInAs(context, 'premium');
    await expectFit(page, path);
  });
}
