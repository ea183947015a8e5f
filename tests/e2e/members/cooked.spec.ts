import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const expectShown = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test('a member keeps what was cooked, sees it by month, changes it and forgets it', async ({ page, context }) => {
  await signInAs(context);
  await page.goto('/recipes/palak-tofu');
  await page.getByRole('button', { name: 'I cooked this' }).click();
  const form = page.getByRole('dialog', { name: 'You cooked it' });
  await form.getByLabel('How was it?').selectOption('4 stars');
  await form.getByLabel('A line for next time').fill('Twice the spinach.');
  const buffer = await sharp('public/pictures/minestrone.jpg').resize(1200).jpeg().toBuffer();
  await form.getByLabel('Photograph').setInputFiles([{ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer }]);
  await expectShown(form.getByRole('img', { name: 'What you cooked' }));
  await form.getByRole('button', { name: 'Save' }).click();
  const link = page.getByRole('link', { name: /^You cooked this once, last on / });
  await expect(link).toBeVisible();
  await expect(page.getByText('Twice the spinach.')).toBeVisible();
  await link.click();

  await expect(page.getByRole('heading', { name: 'What you cooked' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Twice the spinach.' });
  await expect(item.getByRole('link', { name: 'Palak Tofu' })).toBeVisible();
  await expect(item.getByRole('img', { name: '4 stars of 5' })).toBeVisible();
  await expectShown(item.getByRole('img', { name: /^Palak Tofu as you cooked it/ }));
  await expectSoundEverywhere(page);
  await item.getByRole('button', { name: /^Change Palak Tofu/ }).click();
  const change = page.getByRole('dialog', { name: 'Palak Tofu' });
  await change.getByLabel('A line for next time').fill('Three times the spinach.');
  await change.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Three times the spinach.' });
  await changed.getByRole('button', { name: /^Forget Palak Tofu/ }).click();
  await expect(page.getByText('Nothing kept for this month')).toBeVisible();
  await page.locator('#toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(changed).toBeVisible();
});

test('home has a dish for tonight, and what was searched for in its place', async ({ page, context }) => {
  await signInAs(context);
  await page.goto('/');
  const cook = page.getByRole('link', { name: 'Start cooking' });
  await expect(cook).toHaveAttribute('href', /^\/recipes\/.+#cook$/);
  await expect(page.getByRole('region', { name: 'In season' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('main').getByRole('searchbox').fill('lentil');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByText(/ found for “lentil”$/)).toBeVisible();
  await expect(cook).toBeHidden();
});
