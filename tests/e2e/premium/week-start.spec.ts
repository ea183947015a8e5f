import type { Page } from '@playwright/test';
import { mealPlanEntries } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const dayNames = (page: Page) => page.getByRole('heading', { level: 3, name: /day \d/ });
const toaster = (page: Page) => page.locator('#toaster');
const plan = (userId: string, day: string) =>
  write((tx) =>
    tx.insert(mealPlanEntries).values({
      ...{ userId, id: crypto.randomUUID(), day, slot: 'dinner', position: 0, servings: 4, portions: 1 },
      ...{ recipeId: 'palak-tofu', title: 'Palak Tofu', updatedAt: Date.now() },
    }),
  );

/** Germany's clocks go back in the night to Sunday, 25 October 2026. */
test.use({ timezoneId: 'Europe/Berlin' });

test.describe('the first day of the week', () => {
  test('is chosen in the profile, and what was planned stays on its days', async ({ page, context }) => {
    const { id } = await signInAs(context, 'premium');
    for (const day of ['2026-11-15', '2026-11-22']) await plan(id, day);
    await page.goto('/profile#meal-plan');
    const choice = page.getByLabel('Week begins on');
    await expect(choice.getByRole('option')).toHaveText(['Monday, like the site', 'Monday', 'Sunday', 'Saturday']);
    await choice.selectOption('Sunday');
    await expect(toaster(page)).toContainText('Your weeks begin on Sunday.');
    await expectSoundEverywhere(page);
    await page.goto('/meal-plan?week=2026-W47');
    await expect(dayNames(page)).toHaveCount(7);
    await expect(dayNames(page).first()).toHaveText('Sunday 15 Nov');
    await expect(dayNames(page).last()).toHaveText('Saturday 21 Nov');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^15\s–\s21 November 2026\s*$/);
    await expect(page.getByRole('region', { name: 'Sunday 15 Nov' })).toContainText('Palak Tofu');
    await expect(page.locator('[data-entry]')).toHaveCount(1);
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Week to shopping list' }).click();
    await expect(toaster(page)).toContainText('1 recipe for the servings planned.');
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(page.getByRole('region', { name: 'Sunday 22 Nov' })).toContainText('Palak Tofu');
    await page.getByRole('button', { name: 'Move Palak Tofu' }).press('ArrowRight');
    await expect(page.getByRole('region', { name: 'Monday 23 Nov' })).toContainText('Palak Tofu');
  });

  test('is that of this week too, the night clocks change and at the end of a year', async ({ page, context }) => {
    await signInAs(context, 'premium', { weekStart: 'Sunday' });
    await page.clock.setFixedTime('2026-10-25T00:30:00+02:00');
    await page.goto('/meal-plan');
    await expect(dayNames(page).first()).toHaveText('Sunday 25 Oct');
    await expect(dayNames(page).last()).toHaveText('Saturday 31 Oct');
    await page.clock.setFixedTime('2027-01-02T23:30:00+01:00');
    await page.goto('/meal-plan');
    await expect(dayNames(page).first()).toHaveText('Sunday 27 Dec');
    await expect(dayNames(page).last()).toHaveText('Saturday 2 Jan');
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(page).toHaveURL('/meal-plan?week=2027-W01');
    await expect(dayNames(page).first()).toHaveText('Sunday 3 Jan');
    await page.getByRole('link', { name: 'This week' }).click();
    await expect(page).toHaveURL('/meal-plan?week=2026-W53');
  });

  test('is chosen for the site among its settings', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const sent: unknown[] = [];
    await page.route('**/api/admin/week-settings', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: route.request().postDataJSON() });
    });
    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: 'Meal plans' });
    await expect(card.getByRole('radio', { name: 'Monday' })).toBeChecked();
    await card.getByText('Saturday', { exact: true }).click();
    await card.getByRole('button', { name: 'Save settings of meal plans' }).click();
    await expect(toaster(page)).toContainText('Weeks begin on Saturday.');
    expect(sent).toEqual([{ weekStart: 'Saturday' }]);
    await expectSoundEverywhere(page);
  });
});
