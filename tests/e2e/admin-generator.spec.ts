import { signInAs } from '../support/browser-members.ts';
import { axe, expect, overflow, SCHEMES, test, turn, WIDTHS } from './fixtures.ts';

const TEXT = `Hi Jo, here is the soup I told you about. Serves 4.

2 tbsp olive oil
1 onion, chopped
300 g red lentils
a pinch of salt
1 litre vegetable stock
2 x 400 g tins chopped tomatoes
100 g butter

Fry the onion in the oil for 5 minutes.
Add the lentils, tomatoes and stock and simmer for 25 minutes.
Season with salt and serve.`;

test.describe('the recipe generator', () => {
  test('asks for title and text, reads them, and saves what was reviewed', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByText('Title and recipe input are required')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Default/ })).toBeChecked();
    await dialog.getByLabel('Title').fill('Lentil soup of a friend');
    await dialog.getByLabel('Recipe input').fill(TEXT);
    await dialog.getByRole('button', { name: 'Generate' }).press('Enter');

    await expect(dialog.getByRole('heading', { name: 'Lentil soup of a friend' })).toBeFocused();
    await expect(dialog.getByText('300 g red lentils', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'To look at' })).toContainText('butter');
    await expect(dialog.getByRole('checkbox', { name: /Publish immediately/ })).toBeDisabled();
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toEqual([]);
      for (const scheme of SCHEMES) {
        await turn(page, scheme);
        expect(await axe(page), `${width} ${scheme}`).toEqual([]);
      }
    }

    await dialog.getByRole('button', { name: 'Generate anew' }).click();
    await dialog.getByLabel('Recipe input').fill(TEXT.replace('100 g butter\n', ''));
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Publish immediately' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page).toHaveURL(/\/admin\/recipes\/lentil-soup-of-a-friend(-\d+)?\/edit$/);
    await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  });

  test('opens what was made in the editor, unsaved', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Soup to be edited');
    await dialog.getByLabel('Recipe input').fill(TEXT);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByRole('button', { name: 'Open in the editor' }).click();
    await expect(page).toHaveURL(/\/admin\/recipes\/new$/);
    await expect(page.getByLabel('Title')).toHaveValue('Soup to be edited');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});

test.describe('a recipe generator that fails', () => {
  test.use({ refusals: ['/api/ai/generate-recipe'] });

  test('goes back to the default provider when the other has had enough', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route('**/api/ai/generate-recipe', (route) =>
      route.fulfill({ status: 429, json: { message: 'Gemini: quota exceeded for today', code: 'rate_limited' } }),
    );
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Soup');
    await dialog.getByLabel('Recipe input').fill(TEXT);
    await dialog.getByRole('radio', { name: /^Alternative/ }).check();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('The daily limit of the');
    await expect(dialog.getByRole('radio', { name: /^Default/ })).toBeChecked();
    await expect(dialog.getByLabel('Recipe input')).toHaveValue(TEXT);
    expect(await axe(page)).toEqual([]);
  });

  test('says what is wrong with the text, and keeps it', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Nothing');
    await dialog.getByLabel('Recipe input').fill('The weather was fine all week and we went to the sea.');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(page.locator('#toaster')).toContainText('Failed to generate recipe');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Recipe input')).toHaveValue(/weather/);
  });
});
