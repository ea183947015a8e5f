import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { axe, expect, expectSoundEverywhere, overflow, test } from '../fixtures.ts';

const ADMIN = { email: 'ada@example.org', password: 'calm-otter-paints-9' };
const PUBLISHER = 'ca-pub-1234567890123456';

/** Advertising and maintenance are the whole site's: these tests have one of their own. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ TRUSTED_HOPS: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
test.afterAll(() => server?.stop());
test.describe.configure({ mode: 'serial' });
test.use({ refusals: ['/api/auth/user'] });

/** Addresses outside the site that the page asks for; none is really reached. */
async function outsideOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== server.url,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.adNetworkIsHere = true;' });
    },
  );
  return asked;
}

async function signIn(request: APIRequestContext, credentials: object): Promise<void> {
  expect((await request.post(`${server.url}/api/login`, { data: credentials })).status()).toBe(200);
}

async function runAds(request: APIRequestContext): Promise<void> {
  await signIn(request, ADMIN);
  const data = { publisherId: PUBLISHER, isEnabled: true, autoAdsEnabled: false };
  expect((await request.post(`${server.url}/api/admin/adsense/config`, { data })).status()).toBe(200);
  await request.post(`${server.url}/api/logout`);
}

const policyOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(server.url + path)).headers()['content-security-policy'] ?? '';

const PLACEMENTS = [
  ['/trending', 'banner'],
  ['/recipes/red-lentil-dal', 'rectangle'],
  ['/recipes', 'auto'],
  ['/categories', 'leaderboard'],
] as const;

test('while none run, no page lets a network in or asks anything', async ({ page, request }) => {
  const asked = await outsideOf(page);
  for (const [path] of PLACEMENTS) {
    expect(await policyOf(request, path)).not.toMatch(/google|unsafe-inline/);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Advertising' })).toHaveCount(0);
    await expect(page.getByText('Advertisement')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('once they run, nothing is loaded before the reader agrees', async ({ page, request }) => {
  await runAds(request);
  const asked = await outsideOf(page);
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const question = page.getByRole('region', { name: 'Advertising' });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await expectSoundEverywhere(page);
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => asked).toEqual([expect.stringMatching(`adsbygoogle.js\\?client=${PUBLISHER}$`)]);
  await expect.poll(() => page.evaluate(() => 'adNetworkIsHere' in window)).toBe(true);

  for (const [path, placement] of PLACEMENTS) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await expect(page.locator(`[data-ad="${placement}"] .adsbygoogle`)).toHaveCount(1);
    await expect(question).toHaveCount(0);
  }
  expect(asked).toHaveLength(1 + PLACEMENTS.length);

  await page.getByRole('button', { name: 'Choices' }).first().click();
  await question.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.locator('.adsbygoogle')).toHaveCount(0);
  expect(asked).toHaveLength(1 + PLACEMENTS.length);
});

/** Pixels from a slot to what is next above and below it, in the page's main part; 0 where something reaches into it. */
const roomAround = (page: Page, placement: string) =>
  page.locator(`[data-ad="${placement}"]`).evaluate((slot) => {
    const own = slot.getBoundingClientRect();
    const others = [...document.querySelectorAll('main *, footer')]
      .filter((element) => !element.contains(slot) && !slot.contains(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      // What only readers of the screen get takes no room.
      .filter(({ width, height }) => width > 1 && height > 1);
    const above = others.filter(({ top }) => top < own.top).map(({ bottom }) => Math.max(0, own.top - bottom));
    const below = others.filter(({ bottom }) => bottom > own.bottom).map(({ top }) => Math.max(0, top - own.bottom));
    return { above: Math.min(...above), below: Math.min(...below) };
  });

test('each slot has the size that is its, room around it, and fits its page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('plantry:ads', 'yes'));
  await outsideOf(page);
  const sizes = { banner: [728, 90], rectangle: [300, 250], auto: [Infinity, 280], leaderboard: [728, 90] } as const;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, placement] of [
      ...PLACEMENTS,
      ['/guides', 'leaderboard'],
      ['/collections', 'leaderboard'],
    ] as const) {
      const where = `${path} at ${width}`;
      await page.goto(server.url + path);
      const slot = page.locator(`[data-ad="${placement}"]`);
      const column = await page.locator('main .container-page', { has: slot }).evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
      const [most, height] = sizes[placement];
      const box = await slot.boundingBox();
      expect([box?.width, box?.height], where).toEqual([Math.min(most, column), height]);
      const { above, below } = await roomAround(page, placement);
      expect(above, `${where}, above`).toBeGreaterThanOrEqual(24);
      expect(below, `${where}, below`).toBeGreaterThanOrEqual(24);
      expect(await overflow(page), where).toEqual([]);
    }
  }
});

