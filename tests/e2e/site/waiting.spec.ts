import { signInAs } from '#tests/support/browser-members.ts';
import { held } from '#tests/support/held-answers.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const ADMIN = { email: 'ada@example.org', password: 'calm-otter-paints-9' };

test.describe('a banner', () => {
  /** Banners are the whole site's: this test has one of its own. */
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ TRUSTED_HOPS: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  });
  test.afterAll(() => server?.stop());

  test('says that it is loading while its picture is on the way, and no more when it is there', async ({
    page,
    request,
  }) => {
    expect((await request.post(`${server.url}/api/login`, { data: ADMIN })).status()).toBe(200);
    const banner = { title: 'Of the season', imageUrl: '/pictures/red-lentil-dal.jpg', showOnShop: true };
    expect((await request.post(`${server.url}/api/admin/banners`, { data: banner })).ok()).toBe(true);
    const data = { title: 'Midsummer Table' };
    expect((await request.patch(`${server.url}/api/admin/page-titles/shop`, { data })).ok()).toBe(true);
    const answer = await held(page, '**/pictures/red-lentil-dal*');
    await page.goto(`${server.url}/shop`, { waitUntil: 'commit' });
    const waiting = page.getByText('Loading banner...');
    await expect(waiting).toBeVisible();
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    };
    await expect.poll(() => waiting.evaluate(isOnTop)).toBe(true);
    await expect(page.getByText('Midsummer Table')).toBeVisible();
    answer();
    await expect(waiting).toBeHidden();
    await expectSoundEverywhere(page);
  });
});

test('a trending recipe is viewed by the same words on all three first places', async ({ page }) => {
  await page.goto('/trending');
  const leaders = page.locator('.leader');
  await expect(leaders).toHaveCount(3);
  for (const leader of await leaders.all()) await expect(leader.getByText('View Recipe')).toBeVisible();
});

test('who rates a recipe finds the page so at the next load', async ({ page, context }) => {
  await signInAs(context);
  await page.goto('/recipes/lemon-tart');
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('No reviews yet');
  await page.getByRole('region', { name: 'Rating' }).getByRole('radio').last().click();
  await expect(page.locator('#toaster')).toContainText('Rating submitted!');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('"ratingCount":1');
  await expect(page.locator('.recipe-head')).toContainText('1 review');
});
