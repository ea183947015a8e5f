import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const PIE = {
  description: 'A pie in two parts.',
  category: 'dinner',
  prepTime: 20,
  cookTime: 40,
  servings: 4,
  ingredients: ['250 g plain flour', '1 tsp salt', '2 leeks, sliced', '1 tsp salt'],
  ingredientGroups: [
    { name: 'For the dough', at: 0 },
    { name: 'For the filling', at: 2 },
  ],
  instructions: ['Mix the flour with half of the salt.', 'Fry the leeks with the rest of the salt and bake.'],
  sourceUrl: 'https://www.example.com/pies/1',
};

async function make(page: Page, changes: object = {}): Promise<string> {
  const title = `Pie ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, {
    data: { title, ...PIE, ...changes },
  });
  return ((await made.json()) as { id: string }).id;
}

test.describe('groups of ingredients', () => {
  test('are headings with lists of their own, and written so in the editor, on a phone and a desktop, light and dark', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const id = await make(page, { published: true });
    await page.goto(`/recipes/${id}`);
    const list = page.getByRole('region', { name: 'Ingredients' });
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(['For the dough', 'For the filling']);
    const filling = list.getByRole('list', { name: 'For the filling' });
    await expect(filling.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: 'One serving more' }).click();
    await expect(filling).toContainText('2½ leeks, sliced');
    await filling.getByRole('checkbox', { name: /salt/ }).check();
    await expect(
      list.getByRole('list', { name: 'For the dough' }).getByRole('checkbox', { name: /salt/ }),
    ).not.toBeChecked();
    const source = page.getByRole('link', { name: 'example.com' });
    await expect(source).toHaveAttribute('href', PIE.sourceUrl);
    await expect(source).toHaveAttribute('rel', 'nofollow noopener');
    await expectSoundEverywhere(page, 'on its page');
    await page.goto(`/admin/recipes/${id}/edit`);
    await expect(page.getByLabel('heading 2', { exact: true })).toHaveValue('For the filling');
    await expectSoundEverywhere(page, 'in the editor');
  });

  test('are kept right by the editor while lines come, go and move', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const id = await make(page);
    await page.goto(`/admin/recipes/${id}/edit`);
    const line = (number: number) => page.getByLabel(`ingredient ${number}`, { exact: true });
    await expect(line(3)).toHaveValue('2 leeks, sliced');
    await line(1).press('Enter');
    await page.keyboard.type('100 ml water');
    await page.getByRole('button', { name: 'Move ingredient 4 down' }).click();
    await expect(page.getByText('ingredient is number 5 of 5 now, under For the filling')).toBeAttached();
    await page.getByLabel('heading 2', { exact: true }).press('Alt+ArrowUp');
    await expect(page.getByText('heading is before ingredient 3 now')).toBeAttached();
    await page.getByRole('button', { name: 'Add heading' }).click();
    await expect(page.getByLabel('heading 3', { exact: true })).toBeFocused();
    await page.keyboard.type('To serve');
    await expect(page.getByText('“To serve” has no ingredients under it.')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('1 lemon');
    await expect(page.getByText('“To serve” has no ingredients under it.')).toBeHidden();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await (await saved).json()).toMatchObject({
      ingredients: ['250 g plain flour', '100 ml water', '1 tsp salt', '1 tsp salt', '2 leeks, sliced', '1 lemon'],
      ingredientGroups: [
        { name: 'For the dough', at: 0 },
        { name: 'For the filling', at: 2 },
        { name: 'To serve', at: 5 },
      ],
    });
  });

  test('come of a pasted list', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    await page
      .getByLabel('ingredient 1', { exact: true })
      .fill('1 onion\nFor the sauce:\n200 ml oat cream\nTo serve\n1 lemon');
    await expect(page.getByLabel('heading 1', { exact: true })).toHaveValue('For the sauce');
    await expect(page.getByLabel('heading 2', { exact: true })).toHaveValue('To serve');
    await expect(page.getByLabel('ingredient 3', { exact: true })).toHaveValue('1 lemon');
  });
});
