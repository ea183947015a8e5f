import type { Page } from '@playwright/test';
import { addFavourites } from '#tests/support/browser-favourites.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

const FAVOURITES = ['palak-tofu', 'red-lentil-dal', 'masala-chai', 'tiramisu', 'chilli-sin-carne', 'black-bean-tacos'];

interface Rows {
  columns: number;
  /** Pixels by which the last row begins elsewhere than the grid. */
  off: number;
  cards: number;
}

const rowsOf = (page: Page): Promise<Rows[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.recipe-grid')].map((grid) => {
      const boxes = [...grid.children].map((card) => card.getBoundingClientRect());
      const [first] = boxes;
      const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
      return {
        columns: boxes.filter(({ top }) => top === first?.top).length,
        off: Math.round(Math.abs((last[0]?.left ?? 0) - grid.getBoundingClientRect().left)),
        cards: boxes.length,
      };
    }),
  );

test('fifteen cards fill their rows, and what is left over begins where rows begin', async ({ page, context }) => {
  const { id } = await signInAs(context);
  await addFavourites(id, FAVOURITES);
  for (const [width, columns] of [
    [360, 2],
    [800, 3],
    [1000, 3],
    [1280, 5],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/recipes', '/favorites']) {
      await page.goto(path);
      await expect(page.locator('.recipe-card-title').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const [rows] = await rowsOf(page);
      expect(rows, `${path} at ${width} px`).toMatchObject({ columns, off: 0 });
      if (path === '/recipes') expect(rows?.cards).toBe(15);
    }
  }
});
