import { ROTATION_SLOT_MS } from '#src/domain/site/rotation-slot.ts';
import { expect, ownSite } from '../fixtures.ts';

ownSite('an open page turns its banner every ten minutes, and not while nobody looks', async ({ page, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('banner-turns') && scripts.push(request.url()));
  const made = async (title: string) => {
    const data = { title, imageUrl: '/pictures/red-lentil-dal.jpg', showOnShop: true, showOnHome: false };
    expect((await context.request.post('/api/admin/banners', { data })).ok()).toBe(true);
  };
  const named = { title: 'Shop', subtitle: '' };
  expect((await context.request.patch('/api/admin/page-titles/shop', { data: named })).ok()).toBe(true);
  await made('The first of two');
  await page.goto('/shop');
  const banner = page.locator('.banner');
  await expect(banner).toContainText('The first of two');
  // One banner never turns: its page loads nothing for it.
  expect(scripts.length + (await page.locator('script:not([src]):has-text("setInterval")').count())).toBe(0);

  await made('The second of two');
  await page.clock.install();
  let asked = 0;
  let shown = 'Turn 0';
  await page.route('**/shop', async (route) => {
    if (route.request().resourceType() === 'fetch') asked++;
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/The (?:first|second) of two/g, shown);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/shop');
  await expect(banner).toContainText('Turn 0');
  shown = 'Turn 1';
  await page.clock.runFor(ROTATION_SLOT_MS);
  await expect(banner).toContainText('Turn 1');
  await expect(banner).toHaveCount(1);
  await expect(page.locator('.banner-picture')).toHaveAttribute('data-loaded', '');
  expect(asked).toBe(1);

  shown = 'Turn 2';
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await page.clock.runFor(3 * ROTATION_SLOT_MS);
  expect(asked).toBe(1);
  await hide(false);
  await expect(banner).toContainText('Turn 2');
  expect(asked).toBe(2);
});
