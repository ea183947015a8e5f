import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 780 } });

/** Tells what has the focus, and what covers some side of it, as far as it is in the window; `null` outside of the screen's part. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('main')) return null;
    const box = element.getBoundingClientRect();
    const inset = 3;
    // A text higher than the window is read by its beginning.
    const bottom = Math.min(box.bottom, box.top + innerHeight / 3);
    const [across, along] = [box.left + box.width / 2, (box.top + bottom) / 2];
    // The middle of each side: what is round has no corners.
    const covers = [
      [across, box.top + inset],
      [across, along],
      [across, bottom - inset],
      [box.left + inset, along],
      [box.right - inset, along],
    ].flatMap(([x = 0, y = 0]) => {
      // Beside the window is what scrolls sideways by itself.
      if (x < 0 || x >= document.documentElement.clientWidth) return [];
      const top = document.elementFromPoint(x, y);
      const isSeen = top && (element.contains(top) || top.contains(element));
      return isSeen ? [] : [`${top?.className.slice(0, 60) ?? 'the edge of the window'} at ${Math.round(y)}`];
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
    return { what: `${element.tagName} ${name || element.getAttribute('name')} ${element.id}`, covers };
  });

/** Presses Tab from wherever the focus is until it leaves the screen's part; tells how often it stopped, and where it was covered. */
async function tabbed(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 400; stops++) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) break;
    if (stop.covers.length > 0) covered.push(`${stop.what}: ${stop.covers.join(', ')}`);
  }
  return { stops, covered };
}

test('nothing in the recipe editor has the focus under its foot or its head', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/recipes/red-lentil-dal/edit');
  await expect(page.getByLabel('step 4', { exact: true })).toHaveValue(/./);
  await expect(page.getByText('Energy')).toBeVisible();
  await page.locator('#main').focus();
  const down = await tabbed(page, 'Tab');
  expect(down.covered).toEqual([]);
  expect(down.stops).toBeGreaterThan(60);
  const up = await tabbed(page, 'Shift+Tab');
  expect(up.covered).toEqual([]);
  expect(up.stops).toBeGreaterThan(60);
});

test('the line one writes in stays above the foot, which is one line high', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/recipes/red-lentil-dal/edit');
  const foot = page.locator('.editor-foot');
  for (const name of ['step 3', 'step 4']) {
    const step = page.getByLabel(name, { exact: true });
    await step.focus();
    // Where the hand has scrolled it under the foot.
    await step.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 4));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Serve.');
    await expect
      .poll(async () => {
        const [field, below] = [await step.boundingBox(), await foot.boundingBox()];
        return field && below && field.y + field.height <= below.y;
      })
      .toBe(true);
  }
  await expect(page.getByText('Not saved yet')).toBeInViewport();
  expect((await foot.boundingBox())?.height).toBeLessThan(72);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Taken back: Steps')).toBeInViewport();
  // On the narrowest phones too.
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  expect((await foot.boundingBox())?.height).toBeLessThan(72);
});

test('what stands beside the recipe is reached by mouse, however low the window', async ({ page, context }) => {
  await signInAs(context, 'admin');
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/recipes/red-lentil-dal/edit');
    await expect(page.getByRole('heading', { name: 'What cooks say' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Change', exact: true }).click({ trial: true, timeout: 20_000 });
  }
});
