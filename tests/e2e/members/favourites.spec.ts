import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

const ADD = /^Add .+ to favourites$/;
const REMOVE = /^Remove .+ from favourites$/;

test.describe('a heart', () => {
  test.use({ refusals: ['/api/favorites', '/api/favorites/palak-tofu', '/api/auth/user'] });

  test('is for members only', async ({ page, context }) => {
    await page.goto('/recipes');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: ADD })).toHaveCount(0);
    await signInAs(context);
    await page.reload();
    await expect(page.getByRole('button', { name: ADD })).toHaveCount(15);
  });

  test('leads to sign in half a second after saying that the session has ended', async ({ page, context }) => {
    await signInAs(context);
    await page.clock.install();
    await page.goto('/recipes/palak-tofu');
    const save = page.getByRole('button', { name: 'Save Recipe' });
    await expect(save).toBeVisible();
    await page.route('**/api/favorites', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please sign in' } }),
    );
    await context.clearCookies();
    await save.click();
    await expect(page.locator('#toaster')).toHaveText('UnauthorizedYou are logged out. Logging in again...');
    await page.clock.runFor(600);
    await page.waitForURL('/login?next=%2Frecipes%2Fpalak-tofu');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('stays after swaps of the listing', async ({ page, context }) => {
    await signInAs(context);
    await page.goto('/recipes');
    await expect(page.getByRole('button', { name: ADD }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Desserts', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dessert');
    await page.getByRole('button', { name: ADD }).first().click();
    await expect(page.locator('#toaster')).toContainText('Added to favorites');
  });
});

test.describe('the favorites page', () => {
  test.use({ refusals: ['/api/favorites'] });

  test('asks visitors to log in', async ({ page }) => {
    await page.goto('/favorites');
    await expect(page.getByText('Sign in to see the recipes you’ve saved.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Ffavorites',
    );
  });

  test('removes with undo, and leads on when nothing is left', async ({ page, context }) => {
    await signInAs(context);
    await page.goto('/recipes/palak-tofu');
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#toaster')).toContainText('Added to favorites');
    await page.goto('/favorites');
    await page.getByRole('button', { name: 'Remove Palak Tofu from favourites' }).click();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expect(page.locator('#toaster')).toContainText('Removed from favoritesRecipe removed from your favorites');
    // A page that is left takes back what it has not sent yet.
    const putBack = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/favorites'),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await putBack;
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: REMOVE }).click();
    await page.getByRole('main').getByRole('link', { name: 'Browse Recipes' }).click();
    await page.waitForURL('/recipes');
  });
});

test.describe('the home', () => {
  test('never shows members the landing page', async ({ page, context }) => {
    await signInAs(context);
    await page.route('**/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /grown/ })).toBeHidden();
  });

  test('loads no member script for visitors', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /Member|react|client\./i.test(url))).toEqual([]);
  });

  test('searches, and says when nothing is found', async ({ page, context }) => {
    await signInAs(context, 'user', { firstName: '' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back, Plant Lover' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('zzzzqqqq');
    await field.press('Enter');
    await expect(page.getByText('No recipes found. Try adjusting your search filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: 'View All Recipes' }).filter({ visible: true }).click();
    await page.waitForURL('/recipes');
  });
});

test.describe("a member's diets", () => {
  test('stay out when one is taken out and the page is left before the answer', async ({ page, context }) => {
    await signInAs(context, 'user', { dietaryPreferences: ['gluten-free'] });
    await page.goto('/recipes');
    await expect(page).toHaveURL('/recipes?dietaryPreferences=gluten-free');
    await page.route('**/recipes', async (route) => {
      // The results are fetched, and never come; the page itself does.
      if (route.request().resourceType() === 'document') await route.continue();
    });
    await page.getByRole('link', { name: 'Remove filter Gluten-Free' }).click();
    await expect(page).toHaveURL('/recipes');
    await page.reload();
    await expect(page.getByRole('button', { name: ADD }).first()).toBeVisible();
    await expect(page).toHaveURL('/recipes');
  });

  test('are selected in the listing until one is taken out', async ({ page, context }) => {
    await signInAs(context, 'user', { dietaryPreferences: ['nut-free', 'gluten-free'] });
    await page.goto('/recipes?category=dinner');
    await expect(page.getByText('Auto-selected from your profile')).toBeVisible();
    await expect(page).toHaveURL('/recipes?category=dinner&dietaryPreferences=gluten-free,nut-free');
    await page.goto('/recipes');
    await expect(page).toHaveURL('/recipes?dietaryPreferences=gluten-free,nut-free');
    await page.getByRole('link', { name: 'Remove filter Nut-Free' }).click();
    await expect(page).toHaveURL('/recipes?dietaryPreferences=gluten-free');
    await expect(page.getByText('Auto-selected from your profile')).toHaveCount(0);
    await page.goto('/recipes');
    await expect(page.getByRole('button', { name: ADD }).first()).toBeVisible();
    await expect(page).toHaveURL('/recipes');
  });
});
