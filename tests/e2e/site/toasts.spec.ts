import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

/** What of the window's buttons and fields the notice lies on. */
async function covered(page: Page): Promise<string[]> {
  await expect(page.locator('#toaster > .toast')).toBeVisible();
  return page.evaluate(() => {
    const notice = document.querySelector('#toaster > .toast')?.getBoundingClientRect();
    if (!notice) throw new Error('there is no notice');
    return [...document.querySelectorAll('button, .button, input, select, textarea')].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isApart =
        bottom <= notice.top || top >= notice.bottom || right <= notice.left || left >= notice.right || bottom === top;
      return isApart || element.closest('#toaster') || !element.checkVisibility({ opacityProperty: true })
        ? []
        : (element.textContent ?? element.tagName);
    });
  });
}

/** Heights of phones, and what is done on each of them. */
const HEIGHTS = [560, 640, 780];
async function onEachPhone(page: Page, act: () => Promise<void>): Promise<void> {
  for (const height of HEIGHTS) {
    await page.setViewportSize({ width: 360, height });
    await page.locator('#toaster').evaluate((toaster) => toaster.replaceChildren());
    await act();
    await expect.poll(() => covered(page), { message: `${height} px` }).toEqual([]);
  }
}

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: HEIGHTS[0] as number }, refusals: ['/api/login'] });

  test('a failed sign-in covers no button', async ({ page }) => {
    await page.goto('/login');
    await onEachPhone(page, async () => {
      await page.getByRole('main').getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('Wrong password 1');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    });
  });

  test('the hint to sign in for rating covers none of the stars', async ({ page }) => {
    await page.goto('/recipes/palak-tofu');
    const stars = page.getByRole('region', { name: 'Rating' });
    await onEachPhone(page, async () => {
      await stars.scrollIntoViewIfNeeded();
      await stars.locator('label, button').first().click();
    });
  });
});

test('what was added to the meal plan covers no button of a short page', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(context, 'premium');
  await page.goto('/recipes/palak-tofu');
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect.poll(() => covered(page)).toEqual([]);
});
