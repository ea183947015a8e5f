import type { BrowserContext, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { removeItems } from '#src/server/premium/shopping-list/removal.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, test } from '../fixtures.ts';

const LIST = '/api/shopping-list';

/** The row of an item. */
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const tickOf = (page: Page, name: string) => item(page, name).getByRole('checkbox');

async function addFrom(page: Page, recipe: string, more = 0): Promise<void> {
  await page.goto(`/recipes/${recipe}`);
  const add = page.getByRole('button', { name: /^Add to shopping list/ });
  const own = Number(/\d+/.exec(await add.innerText())?.[0]);
  const plus = page.getByRole('button', { name: 'One serving more' });
  for (let times = 0; times < more; times++) await plus.click();
  // The stepper's code is on its way until the first touch; what it says then is what is added.
  await expect(add).toContainText(`${own + more} servings`);
  await add.click();
  await expect(page.getByRole('link', { name: /^On your list/ })).toBeVisible();
}

/** A premium member whose list has the dal for six; how it comes there from the recipe's page is the first test's. */
async function premiumWithDal(page: Page, context: BrowserContext) {
  const member = await signInAs(context, 'premium');
  const data = { recipeId: 'red-lentil-dal', servings: 6 };
  expect((await page.request.post(`${LIST}/recipes`, { data })).ok()).toBe(true);
  await page.goto('/shopping-list');
  await expect(item(page, 'Red lentils')).toBeVisible();
  return member;
}

test.describe('the shopping list', () => {
  test.use({
    refusals: [
      ...[`${LIST}/changes`, `${LIST}/operations`, LIST, '/shopping-list'],
      // Every page asks for these, perhaps just as the network goes.
      ...['/api/auth/user', '/api/visits', '/api/favorites'],
    ],
  });

  test('has the servings that were chosen on the recipe, and merges what recipes ask for', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'premium');
    // 300 g for 4: for 6 it is 450 g.
    await addFrom(page, 'red-lentil-dal', 2);
    await page.getByRole('link', { name: 'On your list: 6 servings' }).click();
    await expect(page.getByText('6 servings')).toBeVisible();
    await expect(item(page, 'Red lentils')).toContainText('450 g');
    // 300 g for 4 of the soup as well.
    await addFrom(page, 'lentil-soup');
    await page.goto('/shopping-list');
    await expect(item(page, 'Red lentils')).toContainText('2 × 500 g bags (250 g over)');
    await expect(item(page, 'Red lentils')).toContainText('450 g for Red Lentil Dal, 300 g for Hearty Red Lentil Soup');
    await page
      .getByRole('group', { name: 'Servings of Hearty Red Lentil Soup' })
      .getByRole('button', { name: 'One serving less' })
      .click();
    await expect(item(page, 'Red lentils')).toContainText('2 × 500 g bags (325 g over)');
  });

  test('keeps a tick over a reload, and brings back what was removed', async ({ page, context }) => {
    await premiumWithDal(page, context);
    const saved = page.waitForResponse(`**${LIST}/operations`);
    await tickOf(page, 'Red lentils').check();
    await saved;
    await page.reload();
    await expect(tickOf(page, 'Red lentils')).toBeChecked();
    await page.getByRole('button', { name: 'Remove ticked' }).click();
    await expect(item(page, 'Red lentils')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tickOf(page, 'Red lentils')).toBeChecked();
    await expect(item(page, 'Red lentils')).toContainText('450 g');
  });

  test.describe('kept on the device', () => {
    test.use({ serviceWorkers: 'allow' });

    test('is ticked offline, over a reload, and catches up when back online', async ({ page, context }) => {
      await premiumWithDal(page, context);
      // The page is kept once it has settled.
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/shopping-list'))?.ok ?? false), { timeout: 30_000 })
        .toBe(true);
      await context.setOffline(true);
      await tickOf(page, 'Red lentils').check();
      await page.getByLabel('Add an item of your own').fill('Bin bags');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Offline – 2 changes saved here, sent when you’re back.')).toBeVisible();
      await page.reload();
      await expect(tickOf(page, 'Red lentils')).toBeChecked();
      await expect(item(page, 'Bin bags')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^Offline/)).toHaveCount(0);
      const other = await context.newPage();
      await other.goto('/shopping-list');
      await expect(tickOf(other, 'Red lentils')).toBeChecked();
      await expect(item(other, 'Bin bags')).toBeVisible();
    });
  });

  test('says which ticks came too late for what is gone, and keeps the others', async ({ page, context }) => {
    const member = await premiumWithDal(page, context);
    await context.setOffline(true);
    await tickOf(page, 'Red lentils').check();
    await tickOf(page, 'Tomatoes').check();
    await expect(page.getByText('Offline – 2 changes saved here, sent when you’re back.')).toBeVisible();
    await write((tx) => removeItems(tx, member.id, new Set(['food:red-lentils'])));
    await context.setOffline(false);
    await expect(page.locator('#toaster')).toContainText('No longer on your list: Red lentils');
    await expect(item(page, 'Red lentils')).toHaveCount(0);
    await expect(tickOf(page, 'Tomatoes')).toBeChecked();
  });

  test('is not bought twice after a reload, and leads back to the servings planned', async ({ page, context }) => {
    await premiumWithDal(page, context);
    await page.getByRole('link', { name: 'Red Lentil Dal', exact: true }).click();
    await expect(page).toHaveURL('/recipes/red-lentil-dal#servings=6');
    await expect(page.getByRole('group', { name: 'Servings' })).toContainText('6 servings');
    await expect(page.locator('.ingredients')).toContainText('450 g');
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('link', { name: 'On your list: 6 servings' })).toBeVisible();
    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.getByRole('button', { name: 'Change your list to 5 servings' }).click();
    await page.getByRole('link', { name: 'On your list: 5 servings' }).click();
    await expect(page.getByRole('group', { name: 'Servings of Red Lentil Dal' })).toHaveCount(1);
    await expect(item(page, 'Red lentils')).toContainText('375 g');
  });

  test('has the aisles as one drags them or moves them by keyboard, offline as well', async ({ page, context }) => {
    await premiumWithDal(page, context);
    const aisles = page.getByRole('heading', { level: 2 });
    await expect(aisles.first()).toHaveText('Fruit and vegetables');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Order aisles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order of the aisles' });
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await row('Dried pulses').locator('.order-grip').hover();
    await page.mouse.down();
    for (const passed of ['Bakery', 'Chilled', 'Fresh herbs', 'Fruit and vegetables']) {
      await row(passed)
        .locator('.order-grip')
        .hover({ position: { x: 20, y: 2 } });
    }
    await page.mouse.up();
    await expect(dialog.getByRole('listitem').first()).toContainText('Dried pulses');
    await dialog.getByRole('button', { name: 'Move Bakery up' }).focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press('Alt+ArrowUp');
    await expect(dialog.getByRole('status')).toHaveText('Bakery is number 1 of 16 now');
    await dialog.getByRole('button', { name: 'Save order' }).click();
    await expect(aisles).toContainText(['Bakery', 'Dried pulses', 'Fruit and vegetables']);
    await context.setOffline(false);
    await expect(page.getByText(/^Offline/)).toHaveCount(0);
    await page.reload();
    await expect(aisles).toContainText(['Bakery', 'Dried pulses', 'Fruit and vegetables']);
    await page.getByRole('button', { name: 'Order aisles' }).click();
    await dialog.getByRole('button', { name: 'Back to the usual order' }).click();
    await dialog.getByRole('button', { name: 'Save order' }).click();
    await expect(aisles).toContainText(['Fruit and vegetables', 'Bakery', 'Dried pulses']);
  });

  test('folds the pantry, copies as text and prints what is still to buy', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await premiumWithDal(page, context);
    await tickOf(page, 'Tomatoes').check();
    const pantry = page.locator('summary', { hasText: 'Have it?' });
    const salt = page.locator('.shopping-staples li').first();
    await expect(salt).toBeVisible();
    await pantry.click();
    await expect(salt).toBeHidden();
    await pantry.press('Enter');
    await expect(salt).toBeVisible();

    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.locator('#toaster')).toContainText('Copied as text');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('- Red lentils: 1 × 500 g bag (50 g over)');
    expect(text).toContain('Have it?\n- ');
    expect(text).not.toContain('Tomatoes');

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { pathname } = new URL(await page.getByLabel('Link to your list').inputValue());
    await page.keyboard.press('Escape');
    const visitor = await (await browser.newContext({ baseURL: process.env.PLANTRY_URL ?? '' })).newPage();
    await visitor.goto(pathname);
    await expect(visitor.locator('.shopping-item[data-state="bought"]')).toContainText('Tomatoes');
    for (const sheet of [page, visitor]) {
      await sheet.emulateMedia({ media: 'print' });
      await expect(sheet.locator('.shopping-item').filter({ hasText: 'Red lentils' })).toBeVisible();
      await expect(sheet.locator('.shopping-item').filter({ hasText: 'Tomatoes' })).toBeHidden();
      await expect(sheet.getByRole('button')).toHaveCount(0);
    }
    await visitor.context().close();
  });

  test('is in the units that were chosen for recipes, and is there to choose them', async ({
    page,
    context,
    browser,
  }) => {
    await premiumWithDal(page, context);
    await page.getByText('US', { exact: true }).click();
    await expect(item(page, 'Red lentils')).toContainText('1 × 1 lb 2 oz bag (2 oz over)');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
    await expect(item(page, 'Red lentils')).toContainText('1 × 1 lb 2 oz bag (2 oz over)');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { pathname } = new URL(await page.getByLabel('Link to your list').inputValue());
    await page.goto(pathname);
    await expect(page.getByRole('listitem').filter({ hasText: 'Red lentils' })).toContainText('1 × 1 lb 2 oz bag');
    const visitor = await (await browser.newContext({ baseURL: process.env.PLANTRY_URL ?? '' })).newPage();
    await visitor.goto(pathname);
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Red lentils' })).toContainText('1 × 500 g bag');
    await visitor.context().close();
    await page.goto('/shopping-list');
    await page.getByText('Metric', { exact: true }).click();
    await expect(item(page, 'Red lentils')).toContainText('1 × 500 g bag (50 g over)');
  });

  test('opens for others by a link, until that is ended', async ({ page, context, browser }) => {
    await premiumWithDal(page, context);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { pathname } = new URL(await page.getByLabel('Link to your list').inputValue());
    expect(await axe(page)).toEqual([]);
    const visitor = await (await browser.newContext({ baseURL: process.env.PLANTRY_URL ?? '' })).newPage();
    const answer = await visitor.goto(pathname);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Red lentils' })).toContainText(
      '1 × 500 g bag (50 g over)',
    );
    await expect(visitor.getByRole('checkbox')).toHaveCount(0);
    await expect(visitor.getByRole('region', { name: 'Recipes' })).toContainText(
      /Red Lentil Dal, 6 servings\s*Contains: gluten \(flatbreads\), mustard \(mustard seeds\)\. Check the label: soya/,
    );
    expect(await axe(visitor)).toEqual([]);
    await page.getByRole('button', { name: 'End sharing' }).click();
    await expect(page.locator('#toaster')).toContainText('The link has ended');
    expect((await visitor.reload())?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible();
    await visitor.context().close();
  });

  test('says when it cannot be loaded, and tries again', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.route(`**${LIST}`, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/shopping-list');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your shopping list.');
    await page.unroute(`**${LIST}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nothing to buy yet')).toBeVisible();
  });

  test('tells who lost premium so, and not to sign in again', async ({ page, context }) => {
    const member = await signInAs(context, 'premium');
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('button', { name: /^Add to shopping list/ })).toBeVisible();
    // Known as premium to this tab for some minutes more.
    await write((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.id, member.id)));
    await page.goto('/shopping-list');
    await expect(page.getByRole('alert')).toContainText('Your Premium has ended.');
    await expect(page.getByRole('link', { name: 'Sign in' }).locator('visible=true')).toHaveCount(0);
    await expect(page.getByText('It writes itself from what you plan to cook.').locator('visible=true')).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
  });

  test('is worked by keyboard alone', async ({ page, context }) => {
    await premiumWithDal(page, context);
    await page.getByLabel('Add an item of your own').focus();
    await page.keyboard.type('Bin bags');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Candles');
    await page.keyboard.press('Enter');
    await expect(item(page, 'Candles')).toBeVisible();
    await tickOf(page, 'Bin bags').focus();
    await page.keyboard.press('Space');
    await expect(tickOf(page, 'Bin bags')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove Bin bags' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Bin bags')).toHaveCount(0);
    await expect(tickOf(page, 'Candles')).toBeFocused();
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Share your list' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  });

  test('has nothing for axe to find, full and empty, on a phone and a desktop', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/shopping-list');
    await expect(page.getByText('Nothing to buy yet')).toBeVisible();
    await expectSoundEverywhere(page, 'empty');
    expect(
      (await page.request.post(`${LIST}/recipes`, { data: { recipeId: 'red-lentil-dal', servings: 4 } })).ok(),
    ).toBe(true);
    await page.goto('/shopping-list');
    await tickOf(page, 'Red lentils').check();
    await expectSoundEverywhere(page, 'full');
  });
});

test.describe('the upsell of the shopping list', () => {
  test.use({ refusals: ['/api/auth/user'] });

  test('explains to visitors and members what premium members have', async ({ page, context }) => {
    for (const isMember of [false, true]) {
      if (isMember) await signInAs(context, 'user');
      await page.goto('/shopping-list');
      await expect(page.getByText('It writes itself from what you plan to cook.').locator('visible=true')).toHaveCount(
        1,
      );
      await expect(page.getByLabel('Add an item of your own')).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    }
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('button', { name: 'Save Recipe' })).toBeVisible();
    await expect(page.getByRole('button', { name: /shopping list/ })).toHaveCount(0);
  });
});
