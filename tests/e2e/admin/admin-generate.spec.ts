import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const RECIPE = '/admin/recipes/red-lentil-dal/edit';

const answer = (status: number, message: string) => ({ status, json: { code: 'unavailable', message } });

test.describe('pictures drawn in the recipe editor', () => {
  test('are chosen by keyboard and added to the form, which is not saved yet', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto(RECIPE);
    const card = page.getByRole('region', { name: 'Picture', exact: true });
    await expect(card.getByRole('button', { name: 'Generate a picture' })).toBeVisible();
    const before = await card.getByRole('radio').count();
    await card.getByRole('button', { name: 'Generate a picture' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Generate a picture' });
    await expect(dialog.getByRole('status')).toContainText('Drawing the dish');
    const picture = dialog.getByRole('button', { name: 'Picture 1' });
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('status')).toContainText('1 picture drawn, 1 chosen');
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Use this picture' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole('radio')).toHaveCount(before + 1);
    await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Generate a picture' })).toBeFocused();
  });

  test('of the steps are what can be drawn, and can be left out', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/fluffy-banana-pancakes/edit');
    const card = page.getByRole('region', { name: 'Pictures of the steps' });
    await expect(card.getByRole('button', { name: 'Generate pictures of the steps' })).toBeVisible();
    const before = await card.getByRole('listitem').count();
    await card.getByRole('button', { name: 'Generate pictures of the steps' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate pictures of the steps' });
    // Not step 1, which adds two bowls, nor those that cook: nothing looks like its ingredients any more.
    await expect(dialog.getByRole('button', { name: /^(?:What you need|Step \d)/ })).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Step 2' }).click();
    await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    // Those of the catalogue showed the same and are replaced.
    await expect(card.getByRole('listitem')).toHaveCount(before);
    const drawn = await card.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src));
    for (const src of drawn) expect(src).toContain('/media/');
    const steps = card.getByRole('combobox', { name: /^Step of picture/ });
    const shown = await steps.evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
    expect(shown).toEqual(['0', '3', '7']);
  });

  test('wait until a new recipe is saved', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    for (const name of ['Generate a picture', 'Generate pictures of the steps']) {
      await expect(page.getByRole('button', { name })).toBeDisabled();
      await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/^Save the recipe first/);
    }
  });
});

test.describe('pictures that could not be drawn', () => {
  test.use({
    refusals: [
      '/api/admin/recipes/red-lentil-dal/generate-main-images',
      '/api/admin/recipes/red-lentil-dal/generate-process-images',
      '/api/admin/generate-banner',
    ],
  });

  test('leave a message and another try', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route('**/generate-main-images', (route) => route.fulfill(answer(503, 'OpenAI cannot answer')));
    await page.goto(RECIPE);
    await page.getByRole('button', { name: 'Generate a picture' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Failed to generate main image');
    await expect(dialog.getByRole('alert')).toContainText('OpenAI cannot answer');
    await expect(page.locator('#toaster')).toContainText('Failed to generate main image');
    await page.unroute('**/generate-main-images');
    const images = { images: ['/pictures/lemon-tart.jpg'] };
    await page.route('**/generate-main-images', (route) => route.fulfill({ json: images }));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Picture 1' })).toBeVisible();
  });

  test('tell of a used-up quota', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const message = 'OpenAI: quota exceeded. Please try again later.';
    await page.route('**/generate-process-images', (route) => route.fulfill(answer(429, message)));
    await page.goto(RECIPE);
    await page.getByRole('button', { name: 'Generate pictures of the steps' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Quota exceeded');
    await expectSoundEverywhere(page);
  });

  test('of a banner say what the server says', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route('**/generate-banner', (route) => route.fulfill(answer(503, 'No image URL returned')));
    await page.goto('/admin/banner-management');
    await page.getByRole('button', { name: 'Create banner' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What the picture shows').fill('Berries');
    await dialog.getByRole('button', { name: 'Generate a picture' }).click();
    await expect(dialog.getByRole('alert')).toContainText('No image URL returned');
  });
});

test.describe('a picture drawn for a banner', () => {
  test('fills in its address', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/banner-management');
    await page.getByRole('button', { name: 'Create banner' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Generate a picture' }).click();
    await expect(dialog.getByText('Describe the picture first')).toBeVisible();
    await dialog.getByLabel('What the picture shows').fill('Strawberries, mint and lime');
    await dialog.getByRole('button', { name: 'Generate a picture' }).click();
    await expect(dialog.getByLabel('Image URL')).toHaveValue(/^\/media\/m-[0-9a-f]{24}\.jpg$/);
    await expect(dialog.getByRole('img', { name: 'The generated picture' })).toBeVisible();
    await expectSoundEverywhere(page);
  });
});