test('who says no sees neither advertisements nor the question again', async ({ page }) => {
  const asked = await outsideOf(page);
  await page.goto(`${server.url}/trending`);
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await page.goto(`${server.url}/categories`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Advertising' })).toHaveCount(0);
  await expect(page.getByText('Advertisement')).toBeHidden();
  expect(asked).toEqual([]);
});

test('only pages that show them have the looser policy', async ({ request }) => {
  for (const [path] of PLACEMENTS) {
    const policy = await policyOf(request, path);
    expect(policy).toContain('googlesyndication.com');
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'(;|$)/);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  }
  for (const path of ['/login', '/help', '/profile', '/admin', '/api/recipes', '/favicon.svg']) {
    expect(await policyOf(request, path), path).not.toMatch(/google|unsafe-inline/);
  }
});

test('beside the password there is something of our own, and nothing of a network', async ({ page }) => {
  const asked = await outsideOf(page);
  await page.addInitScript(() => localStorage.setItem('plantry:ads', 'yes'));
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary', { name: 'From our own kitchen' })).toBeVisible();
  await expect(page.locator('.adsbygoogle')).toHaveCount(0);
  expect(asked).toEqual([]);
});

/** A premium member, made as an administrator makes one. */
async function becomePremium(request: APIRequestContext): Promise<void> {
  const email = 'pia@example.org';
  await signIn(request, ADMIN);
  const data = { email, firstName: 'Pia', lastName: 'Premium', role: 'premium' };
  expect((await request.post(`${server.url}/api/admin/users`, { data })).ok()).toBe(true);
  await request.post(`${server.url}/api/logout`);
  const outbox = join(server.folder, 'outbox');
  let password: string | undefined;
  await expect
    .poll(async () => {
      const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      password = mails.find((text) => text.includes(email))?.match(/^([A-Za-z0-9]{16})\r?$/m)?.[1];
      return password;
    })
    .toBeDefined();
  await signIn(request, { email, password });
  const changed = await request.post(`${server.url}/api/auth/change-password`, {
    data: { newPassword: 'brisk-heron-sings-4' },
  });
  expect(changed.ok()).toBe(true);
}

test('a premium member is never asked and loads nothing of a network', async ({ page, context }) => {
  await becomePremium(context.request);
  const asked = await outsideOf(page);
  for (const [path] of [['/'], ...PLACEMENTS]) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Advertising' })).toHaveCount(0);
    await expect(page.locator('.ad-slot:visible')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('an administrator is not asked either', async ({ page, context }) => {
  await signIn(context.request, ADMIN);
  const asked = await outsideOf(page);
  await page.goto(`${server.url}/trending`, { waitUntil: 'networkidle' });
  await expect(page.locator('.ad-slot:visible')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Advertising' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('during maintenance', () => {
  // What a member's page asks for beside them is closed too.
  test.use({ refusals: ['/api/auth/user', '/api/favorites'] });

  test('a visitor sees how far it is, and an administrator the site with a bar above it', async ({ page, context }) => {
    await page.goto(`${server.url}/recipes/red-lentil-dal`);
    await signIn(context.request, ADMIN);
    const data = {
      maintenanceMode: true,
      maintenanceTitle: 'New ovens',
      maintenanceMessage: 'We are moving the kitchen.',
      expectedLaunchTime: 'Sunday',
    };
    expect((await context.request.put(`${server.url}/api/site-settings`, { data })).ok()).toBe(true);
    await page.goto(`${server.url}/recipes/red-lentil-dal`);
    await expect(page.getByRole('complementary', { name: 'Maintenance' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red Lentil Dal');
    expect(await axe(page)).toEqual([]);

    await context.clearCookies();
    for (const path of ['/', '/recipes/red-lentil-dal', '/recipes?search=dal', '/trending']) {
      const answer = await page.goto(server.url + path);
      expect(answer?.status(), path).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New ovens');
    }
    await expect(page.getByRole('main')).toContainText('We are moving the kitchen.');
    await expect(page.getByText('Opening: Sunday')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '75');
    await expect(page.getByRole('listitem')).toHaveCount(3);
    const contact = page.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toBeVisible();
    // It opens a letter: no page it could lead to is open.
    await expect(contact).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
    expect((await page.goto(`${server.url}/login`))?.status()).toBe(200);
  });

  test('a member signs in, and out again on the closed page as on the sign-in page', async ({ page }) => {
    const signInHere = async () => {
      await page.goto(`${server.url}/login`);
      await page.getByLabel('E-mail', { exact: true }).fill('pia@example.org');
      await page.getByLabel('Password', { exact: true }).fill('brisk-heron-sings-4');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New ovens');
    };
    const isMember = async () => (await page.request.get(`${server.url}/api/auth/user`)).status() === 200;
    await signInHere();
    expect(await isMember()).toBe(true);
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(isMember).toBe(false);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();

    await signInHere();
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
    await expectSoundEverywhere(page);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    // Where signing out leads, before the next page is asked for.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New ovens');
    expect(await isMember()).toBe(false);
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
