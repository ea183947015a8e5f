import type { Locator, Page } from '@playwright/test';
import { addFavourites } from '#tests/support/browser-favourites.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, overflow, test, WIDTHS } from '../fixtures.ts';

test.describe('premium welcome', () => {
  test('sends visitors to sign in and members home', async ({ page, context }) => {
    await page.goto('/premium-welcome');
    await page.waitForURL('/login?next=%2Fpremium-welcome');
    await signInAs(context);
    await page.goto('/premium-welcome');
    await page.waitForURL('/');
  });

  for (const [who, to] of [
    ['a visitor', '/login?next=%2Fpremium-welcome'],
    ['a member', '/'],
  ] as const) {
    test(`says “Access Denied” to ${who} for about a second`, async ({ page, context }) => {
      if (who === 'a member') await signInAs(context);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto('/premium-welcome', { waitUntil: 'networkidle' });
      await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
      const denied = page.getByRole('heading', { level: 1, name: 'Access Denied' });
      await expect(denied).toBeVisible();
      await page.clock.runFor(900);
      expect(new URL(page.url()).pathname).toBe('/premium-welcome');
      await expect(denied).toBeVisible();
      await page.clock.runFor(600);
      await page.waitForURL(to);
    });
  }

  test('greets premium members with six features', async ({ page, context }) => {
    await signInAs(context, 'premium', { firstName: 'Kim' });
    await page.goto('/premium-welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Premium, Kim');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.getByRole('main').getByRole('link', { name: 'Ad-free' })).toHaveCount(0);
  });

  const tools: { card: string; path: string; tool: (page: Page) => Locator }[] = [
    { card: 'AI search', path: '/recipes', tool: (page) => page.getByText('AI Search', { exact: true }) },
    {
      card: 'PDF downloads',
      path: '/favorites',
      tool: (page) => page.getByRole('button', { name: 'Download cookbook' }),
    },
    {
      card: 'Auto shopping lists',
      path: '/shopping-list',
      tool: (page) => page.getByRole('textbox', { name: 'Add an item of your own' }),
    },
    { card: 'Meal planning', path: '/meal-plan', tool: (page) => page.getByRole('button', { name: 'Fill my week' }) },
    {
      card: 'E-mail recipes',
      path: '/recipes',
      tool: (page) => page.getByRole('button', { name: 'E-mail recipe' }),
    },
  ];
  for (const { card, path, tool } of tools) {
    test(`leads from “${card}” to the tool`, async ({ page, context }) => {
      const { id } = await signInAs(context, 'premium');
      await addFavourites(id, ['palak-tofu']);
      await page.goto('/premium-welcome');
      const link = page.getByRole('main').getByRole('link', { name: card });
      await expect(link).toHaveAttribute('href', path);
      await link.click();
      await page.waitForURL(path);
      // Mail leaves from a recipe, as its card says.
      if (card === 'E-mail recipes') await page.locator('.recipe-card-title').first().getByRole('link').click();
      await expect(tool(page)).toBeVisible();
    });
  }
});

test.describe('the tools of premium', () => {
  test('show themselves to visitors who follow what Premium promises', async ({ page }) => {
    for (const start of ['/help', '/terms']) {
      for (const [words, title] of [
        [/^automatic shopping lists$/i, 'Shopping list'],
        [/^meal-planning tools$/i, 'Meal plan'],
      ] as const) {
        await page.goto(start);
        await page.getByRole('main').getByRole('link', { name: words }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.getByRole('link', { name: 'See it in action' }).click();
        await page.waitForURL('/premium');
      }
    }
    await page.goto('/');
    await page.locator('.pitch').getByRole('link', { name: 'See it in action' }).click();
    await page.waitForURL('/premium');
  });

  test('show themselves to members from a recipe and from their favourites', async ({ page, context }) => {
    const { id } = await signInAs(context);
    await addFavourites(id, ['palak-tofu']);
    await page.goto('/recipes/palak-tofu');
    await page.getByRole('link', { name: 'See what Premium does' }).click();
    await page.waitForURL('/premium');
    await page.goto('/favorites');
    await page.getByRole('link', { name: 'See what it looks like' }).click();
    await expect(page.getByRole('region', { name: 'On paper, beside the stove' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Ask for Premium' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create a free account' })).toBeHidden();
  });

  for (const [name, width] of Object.entries(WIDTHS)) {
    test(`are in an administrator’s menu on a ${name}`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(context, 'admin');
      await page.goto('/recipes');
      const menu = page.getByRole('navigation', { name: 'Menu' });
      for (const [label, path] of [
        ['Meal plan', '/meal-plan'],
        ['Shopping list', '/shopping-list'],
      ] as const) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(menu.getByRole('link')).toHaveCount(name === 'desktop' ? 9 : 15);
        expect(await overflow(page)).toEqual([]);
        await menu.getByRole('link', { name: label }).click();
        await page.waitForURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      }
    });
  }
});
