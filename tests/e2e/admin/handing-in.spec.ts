import { makeMember, signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, own, test } from '../fixtures.ts';

test('an author hands in, an editor sends it back with a remark on a field, the author mends that, and it is published', async ({
  page,
  context,
  browser,
}) => {
  const title = own('Tofu with tomatoes');
  await makeMember('admin');
  await signInAs(context, 'author', { firstName: 'Ada', lastName: 'Leaf' });
  const data = {
    ...{ title, description: 'For lunch.', category: 'lunch', prepTime: 5, cookTime: 10, servings: 2 },
    ...{ ingredients: ['400 g tofu', '2 tomatoes'], instructions: ['Fry the tofu with the tomatoes.'] },
  };
  const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, { data });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/recipes/${id}/edit`);
  await page.getByLabel('Description').fill('For lunch, in a quarter of an hour.');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^Handed in by Ada Leaf/)).toBeVisible();
  await expectSoundEverywhere(page);

  const desk = await browser.newContext();
  await signInAs(desk, 'editor', { firstName: 'Eve', lastName: 'Root' });
  const editor = await desk.newPage();
  await editor.goto('/admin');
  await expect(editor.getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for you');
  await editor.goto(`/admin/recipes/${id}/edit`);
  await editor.getByLabel('Remark on').selectOption('Description');
  await editor.getByLabel('What’s to be done').fill('Say what it tastes of.');
  await editor.getByRole('button', { name: 'Add remark' }).click();
  await expect(editor.getByRole('note', { name: 'Remark on Description' })).toHaveText('Say what it tastes of.');
  await expectSoundEverywhere(editor);
  await editor.getByRole('button', { name: 'Send back' }).click();
  await expect(editor.getByText(/^Sent back by Eve Root with 1 remark/)).toBeVisible();

  await page.goto('/admin/recipes');
  await page.getByLabel('Status').selectOption('Sent back');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Sent back');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('note', { name: 'Remark on Description' })).toHaveText('Say what it tastes of.');
  await expectSoundEverywhere(page);
  await page.getByRole('textbox', { name: 'Description' }).fill('Salty and crisp, in a quarter of an hour.');
  await page.getByRole('button', { name: 'Hand in again' }).click();
  await expect(page.getByText(/^Handed in by Ada Leaf/)).toBeVisible();
  await expect(page.getByRole('note', { name: 'Remark on Description' })).toHaveCount(0);

  await editor.reload();
  await editor.getByRole('button', { name: 'Publish this recipe' }).click();
  await editor.getByRole('button', { name: 'Confirm all and publish' }).click();
  await expect(editor.getByRole('link', { name: 'View' })).toBeVisible();
  const reader = await browser.newPage();
  await reader.goto(`${process.env.PLANTRY_URL}/recipes/${id}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await desk.close();
  await reader.close();
});
