import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('subscribers are imported with a report, searched, stopped, sent to again and removed', async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin');
  const name = `import-${Date.now()}`;
  const csv = `email,created_at\n${name}-a@example.org,2025-01-02T03:04:05Z\n${name}-b@example.org,\nnobody\n`;
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a CSV file first.');
  await dialog.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByLabel('What the list is called').fill('Old blog');
  await dialog.getByLabel('How they agreed').fill('Double opt-in at our old blog');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Import only people who agreed to get your letters.');
  await dialog.getByLabel('Everybody on it agreed').check();
  await expectSoundEverywhere(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading')).toHaveText('2 new subscribers');
  await expect(dialog.getByText('Line 4, nobody: Not an e-mail address')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the report' }).click();
  expect((await download).suggestedFilename()).toBe('import-report.csv');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('searchbox', { name: 'Search by address' }).fill(name);
  await expect(page.getByText('2 subscribers')).toBeVisible();
  await expect(page.getByRole('row', { name: `${name}-a` })).toContainText('2 Jan 2025');
  await page.getByRole('button', { name: `Stop letters to ${name}-a@example.org` }).click();
  await expect(page.getByRole('row', { name: `${name}-a` })).toContainText('Stopped by an administrator');
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: `Send letters to ${name}-a@example.org again` }).click();
  await expect(page.getByRole('row', { name: `${name}-a` })).toContainText('Subscribed');
  await page.getByRole('button', { name: `Remove ${name}-b@example.org` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible();
  await page.getByLabel('State').selectOption('left');
  await expect(page.getByText('Nobody matches')).toBeVisible();
});
