import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 780 };

test('on a phone the landing shows food in its first screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const picture = await page.getByRole('main').locator('.picture').first().boundingBox();
  expect((picture?.y ?? Infinity) + (picture?.height ?? 0) / 2).toBeLessThan(PHONE.height);
});

test('on a phone the reasons are a row to swipe, and the keyboard gets to each', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const reasons = page.getByRole('region', { name: 'Why Choose' });
  const last = reasons.getByRole('link', { name: 'See Premium at work' });
  await reasons.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await reasons.getByRole('link', { name: 'See the recipes' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const path of ['/', '/login']) {
  test(`${path} shows something of our own where no advertisement runs`, async ({ page }) => {
    await page.goto(path);
    const own = page.getByRole('complementary', { name: 'From our own kitchen' });
    await expect(own.getByRole('link')).toHaveAttribute('href', /^\/recipes/);
    const box = await own.boundingBox();
    expect([box?.width, box?.height]).toEqual([728, 90]);
    await expect(page.getByText('Advertisement', { exact: true })).toHaveCount(0);
  });
}
