import { write } from '#src/server/base/database.ts';
import { queueMail } from '#src/server/mail/queue.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { held } from '#tests/support/held-answers.ts';
import { codeMail } from '#tests/support/mails.ts';
import { axe, expect, expectSoundEverywhere, ownSite, test } from '../fixtures.ts';

const SCREENS = {
  users: { path: '/admin/users', title: 'Users' },
  banners: { path: '/admin/banner-management', title: 'Banner management' },
  'page titles': { path: '/admin/page-titles', title: 'Page titles' },
  redirects: { path: '/admin/redirects', title: 'Redirects' },
  settings: { path: '/admin/settings', title: 'Settings' },
  outbox: { path: '/admin/outbox', title: 'Outbox' },
  'audit log': { path: '/admin/audit', title: 'Audit log' },
} as const;

for (const [name, { path, title }] of Object.entries(SCREENS)) {
  test(`the ${name} screen is sound on a phone and a desktop, light and dark`, async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
    await expectSoundEverywhere(page);
  });
}

test.describe('when a list cannot be loaded', () => {
  test.use({ refusals: ['/api/admin/users'] });

  test('it says so, and loads when asked again', async ({ page, context }) => {
    await signInAs(context, 'admin');
    let broken = true;
    await page.route('**/api/admin/users?*', (route) =>
      broken ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await page.goto('/admin/users');
    await expect(page.getByRole('alert')).toContainText('Error Loading Users');
    expect(await axe(page)).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('a page title is not emptied by saving', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/page-titles');
  const form = page.getByRole('region', { name: 'Categories' });
  const title = form.getByLabel('Title', { exact: true });
  await title.fill('By the hour');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form).toContainText('Configured');
  for (const subtitle of ['', 'Morning to night']) {
    await title.fill('');
    await form.getByLabel('Subtitle').fill(subtitle);
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form.getByText('Title is required')).toBeVisible();
    await expect(title).toBeFocused();
  }
  expect(await axe(page)).toEqual([]);
  await expect(form).toContainText('Configured');
  await form.getByRole('button', { name: 'Back to default' }).press('Enter');
  await expect(form).toContainText('Default');
  await expect(form.getByText('Title is required')).toBeHidden();
  await expect(form.getByLabel('Subtitle')).toHaveValue('');
  await expect(title).toBeFocused();
});

ownSite('a page title is set, seen on the page, and taken back', async ({ page, server }) => {
  await page.goto('/admin/page-titles');
  const shop = page.getByRole('region', { name: 'Shop' });
  await shop.getByLabel('Title', { exact: true }).fill('The pantry shelf');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop).toContainText('Configured');
  await expect.poll(async () => (await fetch(`${server.url}/shop`)).text()).toContain('The pantry shelf');
  await shop.getByRole('button', { name: 'Back to default' }).click();
  await expect(shop).toContainText('Default');
  await expect
    .poll(async () => (await (await fetch(`${server.url}/shop`)).text()).includes('The pantry shelf'))
    .toBe(false);
});

test.describe('a mail that cannot be read', () => {
  const LETTER = '/api/admin/outbox/lost-letter';
  test.use({ refusals: [LETTER] });

  test('is read when asked again', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const head = { id: 'lost-letter', to: 'robin@example.org', subject: 'Your first password', at: Date.now() };
    const pagination = {
      page: 1,
      limit: 20,
      totalItems: 1,
      totalPages: 1,
      hasNextPage: false,
      hasPreviousPage: false,
    };
    await page.route('**/api/admin/outbox?*', (route) =>
      route.fulfill({ json: { hasService: false, mails: [head], waiting: [], pagination } }),
    );
    await page.route(`**${LETTER}/html`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }));
    let broken = true;
    await page.route(`**${LETTER}`, (route) =>
      broken ? route.fulfill({ status: 500, body: 'oops' }) : route.fulfill({ json: { ...head, text: 'Dear Robin' } }),
    );
    await page.goto('/admin/outbox');
    await page.getByRole('button', { name: /^Read/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'As plain text' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t read this e-mail.');
    broken = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('Dear Robin');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});

test('a mail of the outbox is read as it looks and as text; what was done is in the audit log', async ({
  page,
  context,
}) => {
  const admin = await signInAs(context, 'admin');
  const to = `letter-${Date.now()}@example.org`;
  await write((tx) => queueMail(tx, codeMail(to, '314159')));
  const read = page.getByRole('row', { name: to }).getByRole('button', { name: /^Read/ });
  await expect(async () => {
    await page.goto('/admin/outbox');
    // Until the worker has been there, the mail stands among those that wait.
    await expect(read).toBeVisible({ timeout: 2000 });
  }).toPass();
  await read.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByText('314159')).toBeVisible();
  await dialog.getByRole('button', { name: 'As plain text' }).click();
  await expect(dialog).toContainText('Enter this code');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.request.delete('/api/admin/page-titles/home', {
    headers: { Origin: process.env.PLANTRY_URL ?? '' },
  });
  await page.goto('/admin/audit');
  await expect(page.getByRole('table')).toBeVisible();
  const answer = await held(page, '**/api/admin/audit?*search=*');
  await page.getByRole('searchbox').fill(admin.email);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('row', { name: /changed the title of the page home/ })).toBeVisible();
});
