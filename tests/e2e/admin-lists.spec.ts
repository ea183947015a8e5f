import type { Page } from '@playwright/test';
import { write } from '#src/server/database.ts';
import { queueMail } from '#src/server/mail.ts';
import { makeMember, signInAs } from '../support/browser-members.ts';
import { axe, expect, overflow, SCHEMES, test, WIDTHS } from './fixtures.ts';

async function makeDraft(page: Page): Promise<{ id: string; title: string }> {
  const title = `Draft ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  const answer = await page.request.post('/api/recipes', {
    data: {
      title,
      description: 'Made by a test.',
      category: 'lunch',
      prepTime: 5,
      cookTime: 0,
      servings: 2,
      ingredients: ['200 g cooked chickpeas'],
      instructions: ['Eat the chickpeas.'],
    },
    headers: { Origin: process.env.PLANTRY_URL ?? '' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { id: ((await answer.json()) as { id: string }).id, title };
}

const SCREENS = {
  recipes: { path: '/admin/recipes', title: 'Recipes' },
  users: { path: '/admin/users', title: 'Users' },
  'page titles': { path: '/admin/page-titles', title: 'Page titles' },
  outbox: { path: '/admin/outbox', title: 'Outbox' },
  'audit log': { path: '/admin/audit', title: 'Audit log' },
} as const;

for (const [name, { path, title }] of Object.entries(SCREENS)) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    for (const colorScheme of SCHEMES) {
      test(`the ${name} screen is sound on a ${device}, ${colorScheme}`, async ({ page, context }) => {
        await signInAs(context, 'admin');
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
        expect(await overflow(page)).toEqual([]);
        expect(await axe(page)).toEqual([]);
      });
    }
  }
}

test.describe('when a list cannot be loaded', () => {
  test.use({ refusals: ['/api/admin/recipes', '/api/admin/users'] });

  test('it says so, and loads when asked again', async ({ page, context }) => {
    await signInAs(context, 'admin');
    let broken = true;
    for (const address of ['**/api/admin/recipes?*', '**/api/admin/users?*']) {
      await page.route(address, (route) => (broken ? route.fulfill({ status: 500, body: 'oops' }) : route.continue()));
    }
    await page.goto('/admin/users');
    await expect(page.getByRole('alert')).toContainText('Error Loading Users');
    await page.goto('/admin/recipes');
    await expect(page.getByRole('alert')).toContainText('Error Loading Recipes');
    expect(await axe(page)).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test.describe('recipes', () => {
  const refused: string[] = [];
  test.use({ refusals: refused });

  test('are searched, filtered and paged', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await expect(page.getByRole('row')).toHaveCount(16);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('table')).toContainText('Showing 16-30');
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lemon tart');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('dinner');
    await expect(page.getByText('No recipe is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all recipes' }).click();
    await expect(page.getByRole('row')).toHaveCount(16);
  });

  // Other specs look at the catalogue meanwhile: what is changed here is a draft, and stays one.
  test('are published with a switch, which goes back when that fails', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const { id, title } = await makeDraft(page);
    refused.push(`/api/admin/recipes/${id}`);
    await page.goto('/admin/recipes');
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill(title);
    const published = page.getByRole('switch', { name: `${title} is published` });
    await expect(published).not.toBeChecked();
    const address = `**/api/admin/recipes/${id}`;
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await published.press('Space');
    await expect(page.locator('#toaster')).toContainText('Failed to update recipe status');
    await expect(published).not.toBeChecked();
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ json: {} }));
    await published.press('Space');
    await expect(page.locator('#toaster')).toContainText('Recipe published');
    await expect(published).toBeChecked();
  });

  test('have their quick fields edited in a dialog, by keyboard', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const { id, title } = await makeDraft(page);
    await page.goto('/admin/recipes');
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill(title);
    const edit = page.getByRole('row', { name: title }).getByRole('button', { name: `Edit ${title}` });
    await edit.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
    await expect(dialog).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel('Servings').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toContainText('At least 1 serving');
    await dialog.getByLabel('Servings').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    expect(await (await page.request.get(`/api/admin/recipes/${id}`)).json()).toMatchObject({ servings: 3 });
  });

  test('are chosen together, and deleted only when that is confirmed', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await expect(page.getByText('15 recipes chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete 15 recipes?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(16);
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
  await expect(async () => {
    await page.goto('/admin/outbox');
    await expect(page.getByRole('row', { name: to })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('row', { name: to }).getByRole('button', { name: /^Read/ }).click();
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
