import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('what is at home is put away, dated, cooked from, and taken out with undo', async ({ page, context }) => {
  await signInAs(context);
  await page.goto('/at-home');
  await page.getByRole('textbox', { name: 'What do you have?' }).fill('2 cans chickpeas, 500 g rice\ntofu');
  await page.getByRole('button', { name: 'Put away' }).click();
  const all = page.getByRole('region', { name: 'All of it' });
  await expect(all.getByRole('listitem')).toHaveText(['2 cans chickpeas', '500 g rice', 'tofu']);
  await expectSoundEverywhere(page);

  await page.getByRole('button', { name: 'Change tofu' }).click();
  await page.getByLabel('Good until (optional)').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  const soon = page.getByRole('region', { name: 'Use soon' });
  await expect(soon.getByRole('listitem')).toContainText('tofu');

  await page.getByRole('button', { name: 'Used up: 500 g rice' }).click();
  await expect(all.getByRole('listitem')).toHaveText(['2 cans chickpeas']);
  await page.locator('#toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(all.getByRole('listitem')).toHaveText(['2 cans chickpeas', '500 g rice']);

  await page.getByRole('link', { name: 'What can I cook from it?' }).click();
  await expect(page.getByRole('heading', { name: 'What’s in your fridge?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove chickpeas' })).toBeVisible();
});

test('what was bought moves from the list home by one press', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/shopping-list');
  await page.getByLabel('Add an item of your own').fill('2 l oat milk');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name: /oat milk/ }).check();
  await page.getByRole('button', { name: 'Put away at home' }).click();
  await expect(page.getByRole('checkbox', { name: /oat milk/ })).toHaveCount(0);
  await page.goto('/at-home');
  await expect(page.getByRole('listitem').filter({ hasText: 'oat milk' })).toBeVisible();
});
