import { randomUUID } from 'node:crypto';
import { banners } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { held } from '#tests/support/held-answers.ts';
import { axe, expect, ownSite, test } from '../fixtures.ts';

ownSite('a banner is made by keyboard, its odds shown, and deleted when that is confirmed', async ({ page }) => {
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
  await expect(page.getByRole('region', { name: 'What visitors see' })).toContainText('Nobody sees its banner yet');
  await row.getByRole('switch').press('Space');
  await expect(page.getByRole('region', { name: 'What visitors see' })).not.toContainText('Nobody sees its banner yet');
  expect(await axe(page)).toEqual([]);
  await row.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row).toHaveCount(0);
});

test.describe('when the server refuses', () => {
  const id = `refused-${randomUUID()}`;
  const address = `/api/admin/banners/${id}`;
  const SETTINGS = '/api/admin/banner-settings';
  test.use({ refusals: [address, SETTINGS] });

  test('a banner is as it was again, and the server has the word', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = `Refused ${Date.now()}`;
    const now = Date.now();
    await write((tx) =>
      tx.insert(banners).values({
        id,
        title,
        imageUrl: '/pictures/red-lentil-dal.jpg',
        showOnHome: false,
        createdAt: now,
        updatedAt: now,
      }),
    );
    await page.goto('/admin/banner-management');
    const row = page.getByRole('row', { name: title });
    let refuse = await held(page, `**${address}`, { status: 503, json: { message: 'The kitchen is busy.' } });
    await row.getByRole('switch').press('Space');
    await expect(row.getByRole('switch')).not.toBeChecked();
    refuse();
    await expect(page.locator('#toaster')).toHaveText('ErrorThe kitchen is busy.');
    await expect(row.getByRole('switch')).toBeChecked();
    await expect(row.getByRole('switch')).toBeFocused();
    refuse = await held(page, `**${address}`, { status: 500, body: 'oops' });
    await row.getByRole('button', { name: `Delete ${title}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(row).toHaveCount(0);
    refuse();
    await expect(page.locator('#toaster')).toHaveText('ErrorFailed to delete banner');
    await expect(row).toBeVisible();
    await page.unroute(`**${address}`);
    await row.getByRole('button', { name: `Delete ${title}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.locator('#toaster')).toContainText('Banner deleted');
  });

  test('its settings say so, and load when asked again', async ({ page, context }) => {
    await signInAs(context, 'admin');
    let broken = true;
    await page.route(`**${SETTINGS}`, (route) =>
      broken ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await page.goto('/admin/banner-management');
    await expect(page.getByRole('alert')).toContainText('Error Loading Banner Settings');
    expect(await axe(page)).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
