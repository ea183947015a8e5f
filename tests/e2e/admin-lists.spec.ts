import { write } from '#src/server/database.ts';
import { queueMail } from '#src/server/mail.ts';
import { makeMember, signInAs } from '../support/browser-members.ts';
import { axe, expect, overflow, SCHEMES, test, turn, WIDTHS } from './fixtures.ts';

const SCREENS = {
  users: { path: '/admin/users', title: 'Users' },
  banners: { path: '/admin/banner-management', title: 'Banner management' },
  'page titles': { path: '/admin/page-titles', title: 'Page titles' },
  outbox: { path: '/admin/outbox', title: 'Outbox' },
  'audit log': { path: '/admin/audit', title: 'Audit log' },
} as const;

for (const [name, { path, title }] of Object.entries(SCREENS)) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`the ${name} screen is sound on a ${device}, light and dark`, async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
      expect(await overflow(page)).toEqual([]);
      for (const colorScheme of SCHEMES) {
        await turn(page, colorScheme);
        expect(await axe(page), colorScheme).toEqual([]);
      }
    });
  }
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

test.describe('users', () => {
  test('are created, promoted, deactivated and deleted', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create user' });
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(page.locator('#toaster')).toHaveText('Validation ErrorEmail and first name are required');
    expect(await axe(page)).toEqual([]);
    const email = `made-${Date.now()}@example.org`;
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('First name').fill('Robin');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption('premium');
    await expect(page.locator('#toaster')).toContainText(`${email} is premium now`);
    await page.getByRole('button', { name: `Deactivate ${email}` }).click();
    await expect(page.getByRole('button', { name: `Activate ${email}` })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nobody is like that.')).toBeVisible();
  });

  test.describe('that wait for verification', () => {
    test.use({ refusals: ['/api/send-otp'] });

    test('are mailed a code, and not a second one at once', async ({ page, context }) => {
      await signInAs(context, 'admin');
      const { email } = await makeMember('user', { emailVerifiedAt: null });
      await page.goto('/admin/users');
      await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
      const send = page.getByRole('button', { name: `Send verification code to ${email}` });
      await send.click();
      await expect(page.locator('#toaster')).toContainText('Verification code sent');
      await send.click();
      await expect(page.locator('#toaster')).toContainText('Failed to Send OTP');
    });
  });
});

test('a banner is made by keyboard, its odds shown, and deleted when that is confirmed', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/banner-management');
  await page.getByRole('button', { name: 'Create banner' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create banner' });
  await dialog.getByRole('button', { name: 'Create banner' }).press('Enter');
  await expect(dialog).toContainText('Title and image URL are required');
  expect(await axe(page)).toEqual([]);
  const title = `Harvest ${Date.now()}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Image URL').fill('/pictures/red-lentil-dal.jpg');
  await dialog.getByLabel('Priority').selectOption('10');
  await dialog.getByRole('checkbox', { name: 'Home' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Favourites' }).check();
  await dialog.getByRole('button', { name: 'Create banner' }).press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Favourites');
  await expect(page.getByRole('region', { name: 'What visitors see' })).toContainText(`100 % ${title}`);
  await row.getByRole('switch').press('Space');
  await expect(page.getByRole('region', { name: 'What visitors see' })).not.toContainText(title);
  expect(await axe(page)).toEqual([]);
  await row.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row).toHaveCount(0);
});

test('a page title is set, seen on the page, and taken back', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/page-titles');
  const shop = page.getByRole('region', { name: 'Shop' });
  await shop.getByLabel('Title', { exact: true }).fill('The pantry shelf');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop).toContainText('Configured');
  await expect.poll(async () => (await fetch(`${process.env.PLANTRY_URL}/shop`)).text()).toContain('The pantry shelf');
  await shop.getByRole('button', { name: 'Back to default' }).click();
  await expect(shop).toContainText('Default');
  await expect
    .poll(async () => (await (await fetch(`${process.env.PLANTRY_URL}/shop`)).text()).includes('The pantry shelf'))
    .toBe(false);
});

test('a mail of the outbox is read as it looks and as text; what was done is in the audit log', async ({
  page,
  context,
}) => {
  const admin = await signInAs(context, 'admin');
  const to = `letter-${Date.now()}@example.org`;
  await write((tx) =>
    queueMail(tx, { to, template: 'account-exists', data: { firstName: 'Robin', link: 'https://site.example/login' } }),
  );
  const read = page.getByRole('row', { name: to }).getByRole('button', { name: /^Read/ });
  await expect(async () => {
    await page.goto('/admin/outbox');
    // Until the worker has been there, the mail stands among those that wait.
    await expect(read).toBeVisible({ timeout: 2000 });
  }).toPass();
  await read.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByText('Robin')).toBeVisible();
  await dialog.getByRole('button', { name: 'As plain text' }).click();
  await expect(dialog).toContainText('https://site.example/login');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.request.patch('/api/admin/page-titles/home', {
    data: { title: '', subtitle: '' },
    headers: { Origin: process.env.PLANTRY_URL ?? '' },
  });
  await page.goto('/admin/audit');
  await page.getByRole('searchbox').fill(admin.email);
  await expect(page.getByRole('row', { name: /changed the title of the page home/ })).toBeVisible();
});
