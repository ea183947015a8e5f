import type { Page } from '@playwright/test';
import { expect, expectSound, expectSoundEverywhere, test } from '../fixtures.ts';

const PAGE = '/trending';
const INDEX = '/pagefind/pagefind.js';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const suggestions = (page: Page) => page.getByRole('option');

/** Goes into the search of a page: in its header, or, on a phone, where the magnifier leads. */
async function focusSearch(page: Page): Promise<void> {
  const opener = page.locator('.search-opener');
  if (await opener.isVisible()) await opener.click();
  else await page.getByLabel('Search the site').click();
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(PAGE);
  await focusSearch(page);
  await expect(field(page)).toBeFocused();
}

test.describe('the search of every page', () => {
  test('suggests recipes with picture and time on a phone and a desktop, light and dark', async ({ page }) => {
    await openSearch(page);
    await field(page).pressSequentially('lentil');
    await expect(suggestions(page).first()).toContainText(/lentil.*\d+ min/i);
    const picture = suggestions(page).first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectSoundEverywhere(page);
  });

  test('mends and widens what is typed before the index is asked', async ({ page }) => {
    await openSearch(page);
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const searches = list.getByRole('group', { name: 'Searches' });
    for (const [typed, search] of [
      ['chikpea', 'Search for chickpeas'],
      ['eggplant', 'Search for aubergine'],
      ['mac n cheese', 'Search for mac and cheese'],
      ['zucini', 'Search for courgette'],
    ] as const) {
      await field(page).fill('');
      await page.keyboard.type(typed);
      await expect(searches.getByRole('option', { name: search, exact: true })).toBeVisible();
      await expect(list.getByRole('group', { name: 'Recipes' }).getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1);
    }
    await expectSound(page);
  });

  test('searches for the words themselves where none is chosen; leads to a category, and says how many recipes it has', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.type('lentil');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recipes\?search=lentil$/);
    await openSearch(page);
    await page.keyboard.type('breakf');
    await page.getByRole('option', { name: /^Breakfast: \d+ recipes$/ }).click();
    await expect(page).toHaveURL(/category=breakfast/);
  });

  test('suggests recipes where the dictionary cannot be loaded', async ({ page }) => {
    await page.route('**/pagefind/dictionary.json', (route) => route.fulfill({ status: 200, body: '' }));
    await openSearch(page);
    await page.keyboard.type('lentil');
    await expect(suggestions(page).first()).toContainText(/lentil/i);
    await expect(page.getByRole('group', { name: 'Searches' })).toHaveCount(0);
  });

  test('says the time that the card says, and what it waits for', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('falafel bites');
    await expect(suggestions(page).first()).toHaveText('Baked Falafel Bites51 min + 12 h 30 min soaking');
  });

  test('is walked through and left by keyboard', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('lentil');
    await expect(suggestions(page).nth(1)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('lentil');
    await page.keyboard.type('s');
    await expect(suggestions(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    const address = (await chosen.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    expect(address).toMatch(/^\/recipes\/[a-z-]+$/);
  });

  test('loads its index with the first focus only', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
    const loaded = page.waitForResponse(`**${INDEX}`);
    await focusSearch(page);
    expect((await loaded).status()).toBe(200);
  });

  test.describe('without its index', () => {
    test.use({ refusals: [INDEX] });

    test('suggests no recipe, and recipes again when the index is back', async ({ page }) => {
      await page.route(`**${INDEX}*`, (route) => route.abort());
      await openSearch(page);
      const failed = page.waitForEvent('requestfailed');
      await page.keyboard.type('len');
      await failed;
      // What the dictionary knows needs no index.
      await expect(
        suggestions(page)
          .filter({ hasText: /^Search for/ })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('group', { name: 'Recipes' })).toHaveCount(0);
      await page.unroute(`**${INDEX}*`);
      await page.keyboard.type('til');
      await expect(page.getByRole('group', { name: 'Recipes' })).toBeVisible();
    });

    test('asks once more where all was typed while a load was under way that then failed', async ({ page }) => {
      const typed = Promise.withResolvers<void>();
      await page.route(`**${INDEX}`, async (route) => {
        await typed.promise;
        await route.abort();
      });
      const asked = page.waitForRequest(`**${INDEX}`);
      await openSearch(page);
      await asked;
      await page.keyboard.type('lentil');
      typed.resolve();
      await expect(page.getByRole('group', { name: 'Recipes' })).toBeVisible();
    });
  });
});
