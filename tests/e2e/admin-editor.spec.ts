import { signInAs } from '../support/browser-members.ts';
import { axe, expect, overflow, SCHEMES, test, turn, WIDTHS } from './fixtures.ts';

const title = () => `Written ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

test.describe('the recipe editor', () => {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`is sound on a ${device}, light and dark`, async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/recipes/red-lentil-dal/edit');
      await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue(/red lentils/);
      await expect(page.getByText('Energy')).toBeVisible();
      expect(await overflow(page)).toEqual([]);
      for (const colorScheme of SCHEMES) {
        await turn(page, colorScheme);
        expect(await axe(page), colorScheme).toEqual([]);
      }
    });
  }

  test('makes a recipe by keyboard, says what follows from it, and keeps its history', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('link', { name: 'New recipe' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
    const name = title();
    await page.getByLabel('Title').fill(name);
    await page.getByLabel('Description').fill('Beans on toast, with a little more to it.');
    await page.getByLabel('ingredient 1', { exact: true }).fill('400 g tofu');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('ingredient 2', { exact: true })).toBeFocused();
    await page.keyboard.type('2 tbsp soy sauce');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue('2 tbsp soy sauce');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toBeFocused();
    await expect(page.getByText('ingredient is number 1 of 2 now')).toBeAttached();
    await page.getByLabel('step 1', { exact: true }).fill('Fry the tofu in the soy sauce for 10 minutes.');
    await page.getByRole('checkbox', { name: 'Soy-Free' }).check();
    await expect(page.locator('.editor-warning').filter({ hasText: 'Soy-Free' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Soy-Free' }).uncheck();
    await expect(page.getByText('400 g', { exact: false }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('#toaster')).toContainText('Recipe created');
    await expect(page).toHaveURL(/\/admin\/recipes\/written-.*\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Set by hand' }).check();
    const energy = page.getByLabel('Energy (kcal)');
    await expect(energy).not.toHaveValue('');
    await energy.fill('lots');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A number, please')).toBeVisible();
    await expect(energy).toBeFocused();
    await energy.fill('123,5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.reload();
    await expect(energy).toHaveValue('123.5');
    await page.getByLabel('Servings').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('servings');
    expect(await axe(page)).toEqual([]);
    // The newest change stands first: that of the servings.
    await history
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(page.getByLabel('Servings')).toHaveValue('4');
  });

  test('asks before what is typed is left, and before it writes over somebody else', async ({
    page,
    context,
    refusals,
  }) => {
    await signInAs(context, 'admin');
    const data = {
      title: title(),
      description: 'Made by a test.',
      category: 'lunch',
      prepTime: 5,
      cookTime: 0,
      servings: 2,
      ingredients: ['200 g cooked chickpeas'],
      instructions: ['Eat the chickpeas.'],
    };
    const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, { data });
    const { id } = (await made.json()) as { id: string };
    refusals.push(`/api/admin/recipes/${id}`);
    await page.goto(`/admin/recipes/${id}/edit`);
    await page.getByLabel('Servings').fill('5');
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Users' }).click();
    expect(questions).toHaveLength(1);
    await expect(page.getByLabel('Servings')).toHaveValue('5');
    await page.request.patch(`${process.env.PLANTRY_URL}/api/admin/recipes/${id}`, { data: { prepTime: 20 } });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this recipe' });
    await expect(conflict).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    expect(await (await page.request.get(`/api/admin/recipes/${id}`)).json()).toMatchObject({
      servings: 5,
      prepTime: 5,
    });
  });

  test.describe('of a recipe that is not there', () => {
    test.use({ refusals: ['/api/admin/recipes/no-such-recipe'] });

    test('says so', async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.goto('/admin/recipes/no-such-recipe/edit');
      await expect(page.getByText('Recipe Not Found')).toBeVisible();
    });
  });
});
