import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const api = () => `${process.env.PLANTRY_URL}/api`;
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A draft of tofu and something else. */
async function makeDraft(page: Page, title: string, ingredient: string): Promise<string> {
  const data = {
    title,
    description: 'A recipe that is there for a test only.',
    category: 'snacks',
    prepTime: 5,
    cookTime: 15,
    servings: 2,
    ingredients: ['200 g tofu', ingredient],
    instructions: ['Fry the tofu with everything else for 15 minutes.'],
  };
  // Left behind by a first try that failed.
  await page.request.delete(`${api()}/admin/recipes/${idOf(title)}`);
  expect((await page.request.post(`${api()}/recipes`, { data })).ok()).toBe(true);
  return idOf(title);
}
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const published = (page: Page, title: string) => page.getByRole('switch', { name: `${title} is published` });

test.describe('a recipe that is not known to be vegan', () => {
  test.use({
    refusals: [
      '/api/recipes',
      ...['beef', 'zorbix'].map((food) => `/api/admin/recipes/gate-list-${food}`),
      '/api/admin/recipes/gate-editor',
    ],
  });

  test('is not published by the switch of the list, which names the ingredient', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDraft(page, 'Gate List Beef', '300 g beef mince');
    await page.goto('/admin/recipes?search=gate+list+beef');
    await published(page, 'Gate List Beef').click();
    const dialog = page.getByRole('dialog', { name: '“Gate List Beef” isn’t published' });
    await expect(dialog).toContainText('“beef mince” is an animal product. This site is vegan, so swap it.');
    await expect(dialog.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(page, 'Gate List Beef')).toContainText('Draft');
    await expect(published(page, 'Gate List Beef')).not.toBeChecked();
  });

  test('is published by the switch once its publisher has said so of what nobody knows', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const id = await makeDraft(page, 'Gate List Zorbix', '2 tbsp zorbix paste');
    await page.goto('/admin/recipes?search=gate+list+zorbix');
    await published(page, 'Gate List Zorbix').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('We don’t know “zorbix paste”.');
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: '“2 tbsp zorbix paste” is vegan' }).check();
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe published');
    await expect(row(page, 'Gate List Zorbix')).toContainText('Published');
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });

  test('is left out where several are published, and told', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const good = await makeDraft(page, 'Gate Bulk Good', '1 onion');
    await makeDraft(page, 'Gate Bulk Bad', '100 g feta');
    await page.goto('/admin/recipes?search=gate+bulk');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '1 recipe not published' });
    await expect(dialog).toContainText('“feta” is an animal product');
    await expect(dialog.getByRole('link', { name: 'Gate Bulk Bad' })).toBeVisible();
    await expect(page.locator('#toaster')).toContainText('1 recipe published');
    await page.request.delete(`${api()}/admin/recipes/${good}`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(page, 'Gate Bulk Bad')).toContainText('Draft');
  });

  test('says so at its lines in the editor, where a line that was read wrongly is put right', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const id = await makeDraft(page, 'Gate Editor', '100 g beef mince');
    await page.goto(`/admin/recipes/${id}/edit`);
    const line = page.getByRole('textbox', { name: 'ingredient 2' });
    const item = page.getByRole('listitem').filter({ has: line });
    await expect(item).toContainText('“beef mince” is an animal product.');
    await expect(item.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Number 2: “beef mince” is an animal product.');
    await line.fill('100 g Quorn mince');
    await expect(item).toContainText('“Quorn mince” looks like an animal product. Is it vegan?');
    await expectSoundEverywhere(page);
    await item.getByRole('checkbox', { name: /^It is vegan/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
    await expect(item).toContainText('100 g');
    await expect(item.getByRole('checkbox')).toHaveCount(0);
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });
});
