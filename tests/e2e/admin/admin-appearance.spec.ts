import { expect, expectSoundEverywhere, overflow, ownSite as test } from '../fixtures.ts';

test('a site gets a name, a colour, a headline and an order of its own, looked at before everybody sees it', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  await page.goto('/admin/appearance');
  await page.getByLabel('Site name').fill('Sprout & Stem');
  await page.getByLabel('Accent colour', { exact: true }).fill('#7a0019');
  await page.getByLabel('Headline').fill('Eat what the garden gives');
  const header = page.getByRole('region', { name: 'Header' });
  await header.getByRole('button', { name: 'Move Shop up' }).press('Enter');
  await header.getByRole('button', { name: 'Move Shop up' }).press('Enter');
  await header.getByRole('button', { name: 'Move Recipes down' }).press('Enter');
  await expect(header.getByRole('status')).toHaveText('Recipes is number 2 of 6 now');
  const below = page.getByRole('region', { name: 'Below it' });
  await below.getByRole('button', { name: 'Move New recipes up' }).press('Enter');
  await below.getByRole('switch', { name: 'Why choose it' }).press('Space');
  await expectSoundEverywhere(page);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Eat what the garden gives');
  await preview.close();

  const stranger = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await stranger.goto(server.url);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Good food');

  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.locator('#toaster')).toContainText('Appearance published');
  await stranger.goto(server.url);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Eat what the garden gives');
  await expect(stranger).toHaveTitle(/Sprout & Stem/);
  const main = stranger.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Categories',
    'Recipes',
    'Collections',
    'Shop',
    'Guides',
    'Trending',
  ]);
  await expect(stranger.getByText('Why Choose')).toHaveCount(0);
  await expect(stranger.getByRole('link', { name: 'Explore Recipes' })).toBeVisible();
  expect(
    await stranger.getByRole('link', { name: 'Sign in' }).evaluate((link) => getComputedStyle(link).backgroundColor),
  ).toBe('rgb(122, 0, 25)');
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await stranger.setViewportSize({ width, height: 800 });
    expect((await stranger.getByRole('banner').boundingBox())?.height, `${width}`).toBeLessThan(80);
    expect(await overflow(stranger), `${width}`).toEqual([]);
  }
  await stranger.goto(new URL('/recipes', server.url).href);
  await expect(stranger.getByRole('banner').getByRole('link', { name: 'Sprout & Stem, home' })).toBeVisible();
});

test('an entry that leads nowhere is told so, and what was typed stays', async ({ page, refusals }) => {
  refusals.push('/api/admin/appearance');
  await page.goto('/admin/appearance');
  const footer = page.getByRole('region', { name: 'Footer' });
  await footer.getByRole('button', { name: 'Add an entry to the footer' }).press('Enter');
  await footer.getByLabel('Label of entry 10').fill('About us');
  await footer.getByLabel('Address of About us').fill('about');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(footer.getByLabel('Address of About us')).toHaveAccessibleDescription(/Use a path of this site/);
  await footer.getByLabel('Address of About us').fill('/about');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.locator('#toaster')).toContainText('There’s no page at /about');
  await expect(footer.getByLabel('Address of About us')).toHaveValue('/about');
  await footer.getByLabel('Address of About us').fill('/help');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.locator('#toaster')).toContainText('Appearance published');
});
