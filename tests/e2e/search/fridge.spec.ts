import type { Page } from '@playwright/test';
import { expect, expectSound, expectSoundEverywhere, test } from '../fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Add what you have' });
const inFridge = (page: Page) => page.getByRole('list', { name: 'In your fridge' }).getByRole('link');
const ready = (page: Page) => page.getByRole('region', { name: 'You can cook these now' });
const LEMONADE = '/fridge?foods=strawberry,lemon,mint';

/** Types something, once the names that are offered have come. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).pressSequentially(text);
}

test.describe('what is in the fridge', () => {
  test('is typed, chosen from what is offered, and held by the address', async ({ page }) => {
    await page.goto('/fridge');
    await type(page, 'strawb');
    await expect(page.getByRole('option').first()).toHaveText('strawberries');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(inFridge(page)).toHaveText(['strawberries']);
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('lemons, mnit');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    await page.keyboard.press('Enter');
    await expect(inFridge(page)).toHaveText(['strawberries', 'lemon', 'mint']);
    await expect(page).toHaveURL(LEMONADE);
    await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
    await expect(ready(page)).toContainText('15 min + 15 min resting');
    await page.reload();
    await expect(inFridge(page)).toHaveText(['strawberries', 'lemon', 'mint']);
    await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
  });

  test('is offered to who came by keyboard and has clicked nothing', async ({ page }) => {
    await page.goto('/fridge');
    await field(page).focus();
    await page.keyboard.type('auberg');
    await expect(page.getByRole('option').first()).toHaveText('aubergine');
    await expect(field(page)).toHaveValue('auberg');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(inFridge(page)).toHaveText(['aubergine']);
  });

  test('is emptied again, the focus back in the field', async ({ page }) => {
    await page.goto('/fridge?foods=lemon,mint');
    await field(page).click();
    // The first touch brings the script; a link does not wait for it.
    await expect(field(page)).toBeFocused();
    await page.getByRole('link', { name: 'Remove lemon' }).click();
    await expect(inFridge(page)).toHaveText(['mint']);
    await page.getByRole('link', { name: 'Remove mint' }).click();
    await expect(page.getByText('What you can cook shows here')).toBeVisible();
    await expect(page).toHaveURL('/fridge');
    await page.getByRole('link', { name: 'chickpeas', exact: true }).click();
    await expect(inFridge(page)).toHaveText(['chickpeas']);
  });

  test('says what will do instead, and what depends', async ({ page }) => {
    await page.goto('/fridge?foods=popcorn-kernels,nutritional-yeast,lemon,agave-syrup,watermelon,mint');
    await expect(page.getByRole('article').filter({ hasText: 'Watermelon Slush' })).toContainText('Missing: lime');
    await page.goto('/fridge?foods=cucumber,lemon,mint');
    const water = page.getByRole('article').filter({ hasText: 'Cucumber Mint Water' });
    await expect(water).toContainText('You lack lime: lemon will do.');
  });

  test('takes staples for granted until somebody says otherwise', async ({ page }) => {
    await page.goto(LEMONADE);
    await page.getByText('We assume you have').click();
    await page.getByRole('checkbox', { name: 'sugar' }).press('Space');
    await expect(page).toHaveURL(`${LEMONADE}&staples=salt,pepper,oil,water,flour`);
    await expect(page.getByRole('article').filter({ hasText: 'Strawberry Lemonade' })).toContainText(
      'Missing: caster sugar',
    );
    await expectSoundEverywhere(page);
  });

  test('works without the server once it is loaded, but for pictures', async ({ page }) => {
    await page.goto('/fridge');
    await type(page, 'strawb');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field(page).fill('');
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
    await field(page).pressSequentially('strawberries, lemon, mint');
    await page.keyboard.press('Enter');
    await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
    await page.getByRole('link', { name: 'Remove mint' }).click();
    await expect(ready(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('says what is no food, and leads to the search', async ({ page }) => {
    await page.goto('/fridge?foods=lemon,xyzzy');
    await expect(page.getByText('No food is called “xyzzy” here')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search the recipes for it' })).toHaveAttribute(
      'href',
      '/recipes?search=xyzzy',
    );
    await expectSoundEverywhere(page);
  });

  test('shows the nearest where no recipe uses it', async ({ page }) => {
    await page.goto('/fridge?foods=kohlrabi');
    await expect(page.getByText('No recipe uses kohlrabi. These need the fewest extras.')).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  });

  test('asks the server where there are too many recipes to bring', async ({ page }) => {
    await page.route('**/fridge.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), recipes: null } });
    });
    await page.goto('/fridge');
    await type(page, 'strawberries, lemon, mint');
    await page.keyboard.press('Enter');
    await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
    await expect(page).toHaveURL(LEMONADE);
    // It is asked for in advance, too, and an answer may still be on its way.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test.describe('while nothing is answered', () => {
    test.use({ refusals: ['/fridge.json', '/api/fridge'] });

    test('says that it is loading, then that it failed, and tries again', async ({ page }) => {
      await page.route('**/fridge.json', (route) => route.fulfill({ status: 503, body: 'oops' }));
      let answer = (_: 'now'): void => undefined;
      const asked = new Promise<'now'>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/fridge?**', async (route) => {
        await asked;
        await route.fulfill({ status: 503, body: 'oops' });
      });
      await page.goto('/fridge');
      await type(page, 'strawberries, lemon, mint');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Loading...')).toBeVisible();
      await expectSound(page, 'loading');
      answer('now');
      await expect(page.getByRole('alert')).toContainText('We couldn’t work out what you can cook');
      await expectSoundEverywhere(page);
      await page.unroute('**/api/fridge?**');
      await page.unroute('**/fridge.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(inFridge(page)).toHaveText(['strawberries', 'lemon', 'mint']);
      await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
    });
  });

  test('is sound on a phone and a desktop with results and with what is offered', async ({ page }) => {
    await page.goto(
      '/fridge?foods=gluten-free-digestive-biscuits,vegan-worcestershire-sauce,chickpeas,rice,peppers,mushrooms,spinach',
    );
    await expectSoundEverywhere(page, 'results');
    await type(page, 'gluten');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSoundEverywhere(page, 'offers');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, its chips and the landing page are answered by the server', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'What’s in your fridge?' }).fill('strawberries and lemmon');
    await page.keyboard.press('Enter');
    await expect(inFridge(page)).toHaveText(['strawberries', 'lemon']);
    await field(page).fill('mint');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(ready(page).getByRole('link')).toHaveText(['Strawberry Lemonade']);
    await page.getByRole('link', { name: 'Remove lemon' }).click();
    await expect(inFridge(page)).toHaveText(['strawberries', 'mint']);
  });
});

test('search engines are told of the page without foods', async ({ page }) => {
  await page.goto(LEMONADE);
  await expect(page).toHaveTitle(/^What’s in your fridge\?/);
  const canonical = page.locator('link[rel="canonical"]');
  expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe('/fridge');
  expect(await canonical.getAttribute('href')).not.toContain('foods');
});
