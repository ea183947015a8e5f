import { utimesSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, startDevServer } from '../../support/server.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = { email: 'ada@example.org', password: 'calm-otter-paints-9' };
const TOKEN = 'a-token-for-monitors';
const RECIPE = '/api/admin/recipes/red-lentil-dal';

/** `npm run dev` on an empty folder; it has ended by itself when the test is over, and left nothing of its own running. */
const dev = test.extend<{ server: RunningServer; admin: APIRequestContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  server: async ({}, use) => {
    const server = await startDevServer({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      METRICS_TOKEN: TOKEN,
    });
    await use(server);
    await server.stop();
    expect(server.process.exitCode, server.printed()).toBe(143);
    await expect.poll(() => isAnyLeft(server.process.pid ?? 0)).toBe(false);
  },
  baseURL: async ({ server }, use) => use(server.url),
  admin: async ({ playwright, server }, use) => {
    const admin = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { Origin: server.url },
    });
    expect((await admin.post('/api/login', { data: ADMIN })).status()).toBe(200);
    await use(admin);
    await admin.dispose();
  },
});

/** Whether a process of a group still runs. */
function isAnyLeft(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

dev('the site in development does what the site does', async ({ page, context, request, admin, server }) => {
  const status = async (path: string, headers = {}) => (await request.get(path, { headers, maxRedirects: 0 })).status();

  await dev.step('answers whoever watches over it', async () => {
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    expect(await status('/metrics')).toBe(401);
    expect(await status('/metrics', { Authorization: `Bearer ${TOKEN}` })).toBe(200);
  });

  await dev.step('sends a mail to who signs up, which is read in the outbox', async () => {
    const email = 'noor@example.org';
    await page.goto('/login#register');
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('fennel-and-orange-41');
    await page.getByLabel('Confirm password', { exact: true }).fill('fennel-and-orange-41');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/registration-success\?email=noor/);
    await context.addCookies((await admin.storageState()).cookies);
    const read = page.getByRole('row', { name: email }).getByRole('button', { name: /^Read/ });
    await expect(async () => {
      await page.goto('/admin/outbox');
      await expect(read).toBeVisible({ timeout: 2000 });
    }).toPass();
    await read.click();
    const mail = page.getByRole('dialog').frameLocator('iframe');
    const link = await mail.getByRole('link', { name: 'Verify my email' }).getAttribute('href');
    await page.goto(link ?? '');
    await expect(page.getByText('Your email has been verified successfully!')).toBeVisible();
  });

  await dev.step('shows a picture that was sent', async () => {
    await page.goto('/admin/recipes/new');
    await page.getByLabel('Title').fill('Soup of a picture');
    const buffer = await sharp('public/pictures/minestrone.jpg').resize(480).jpeg().toBuffer();
    const dish = page.getByRole('region', { name: 'Picture', exact: true });
    await dish
      .getByLabel('Add pictures of the dish')
      .setInputFiles([{ name: 'soup.jpg', mimeType: 'image/jpeg', buffer }]);
    const picture = dish.locator('img[src^="/media/"]').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await dev.step('publishes what is planned when its time comes', async () => {
    expect((await admin.patch(RECIPE, { data: { isPublished: false } })).status()).toBe(200);
    expect(await status('/recipes/red-lentil-dal')).toBe(404);
    expect((await admin.patch(RECIPE, { data: { publishAt: Date.now() + 5000 } })).status()).toBe(200);
    await expect.poll(() => status('/recipes/red-lentil-dal')).toBe(200);
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Lentil Dal');
  });

  await dev.step('leads on from an address that moved, at once', async () => {
    const moved = { from: '/old-dal', to: '/recipes/red-lentil-dal' };
    expect((await admin.put('/api/admin/redirects', { data: moved })).status()).toBe(200);
    expect(await status('/old-dal')).toBe(301);
  });

  await dev.step('suggests recipes out of its index', async () => {
    await expect.poll(() => status('/pagefind/pagefind.js')).toBe(200);
    await page.goto('/trending');
    await page.getByLabel('Search the site').click();
    await page.keyboard.type('minestr');
    await expect(page.getByRole('option').first()).toContainText('Minestrone');
  });

  await dev.step('shows visitors the page that says it is closed', async () => {
    const closed = {
      maintenanceMode: true,
      maintenanceTitle: 'New ovens',
      maintenanceMessage: 'We are moving the kitchen.',
      expectedLaunchTime: 'Sunday',
    };
    expect((await admin.put('/api/site-settings', { data: closed })).status()).toBe(200);
    await context.clearCookies();
    await expect(async () => expect((await page.goto('/trending'))?.status()).toBe(503)).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New ovens');
    expect((await admin.put('/api/site-settings', { data: { ...closed, maintenanceMode: false } })).status()).toBe(200);
    await expect.poll(() => status('/trending')).toBe(200);
  });

  await dev.step('goes on with other code of the server, which holds the database alone', async () => {
    const host = async () => (await request.get('/healthz')).headers()['x-request-id']?.split('-')[0];
    const before = await host();
    const now = new Date();
    utimesSync('src/server/host/refusal.ts', now, now);
    await expect.poll(host).not.toBe(before);
    await expect(admin.get('/api/admin/outbox')).resolves.toBeOK();
    expect(server.printed()).not.toMatch(/error/i);
  });
});
