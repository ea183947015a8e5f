import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const PATH = '/recipes/masala-dosa';
const STEP = 'until a drop of water dances';

async function expectTeaser(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Masala Dosa with Two Chutneys' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'An exclusive recipe' })).toContainText('for premium members');
  await expect(page.getByRole('main')).toContainText(/1 h 45 min.*16 h fermenting/);
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toHaveCount(0);
  expect(await page.content()).not.toContain(STEP);
}

test('a visitor sees the teaser of an exclusive recipe, and may sign in', async ({ page }) => {
  await page.goto(PATH);
  await expectTeaser(page);
  await page.getByRole('region', { name: 'An exclusive recipe' }).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Frecipes%2Fmasala-dosa$/);
});

test('a member without premium sees the teaser, and is not asked to sign in', async ({ page, context }) => {
  await signInAs(context, 'user');
  await page.goto(PATH);
  await expectTeaser(page);
  const locked = page.getByRole('region', { name: 'An exclusive recipe' });
  await expect(locked.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expect(locked.getByRole('link', { name: 'See what Premium does' })).toHaveAttribute('href', '/premium');
  await expectSoundEverywhere(page);
});

test('a premium member sees all of it', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(PATH);
  await expect(page.getByRole('region', { name: 'An exclusive recipe' })).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await expect(list).toContainText('300 g idli rice');
  await expect(page.getByRole('main')).toContainText(STEP);
  await expect(page.getByRole('region', { name: 'Nutrition' })).toBeVisible();
  for (let i = 0; i < 4; i++) await list.getByRole('button', { name: 'One serving more' }).click();
  await expect(list).toContainText('600 g idli rice');
  await expectSoundEverywhere(page);
});

test('a shared shopping list says how much of it an exclusive recipe needs, and nothing else', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'premium');
  const data = { recipeId: 'masala-dosa', servings: 8 };
  expect((await page.request.post('/api/shopping-list/recipes', { data })).status()).toBe(200);
  const { url } = (await (await page.request.post('/api/shopping-list/share')).json()) as { url: string };
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(new URL(url).pathname, process.env.PLANTRY_URL).href);
  const main = visitor.getByRole('main');
  await expect(main).toContainText(/\d+ items of 1 exclusive recipe are hidden/);
  await expect(main.getByRole('link')).toHaveCount(0);
  const html = await visitor.content();
  for (const words of [STEP, 'Masala Dosa', 'masala-dosa', 'keeps for 4 days', 'Idli rice'])
    expect(html).not.toContain(words);
  await visitor.context().close();
});
