import type { Page } from '@playwright/test';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, own, test } from '../fixtures.ts';

const api = () => `${process.env.PLANTRY_URL}/api`;

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
  expect((await page.request.post(`${api()}/recipes`, { data })).ok()).toBe(true);
  return slugOf(title);
}
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const published = (page: Page, title: string) => page.getByRole('switch', { name: `${title} is published` });

test.describe('a recipe with a figure that cannot be', () => {
  test.use({ refusals: ['/api/admin/recipes/gate-list-heavy*'] });

  test('is said so in the list, and is published once its publisher says that it is right', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const title = own('Gate List Heavy');
    const id = await makeDraft(page, title, '40 kg potatoes');
    await page.goto(`/admin/recipes?search=${encodeURIComponent(title)}`);
    await published(page, title).click();
    const dialog = page.getByRole('dialog', { name: `Publish “${title}”?` });
    await expect(dialog).toContainText('“40 kg potatoes” is read as 40 kg, which makes 20 kg a serving.');
    await dialog.getByRole('checkbox', { name: '“40 kg potatoes” is right' }).check();
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Confirm all and publish' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe published');
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });

  test('is said so at its lines, its times and the button of the editor', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const id = await makeDraft(page, own('Gate Figures Editor'), '40 kg potatoes');
    await page.goto(`/admin/recipes/${id}/edit`);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'ingredient 2' }) });
    await expect(item).toContainText('is read as 40 kg');
    await page.getByLabel('Cook time (minutes)').fill('2500');
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await expect(page.getByText('Before you publish: “40 kg potatoes” is read as 40 kg')).toBeVisible();
    await expect(page.getByText('It takes 41 h 45 min').first()).toBeVisible();
    await expectSoundEverywhere(page);
    await item.getByRole('checkbox', { name: /^It’s right/ }).check();
    await page.getByRole('checkbox', { name: /^It’s right.*41 h 45 min/ }).check();
    await expect(page.getByText('is read as 40 kg')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });
});

test.describe('a recipe that is not known to be vegan', () => {
  test.use({
    refusals: [
      '/api/recipes',
      ...['beef', 'zorbix'].map((food) => `/api/admin/recipes/gate-list-${food}*`),
      '/api/admin/recipes/gate-editor*',
    ],
  });

  test('is not published by the switch of the list, which names the ingredient', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = own('Gate List Beef');
    await makeDraft(page, title, '300 g beef mince');
    await page.goto(`/admin/recipes?search=${encodeURIComponent(title)}`);
    await published(page, title).click();
    const dialog = page.getByRole('dialog', { name: `“${title}” isn’t published` });
    await expect(dialog).toContainText('“beef mince” is an animal product. This site is vegan, so swap it.');
    await expect(dialog.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(page, title)).toContainText('Draft');
    await expect(published(page, title)).not.toBeChecked();
  });

  test('is published by the switch once its publisher has said so of what nobody knows', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = own('Gate List Zorbix');
    const id = await makeDraft(page, title, '2 tbsp zorbix paste');
    await page.goto(`/admin/recipes?search=${encodeURIComponent(title)}`);
    await published(page, title).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('We don’t know “zorbix paste”.');
    await expect(dialog.getByRole('button', { name: 'Confirm all and publish' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Publish, check later' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: '“2 tbsp zorbix paste” is vegan' }).check();
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Confirm all and publish' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe published');
    await expect(row(page, title)).toContainText('Published');
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });

  test('is left out where several are published, and told', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const both = own('Gate Bulk');
    const good = await makeDraft(page, `${both} Good`, '1 onion');
    await makeDraft(page, `${both} Bad`, '100 g feta');
    await page.goto(`/admin/recipes?search=${encodeURIComponent(both)}`);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    const dialog = page.getByRole('dialog', { name: '1 recipe not published' });
    await expect(dialog).toContainText('“feta” is an animal product');
    await expect(dialog.getByRole('link', { name: `${both} Bad` })).toBeVisible();
    await expect(page.locator('#toaster')).toContainText('1 recipe published');
    await page.request.delete(`${api()}/admin/recipes/${good}`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(page, `${both} Bad`)).toContainText('Draft');
  });

  test('says so at its lines in the editor, where a line that was read wrongly is put right', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const id = await makeDraft(page, own('Gate Editor'), '100 g beef mince');
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
    await page.getByRole('button', { name: 'Confirm all and publish' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
    await expect(item).toContainText('100 g');
    await expect(item.getByRole('checkbox')).toHaveCount(0);
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });
});

test.describe('a recipe whose marks wait', () => {
  test('says so before it is published, and has them confirmed by one press of a key', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = own('Gate Marks');
    const id = await makeDraft(page, title, '1 onion');
    await page.goto(`/admin/recipes?search=${encodeURIComponent(title)}`);
    await published(page, title).press('Space');
    const dialog = page.getByRole('dialog', { name: `Publish “${title}”?` });
    await expect(dialog).toContainText('1 amount and 1 timer in its steps wait');
    await expectSoundEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(published(page, title)).not.toBeChecked();
    await published(page, title).press('Space');
    await dialog.getByRole('button', { name: 'Confirm all and publish' }).press('Enter');
    await expect(page.locator('#toaster')).toContainText('Recipe published');
    const saved = (await (await page.request.get(`${api()}/admin/recipes/${id}`)).json()) as { marks: object[] };
    expect(saved.marks).toMatchObject([{ text: 'tofu' }, { text: '15 minutes' }]);
    await page.request.delete(`${api()}/admin/recipes/${id}`);
  });
});
