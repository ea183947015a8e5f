import { expect, overflow, test } from '../fixtures.ts';

const PHONE = { width: 360, height: 780 };

test('on a phone the landing shows food in its first screen, and reasons to swipe that the keyboard gets to', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const picture = await page.getByRole('main').locator('.picture').first().boundingBox();
  expect((picture?.y ?? Infinity) + (picture?.height ?? 0) / 2).toBeLessThan(PHONE.height);
  const reasons = page.getByRole('region', { name: 'Why Choose' });
  const last = reasons.getByRole('link', { name: 'See Premium in action' });
  await reasons.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await reasons.getByRole('link', { name: 'See the recipes' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  // All of it but what a pixel rounds off.
  await expect(last).toBeInViewport({ ratio: 0.98 });
});

test('the landing’s picture is sharp on a phone, and no larger than that takes', async ({ browser, baseURL }) => {
  const asked = async (width: number, deviceScaleFactor: number) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 780 }, deviceScaleFactor });
    const first = page.waitForRequest(/\.avif$/);
    await page.goto('/', { waitUntil: 'commit' });
    const file = /-(\d+)\.avif$/.exec((await first).url())?.[1];
    await page.close();
    return file;
  };
  expect(await asked(360, 1)).toBe('400');
  expect(await asked(360, 1.5)).toBe('600');
  expect(await asked(412, 1.75)).toBe('800');
  expect(await asked(360, 2)).toBe('800');
  expect(await asked(412, 2.6)).toBe('1200');
});

test('the landing samples a dinner, a breakfast and a dessert, at every width', async ({ page }) => {
  await page.goto('/');
  const samples = page.getByRole('region', { name: 'New Recipes' }).getByRole('article');
  for (const width of [360, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(samples.filter({ visible: true })).toHaveCount(3);
    expect(await overflow(page), `${width}`).toEqual([]);
  }
});

test('landing and sign-in show something of our own where no advertisement runs', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    const own = page.getByRole('complementary', { name: 'From our own kitchen' });
    await expect(own.getByRole('link')).toHaveAttribute('href', /^\/recipes/);
    const box = await own.boundingBox();
    expect([box?.width, box?.height], path).toEqual([728, 90]);
    await expect(page.getByText('Advertisement', { exact: true })).toHaveCount(0);
  }
});
