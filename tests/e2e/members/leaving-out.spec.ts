import type { Locator, Page } from '@playwright/test';
import { allergenName } from '#src/domain/foods/allergen-names.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

const MARK = `Not for you: ${allergenName('nuts')}`;
const WAFFLES = 'Chocolate Hazelnut Waffles';

test.describe('what a member leaves out', () => {
  test('is kept in the profile', async ({ page, context }) => {
    await signInAs(context, 'user', { avoidedAllergens: ['sesame'] });
    await page.goto('/profile');
    const section = page.locator('#dietary-preferences');
    await expect(section.getByRole('button', { name: 'Sesame' })).toHaveAttribute('aria-pressed', 'true');
    await section.getByRole('button', { name: 'Tree nuts' }).click();
    await section.getByRole('button', { name: 'Sesame' }).click();
    await section.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.locator('#toaster')).toContainText('The recipe list now starts with your preferences.');
    await page.reload();
    await expect(section.getByRole('button', { name: 'Tree nuts' })).toHaveAttribute('aria-pressed', 'true');
    await expect(section.getByRole('button', { name: 'Sesame' })).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/recipes');
    await expect(page).toHaveURL('/recipes?without=nuts');
  });

  test('is selected in the listing until it is taken out', async ({ page, context }) => {
    await signInAs(context, 'user', { avoidedAllergens: ['nuts'] });
    await page.goto('/recipes');
    await expect(page).toHaveURL('/recipes?without=nuts');
    await expect(page.getByText('Auto-selected from your profile')).toBeVisible();
    await page.getByRole('link', { name: /^Remove filter .*tree nuts/i }).click();
    await expect(page).toHaveURL('/recipes');
    await expect(page.getByText('Auto-selected from your profile')).toHaveCount(0);
    // For the whole tab; what is shown then says what it has.
    await page.goto('/recipes?search=hazelnut+waffles');
    await expect(page.locator('.recipe-card').filter({ hasText: WAFFLES })).toContainText(MARK);
    await expect(page).toHaveURL('/recipes?search=hazelnut+waffles');
  });

  test('is on no home, and marked where everybody sees the same', async ({ page, context }) => {
    await signInAs(context, 'user', { avoidedAllergens: ['nuts'] });
    await page.goto('/trending');
    const places = page.getByRole('article').locator('[data-misfit]');
    const marked = places.and(page.locator(':has(> .misfit-badge)'));
    await expect(marked.first()).toBeAttached();
    const holding = await nuttyAmong(page, await idsOf(places));
    expect(holding.length).toBeGreaterThan(0);
    expect(await idsOf(marked)).toEqual(holding);
    await expect(page.locator('.misfit-badge')).toHaveText(holding.map(() => MARK));

    await page.goto('/');
    await expect(page.getByText('Without what you don’t eat.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const featured = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    expect(featured.length).toBeGreaterThan(3);
    expect(await nuttyAmong(page, featured)).toEqual([]);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('hazelnut waffles');
    await field.press('Enter');
    await expect(page.getByText(/found for “hazelnut waffles”/)).toBeVisible();
    await expect(page.getByRole('link', { name: WAFFLES })).toHaveCount(0);
  });

  test('is marked in the fridge, also in what comes with another food', async ({ page, context }) => {
    await signInAs(context, 'user', { avoidedAllergens: ['nuts'] });
    await page.goto('/fridge?foods=hazelnuts');
    const waffles = page.getByRole('article').filter({ hasText: WAFFLES });
    await expect(waffles).toContainText(MARK);
    await page
      .getByRole('combobox', { name: 'Add what you have' })
      .fill('dandelion root, almond milk, dates, cinnamon, vanilla extract');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const latte = page.getByRole('article').filter({ hasText: 'Creamy Dandelion Latte' });
    await expect(latte).toContainText(MARK);
  });

  test('is marked in the plan, and said where a week is filled', async ({ page, context }) => {
    await signInAs(context, 'premium', { avoidedAllergens: ['nuts'] });
    const day = new Date().toISOString().slice(0, 10);
    await page.goto('/');
    const answer = await page.evaluate(
      async (body) =>
        (
          await fetch('/api/meal-plan/entries', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          })
        ).status,
      JSON.stringify({ day, slot: 'breakfast', recipeId: 'chocolate-hazelnut-waffles', servings: 2 }),
    );
    expect(answer).toBeLessThan(300);
    await page.goto('/meal-plan');
    await expect(page.getByRole('listitem').filter({ hasText: WAFFLES }).last()).toContainText(MARK);
    await page
      .getByRole('button', { name: /Fill (my|the) week/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Nothing with tree nuts');
  });

  test('is said at the top of a recipe, with the line that brings it', async ({ page, context }) => {
    await signInAs(context, 'user', { avoidedAllergens: ['nuts'] });
    await page.goto('/recipes/chocolate-hazelnut-waffles');
    const warning = page.getByRole('main').getByRole('status').filter({ hasText: MARK });
    await expect(warning.getByRole('listitem').first()).toHaveText('60 g blanched hazelnuts');
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('button', { name: 'Save Recipe' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});

test('a swap says what it brings before it is chosen, and takes the label that it breaks', async ({ page }) => {
  await page.goto('/recipes/quinoa-breakfast-bowl');
  const label = page.getByRole('main').locator('[data-diet="gluten-free"]');
  await expect(label).toBeVisible();
  const list = page.getByRole('region', { name: 'Ingredients' });
  await list.getByRole('button', { name: /^Swap .*almond milk/ }).click();
  const oats = list.getByRole('button', { name: /^oat milk/i });
  await expect(oats).toContainText('has gluten');
  await oats.click();
  await expect(label).toBeHidden();
  await page.reload();
  await expect(label).toBeHidden();
  await list.getByRole('button', { name: /^Swap .*almond milk/ }).click();
  await list.getByRole('button', { name: /^Undo/ }).click();
  await expect(label).toBeVisible();
});

const idsOf = (places: Locator): Promise<string[]> =>
  places.evaluateAll((all) =>
    all.map((place) => place.closest('article')?.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? ''),
  );

/** Those of some recipes that hold tree nuts, or may by a label, as each says itself. */
async function nuttyAmong(page: Page, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const answer = await page.request.get(`/api/recipes/${id}`);
    const { allergens } = (await answer.json()) as {
      allergens: { contains: { allergen: string }[]; check: { allergen: string }[]; unknown: string[] };
    };
    const isNutty = [...allergens.contains, ...allergens.check].some(({ allergen }) => allergen === 'nuts');
    if (isNutty || allergens.unknown.length > 0) found.push(id);
  }
  return found;
}
