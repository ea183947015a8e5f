import type { Page } from '@playwright/test';
import { addFavourites } from '../support/browser-favourites.ts';
import { signInAs } from '../support/browser-members.ts';
import { expect, test } from './fixtures.ts';

const FAVOURITES = ['palak-tofu', 'red-lentil-dal', 'masala-chai', 'tiramisu', 'chilli-sin-carne', 'black-bean-tacos'];

/** By how many pixels each last row of cards that is not full is out of the middle. */
const offsets = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.recipe-grid, .recipe-four')].flatMap((grid) => {
      const boxes = [...grid.children].map((card) => card.getBoundingClientRect());
      const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
      const isOnlyRow = last.length === boxes.length;
      const { left, right } = grid.getBoundingClientRect();
      const middle = ((last[0]?.left ?? 0) + (last.at(-1)?.right ?? 0)) / 2;
      return isOnlyRow ? [] : Math.round(Math.abs(middle - (left + right) / 2));
    }),
  );

for (const width of [360, 800, 1000, 1280, 1600]) {
  test(`last rows of cards are full or in the middle at ${width} px`, async ({ page, context }) => {
    const { id } = await signInAs(context);
    await addFavourites(id, FAVOURITES.slice(0, width === 1280 ? 6 : 5));
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/recipes', '/trending', '/recipes/palak-tofu', '/premium', '/favorites', '/']) {
      await page.goto(path);
      await expect(page.locator('.recipe-card-title').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await offsets(page), path).toEqual((await offsets(page)).map(() => 0));
    }
  });
}
