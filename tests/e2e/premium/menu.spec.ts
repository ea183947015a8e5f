import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('a premium member shops for a menu and sees what to do when', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/collections/vegan-dinner-party');
  await page.getByRole('button', { name: 'What to do when' }).click();
  await expect(page.getByRole('heading', { name: 'The day before' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'At the last minute' })).toBeVisible();
  await page.getByRole('button', { name: 'Shop for 6' }).click();
  await expect(page.getByRole('link', { name: 'On your list, for 6' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'On your list, for 6' }).click();
  await expect(page.getByText('Aubergine Parmigiana').first()).toBeVisible();
});

test('everybody sees the menu, and that list and plan are for premium members', async ({ page }) => {
  await page.goto('/collections/vegan-dinner-party');
  await expect(page.getByText('Premium members get one shopping list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What to do when' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The main course' })).toBeVisible();
});
