import type { Page } from '@playwright/test';
import { mealPlanEntries } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, overflow, test, turn, WIDTHS } from '../fixtures.ts';

const WEEK = '/meal-plan?week=2026-W47';
const MONDAY = 'Monday 16 Nov';

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const meal = (page: Page, date: string, slot: string) => page.locator(`[data-day="${date}"][data-slot="${slot}"]`);
const toaster = (page: Page) => page.locator('#toaster');

async function openWeek(page: Page, address = WEEK): Promise<void> {
  await page.goto(address);
  await expect(day(page, address === WEEK ? MONDAY : 'Monday 23 Nov')).toBeVisible();
}

async function addBySearch(page: Page, place: string, words: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${place}` }).click();
  await page.getByLabel('Search recipes').last().fill(words);
  await page.getByRole('dialog').getByRole('button', { name: title }).first().click();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
}

test.describe('the meal plan', () => {
  test.use({ refusals: ['/api/meal-plan/entries', '/api/meal-plan'] });

  test('takes recipes that are searched for, and keeps them', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
    await expect(meal(page, '2026-11-16', 'dinner')).toContainText('4 servings');
    await page.getByRole('button', { name: 'Add to Monday lunch' }).click();
    await page.getByLabel('Or write a note').fill('Lunch at work');
    await page.keyboard.press('Enter');
    await expect(day(page, MONDAY)).toContainText('1 of 2 meals counted');
    await page.getByRole('button', { name: 'Palak Tofu', exact: true }).click();
    await page.getByRole('button', { name: 'Servings of Palak Tofu: more' }).click();
    await page.getByRole('checkbox', { name: /^Leftovers/ }).check();
    await page.getByLabel('Note', { exact: true }).fill('Extra spinach');
    // Changes are sent one after the other; the note is the last.
    const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('Extra spinach') ?? false);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(meal(page, '2026-11-16', 'dinner')).toContainText('5 servingsLeftoversExtra spinach');
    await saved;
    await page.reload();
    await expect(meal(page, '2026-11-16', 'dinner')).toContainText('5 servingsLeftoversExtra spinach');
    await expect(meal(page, '2026-11-16', 'lunch')).toContainText('Lunch at work');
  });

  test('moves by pointer, and lets go at Escape', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await addBySearch(page, 'Monday breakfast', 'palak', 'Palak Tofu');
    const drag = async (date: string, slot: string) => {
      const from = await page.getByRole('button', { name: 'Move Palak Tofu' }).boundingBox();
      const to = await meal(page, date, slot).boundingBox();
      if (!from || !to) throw new Error('nothing to drag');
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(to.x + 20, to.y + 12, { steps: 8 });
    };
    await drag('2026-11-18', 'lunch');
    await expect(page.locator('.plan-drop')).toBeVisible();
    await page.mouse.up();
    await expect(meal(page, '2026-11-18', 'lunch')).toContainText('Palak Tofu');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drag('2026-11-20', 'lunch');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(meal(page, '2026-11-18', 'lunch')).toContainText('Palak Tofu');
  });

  test('plans a favourite by drag', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/recipes/palak-tofu');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await expect(toaster(page)).toContainText('Added to favorites');
    await openWeek(page);
    await page.getByText('Plan from your favourites').click();
    await expect(page.locator('.plan-tray-recipe')).toBeVisible();
    await meal(page, '2026-11-19', 'breakfast').scrollIntoViewIfNeeded();
    const from = await page.locator('.plan-tray-recipe').boundingBox();
    const to = await meal(page, '2026-11-19', 'breakfast').boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 12, { steps: 8 });
    await page.mouse.up();
    await expect(meal(page, '2026-11-19', 'breakfast')).toContainText('Palak Tofu');
  });

  test('fills, undoes, copies and shops a week', async ({ page, context }) => {
    await signInAs(context, 'premium', { dietaryPreferences: ['nut-free'] });
    await openWeek(page);
    await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
    await page.getByRole('button', { name: 'Fill my week' }).click();
    await expect(page.getByRole('checkbox', { name: 'Nut-Free' })).toBeChecked();
    await page.getByText('Snack', { exact: true }).last().click();
    await expect(page.getByRole('checkbox', { name: 'Weekend projects' })).not.toBeChecked();
    await page.getByText('Weekend projects').click();
    const asked = page.waitForRequest('**/api/meal-plan/fill');
    await page.getByRole('button', { name: 'Fill empty meals' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ maxWeekdayMinutes: 40, weekendProjects: true });
    await expect(toaster(page)).toContainText('20 meals added.');
    await expect(page.locator('[data-entry]')).toHaveCount(21);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-entry]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Palak Tofu', exact: true }).click();
    await page.getByRole('button', { name: 'Servings of Palak Tofu: more' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Next week' }).click();
    await expect(page).toHaveURL('/meal-plan?week=2026-W48');
    await page.getByRole('button', { name: 'Copy last week' }).click();
    await expect(toaster(page)).toContainText('1 meal copied.');
    await expect(meal(page, '2026-11-23', 'dinner')).toContainText('Palak Tofu');
    await page.getByRole('button', { name: 'Week to shopping list' }).click();
    await expect(toaster(page)).toContainText('1 recipe for the servings planned.');
    await page.goBack();
    await expect(day(page, MONDAY)).toContainText('Palak Tofu');
    await page.goto('/shopping-list');
    await expect(page.getByRole('group', { name: 'Servings of Palak Tofu' })).toContainText('5 servings');
  });

  test('takes back what the server refuses, and says so', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await page.route('**/api/meal-plan/entries', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: 'Add to Monday lunch' }).click();
    await page.getByLabel('Or write a note').fill('Lunch at work');
    await page.keyboard.press('Enter');
    await expect(toaster(page)).toContainText('Not added to your plan');
    await expect(page.locator('[data-entry]')).toHaveCount(0);
    await page.unrouteAll();
    await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
    await page.getByRole('button', { name: 'Palak Tofu', exact: true }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.locator('[data-entry]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to Monday dinner' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(meal(page, '2026-11-16', 'dinner')).toContainText('Palak Tofu');
  });

  test('keeps what is no longer available', async ({ page, context }) => {
    const member = await signInAs(context, 'premium');
    const entry = {
      userId: member.id,
      id: crypto.randomUUID(),
      day: '2026-11-16',
      slot: 'lunch',
      position: 0,
    } as const;
    const amounts = { servings: 2, portions: 1, updatedAt: Date.now() };
    await write((tx) => tx.insert(mealPlanEntries).values({ ...entry, title: 'Lost Lasagne', ...amounts }));
    await openWeek(page);
    await expect(meal(page, '2026-11-16', 'lunch')).toContainText('Lost LasagneNo longer available');
    await page.getByRole('button', { name: 'Lost Lasagne', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('This recipe is no longer available.');
  });

  test('says when a week could not be loaded', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.route('**/api/meal-plan?*', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto(WEEK);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this week.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(day(page, MONDAY)).toBeVisible();
  });

  test('opens and ends an address for calendars', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Make an address' }).click();
    const { pathname } = new URL(await page.getByLabel('Address for your calendar').inputValue());
    const answer = await page.request.get(pathname);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).toContain('SUMMARY:Dinner: Palak Tofu');
    await page.getByRole('button', { name: 'End the address' }).click();
    await expect(toaster(page)).toContainText('The address has ended');
    expect((await page.request.get(pathname)).status()).toBe(404);
  });

  test('passes axe and fits when it is full, on a phone and a desktop, light and dark', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await page.getByRole('button', { name: 'Fill my week' }).click();
    await page.getByRole('button', { name: 'Fill empty meals' }).click();
    await expect(page.locator('[data-entry]')).toHaveCount(28);
    await expect(page.getByText(/servings are cooked$/).first()).toBeVisible();
    await expectSoundEverywhere(page);
  });

  test('has dialogs that pass axe and fit, dark on a phone and light on a desktop', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await openWeek(page);
    await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
    for (const [device, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await turn(page, device === 'phone' ? 'dark' : 'light');
      for (const opener of ['Add to Monday lunch', 'Palak Tofu', 'Move Palak Tofu', 'Fill my week', 'Calendar']) {
        const where = `${opener}, ${device}`;
        await page.getByRole('button', { name: opener, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await axe(page), where).toEqual([]);
        expect(await overflow(page), where).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
      }
    }
  });
});

test('an empty week invites, and says how to move meals once there is one to move', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await openWeek(page);
  const invitation = page.getByRole('region', { name: 'What will you cook this week?' });
  await expect(invitation.getByRole('button', { name: 'Fill my week' })).toBeVisible();
  await expect(page.getByText(/^Drag a meal/)).toBeHidden();
  await addBySearch(page, 'Monday dinner', 'palak', 'Palak Tofu');
  await expect(invitation).toHaveCount(0);
  await expect(page.getByText(/^Drag a meal/)).toBeVisible();
  await expect(page.getByText(/^Tap a meal’s handle/)).toBeHidden();
});

test.describe('the meal plan’s upsell', () => {
  for (const role of ['visitor', 'user'] as const) {
    test(`explains it to a ${role}`, async ({ page, context }) => {
      if (role === 'user') await signInAs(context, 'user');
      await page.goto('/meal-plan');
      await expect(page.getByText('Decide once, cook all week.').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Fill my week' })).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    });
  }
});

test.describe('a recipe’s page', () => {
  test('plans it for the servings chosen', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/recipes/palak-tofu');
    await page.getByRole('button', { name: 'One serving more' }).click();
    await expect(page.getByRole('group', { name: 'Servings' })).toContainText('5 servings');
    await page.getByRole('button', { name: 'Add to meal plan' }).click();
    await expect(page.getByRole('dialog')).toContainText('For 5 servings');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Meal', { exact: true }).selectOption('Lunch');
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await expect(toaster(page)).toContainText('On your meal plan');
    await page.getByRole('button', { name: 'Open plan' }).click();
    await expect(page.locator('[data-slot="lunch"] [data-entry]')).toContainText('5 servings');
  });

  test('plans it with its swaps, which follow to the list', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/recipes/red-lentil-dal');
    await page.getByRole('button', { name: 'Swap red lentils' }).click();
    await page.locator('.swap-offer').filter({ hasText: 'yellow split peas' }).click();
    await page.getByRole('button', { name: 'Add to meal plan' }).click();
    await expect(page.getByRole('dialog')).toContainText('For 4 servings and with 1 swap, as chosen on this page.');
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('button', { name: 'Open plan' }).click();
    await page.getByRole('button', { name: 'Red Lentil Dal', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(', with 1 swap');
    await page.getByRole('button', { name: 'Servings of Red Lentil Dal: more' }).click();
    await expect(page.getByRole('link', { name: 'Recipe', exact: true })).toHaveAttribute('href', /#servings=5$/);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Week to shopping list' }).click();
    await page.getByRole('button', { name: 'Open list' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Yellow split peas/i })).toContainText('375 g');
    await expect(page.getByText('Red lentils', { exact: true })).toHaveCount(0);
  });

  test('opens for a visitor at the servings of the link, and goes as far as a plan does', async ({ page }) => {
    await page.goto('/recipes/palak-tofu#servings=99');
    const servings = page.getByRole('group', { name: 'Servings' });
    await expect(servings).toContainText('99 servings');
    await page.getByRole('button', { name: 'One serving more' }).click();
    await expect(servings).toContainText('100 servings');
    await expect(page.getByRole('button', { name: 'One serving more' })).toBeDisabled();
  });

  test('offers it to premium members only', async ({ page, context }) => {
    await signInAs(context, 'user');
    await page.goto('/recipes/palak-tofu');
    await expect(page.getByRole('button', { name: 'Save Recipe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to meal plan' })).toHaveCount(0);
  });
});
