import type { Page } from '@playwright/test';
import { addFavourites } from '#tests/support/browser-favourites.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

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

const WIDTHS = [360, 800, 1000, 1280, 1600];
const PAGES = ['/recipes', '/trending', '/recipes/palak-tofu', '/premium', '/favorites', '/'];

test('last rows of cards are full or in the middle, however wide the window is', async ({ page, context }) => {
  const { id } = await signInAs(context);
  const look = async (path: string, widths: readonly number[]) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.recipe-card-title').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await offsets(page), `${path} at ${width} px`).toEqual((await offsets(page)).map(() => 0));
    }
  };
  await addFavourites(id, FAVOURITES.slice(0, 5));
  for (const path of PAGES) await look(path, WIDTHS);
  await addFavourites(id, FAVOURITES.slice(5));
  await look('/favorites', [1280]);
});
