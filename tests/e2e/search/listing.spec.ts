import type { Page } from '@playwright/test';
import { axe, expect, test, WIDTHS } from '../fixtures.ts';

const count = (page: Page) => page.locator('#listing-results h2').first();
const card = (page: Page) => page.getByRole('article').first();
const filters = (page: Page) => page.locator('#listing-filters > summary');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** Marks the document, so that a test can tell a swap from a new page. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

test('filters change the list, the address and the title without a new page', async ({ page }) => {
  await page.goto('/recipes');
  await mark(page);
  await categories(page).getByRole('link', { name: 'Dinner' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner recipes');
  await expect(page).toHaveURL('/recipes?category=dinner');
  await expect(page).toHaveTitle(/^Vegan dinner recipes/);
  await filters(page).click();
  await page.getByRole('link', { name: /^Nut-Free( \d+)?$/ }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&dietaryPreferences=nut-free');
  await page.getByRole('link', { name: /^Comfort food( \d+)?$/ }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&tags=comfort-food&dietaryPreferences=nut-free');
  await expect(page.getByRole('link', { name: /^Comfort food( \d+)?$/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#listing-status')).toHaveText(/^Showing 1-\d+ of \d+ recipes$/);
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click();
  await expect(page.locator('#listing-filters')).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Remove filter Comfort food' }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&dietaryPreferences=nut-free');
  expect(await isSame(page)).toBe(true);
});

test('recipes without an allergen leave out those whose label must be checked, unless the reader wants them', async ({
  page,
}) => {
  await page.goto('/recipes?category=dinner');
  await mark(page);
  await filters(page).click();
  const total = async () => Number(/of (\d+) recipes/.exec((await count(page).textContent()) ?? '')?.[1]);
  const dinners = await total();
  await page.getByRole('link', { name: /^Celery( \d+)?$/ }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&without=celery');
  await expect(page).toHaveTitle(/^Vegan dinner recipes without celery/);
  await expect.poll(total).toBeLessThan(dinners);
  const safe = await total();
  await page.getByRole('link', { name: 'Include recipes where it depends on the label' }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&without=celery&withCheck=1');
  await expect.poll(total).toBeGreaterThan(safe);
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click();
  await page.getByRole('link', { name: 'Remove filter Without celery' }).click();
  await expect(page).toHaveURL('/recipes?category=dinner');
  expect(await isSame(page)).toBe(true);
});

test('words that nobody knows are said: those refused, and those that no recipe has', async ({ page }) => {
  await page.goto('/recipes?search=dinner+without+MSG');
  await expect(page.getByText('Not understood: MSG. Check the recipe for it before you cook.')).toBeVisible();
  await page.goto('/recipes?search=dinner+without+nuts');
  await expect(count(page)).toBeVisible();
  await expect(page.getByText('Not understood')).toBeHidden();
  await page.goto('/recipes?search=curry+qwzxv');
  await expect(page.getByText('No recipe that fits has qwzxv: these have the rest.')).toBeVisible();
});

test('an option that leaves nothing leads nowhere and says so, every other to as many as it says', async ({ page }) => {
  await page.goto('/recipes?search=chocolate&maxWork=30');
  await filters(page).click();
  const dead = page.getByRole('link', { name: /^High-Protein 0$/ });
  await expect(dead).toHaveAttribute('aria-disabled', 'true');
  expect(await dead.getAttribute('href')).toBeNull();
  const option = page.getByRole('link', { name: /^Oil-Free \d+$/ });
  const leaves = await option.getAttribute('data-n');
  await option.click();
  await expect(count(page)).toHaveText(new RegExp(`of ${leaves} recipes?$`));
});

test('the list is sorted and held to a time by links', async ({ page }) => {
  await page.goto('/recipes?category=dinner');
  await mark(page);
  const sorting = page.getByRole('navigation', { name: 'Sort' });
  await expect(sorting.getByRole('link')).toHaveText(['Newest', 'Best rated', 'Quickest', 'Most cooked']);
  await sorting.getByRole('link', { name: 'Quickest' }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&sort=quickest');
  await expect(sorting.getByRole('link', { name: 'Quickest' })).toHaveAttribute('aria-current', 'true');
  await filters(page).click();
  await page
    .getByRole('list', { name: 'In total' })
    .getByRole('link', { name: /^30 min/ })
    .click();
  await expect(page).toHaveURL('/recipes?category=dinner&maxTotal=30&sort=quickest');
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click();
  await page.getByRole('link', { name: 'Remove filter At most 30 min in total' }).click();
  await expect(page).toHaveURL('/recipes?category=dinner&sort=quickest');
  expect(await isSame(page)).toBe(true);
});

test('the filters stay in reach of a phone, and the search comes out for whoever types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/recipes');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(filters(page)).toBeInViewport({ ratio: 1 });
  await page.locator('#listing-field').focus();
  const header = await page.locator('.site-header').boundingBox();
  await expect
    .poll(async () => (await page.locator('#listing-field').boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  // The search goes under the header again for whoever leaves it, but not from under a press.
  await filters(page).hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Show \d+ recipes$/ })).toBeInViewport();
});

test('the way back and forward shows what the address says', async ({ page }) => {
  await page.goto('/recipes');
  await mark(page);
  await categories(page).getByRole('link', { name: 'Lunch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch recipes');
  await pager(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(count(page)).toHaveText(/^Showing 16-30 of/);
  await page.goBack();
  await expect(count(page)).toHaveText(/^Showing 1-15 of/);
  await expect(page).toHaveURL('/recipes?category=lunch');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All recipes');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch recipes');
  expect(await isSame(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch recipes');
});

test('a new page of the list begins at its top, with the count in focus', async ({ page }) => {
  await page.goto('/recipes');
  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^Showing 16-30 of \d{3} recipes$/);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(pager(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(pager(page).getByRole('link', { name: /^Page \d+$/ })).toHaveCount(5);
  await categories(page).getByRole('link', { name: 'Snacks' }).click();
  await expect(page).toHaveURL('/recipes?category=snacks');
});

test('a search keeps the filters, and Clear ends it', async ({ page }) => {
  await page.goto('/recipes?category=dinner');
  await expect(page.getByRole('link', { name: 'Clear', exact: true })).toHaveCount(0);
  const field = page.locator('#listing-field');
  await field.pressSequentially('curry');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “curry”');
  await expect(page).toHaveURL(/^[^?]+\?(?=.*search=curry)(?=.*category=dinner)/);
  await expect(card(page)).toContainText(/curry/i);
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/recipes?category=dinner');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('nothing found says so, and Clear Filters starts over', async ({ page }) => {
  const answer = await page.goto('/recipes?category=dinner&search=zzzzqqqq&tags=comfort-food&page=2');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(count(page)).toHaveText(/^Showing 1-15 of \d{3} recipes$/);
  await expect(page.locator('#listing-field')).toHaveValue('');
});

test('twelve skeletons stand in while a page is on its way', async ({ page }) => {
  await page.goto('/recipes');
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/category=lunch/, async (route) => {
    await held;
    await route.continue();
  });
  await categories(page).getByRole('link', { name: 'Lunch' }).click();
  await expect(page.locator('#listing-results .recipe-card-picture.skeleton')).toHaveCount(12);
  await expect(page).toHaveURL('/recipes?category=lunch');
  await categories(page).getByRole('link', { name: 'Snacks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snack recipes');
  send();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snack recipes');
});

test('a page that does not come can be tried again', async ({ page }) => {
  await page.goto('/recipes');
  await page.route(/category=snacks/, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await categories(page).getByRole('link', { name: 'Snacks' }).click();
  const results = page.locator('#listing-results');
  await expect(results).toContainText('The kitchen didn’t answer. Please try again in a moment.');
  await expect(results).not.toContainText('connection');
  await page.route(/category=lunch/, (route) => route.abort());
  await categories(page).getByRole('link', { name: 'Lunch' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch recipes' })).toBeVisible();
  await expect(results).toContainText('We couldn’t reach the site. Please check your connection.');
  await page.unroute(/category=lunch/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch recipes');
  await expect(page).toHaveURL('/recipes?category=lunch');
});

test('the keyboard reaches and closes the filters, and stays where it was', async ({ page }) => {
  await page.goto('/recipes');
  await filters(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const chip = page.getByRole('link', { name: /^Gluten-Free( \d+)?$/ });
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeFocused();
  await expect(page.locator('#listing-filters')).not.toHaveAttribute('open');
});

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`the open filters are sound on a ${device}, and premium members see no offer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/recipes?dietaryPreferences=nut-free,raw');
    await filters(page).click();
    await expect(page.getByText('Upgrade to Premium')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-premium', ''));
    await expect(page.getByText('Upgrade to Premium')).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, search and pager are links and a form', async ({ page }) => {
    await page.goto('/recipes');
    await filters(page).click();
    await page.getByRole('link', { name: /^Nut-Free( \d+)?$/ }).click();
    await expect(page).toHaveURL('/recipes?dietaryPreferences=nut-free');
    await page.locator('#listing-field').fill('soup');
    await page.locator('#listing-search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/dietaryPreferences=nut-free/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “soup”');
  });
});

test('search engines are told which page stands for which', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/recipes?category=dinner&page=2');
  await expect(canonical).toHaveAttribute('href', /\/recipes\?category=dinner&page=2$/);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/recipes\?category=dinner$/);
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /page=3$/);
  await page.goto('/recipes?category=dinner&dietaryPreferences=raw');
  await expect(canonical).toHaveAttribute('href', /\/recipes\?category=dinner$/);
  await page.goto('/recipes?search=curry');
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
