import { slugOf } from '#src/domain/recipes/slug.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, own, test } from '../fixtures.ts';

test('an editor puts a collection together, orders it by keys, publishes it and takes it back', async ({
  page,
  context,
}) => {
  const title = own('Lentils, three ways');
  await signInAs(context, 'editor');
  await page.goto('/admin/collections');
  await expect(page.getByRole('link', { name: 'A mezze table for eight' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('In a sentence').fill('A soup, a dal and a pie.');
  await page.getByLabel('Introduction').fill('One bag of lentils.\n\nThree dinners.');
  for (const name of ['Hearty Red Lentil Soup', 'Red Lentil Dal', "Lentil Shepherd's Pie"]) {
    await page.getByLabel('Add a recipe').fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  const dishes = page.getByRole('region', { name: 'Recipes' }).getByRole('listitem').locator('p.font-semibold');
  await expect(dishes).toHaveText(['Hearty Red Lentil Soup', 'Red Lentil Dal', "Lentil Shepherd's Pie"]);
  await page.getByLabel('A line about it').nth(2).press('Alt+ArrowUp');
  await expect(dishes).toHaveText(['Hearty Red Lentil Soup', "Lentil Shepherd's Pie", 'Red Lentil Dal']);
  await page.getByRole('button', { name: 'Move Red Lentil Dal up' }).click();
  await page.keyboard.press('Control+z');
  await expect(dishes).toHaveText(['Hearty Red Lentil Soup', "Lentil Shepherd's Pie", 'Red Lentil Dal']);
  await page.getByLabel('Heading').first().fill('In a bowl');
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit collection' })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expectSoundEverywhere(page);
  const readers = await context.newPage();
  await readers.goto(`/collections/${slugOf(title)}`);
  await expect(readers.getByRole('heading', { level: 2 }).first()).toHaveText('In a bowl');
  await expect(readers.locator('article h3')).toHaveText([
    'Hearty Red Lentil Soup',
    "Lentil Shepherd's Pie",
    'Red Lentil Dal',
  ]);
  await page.getByLabel('Title').fill('Lentils, four ways');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Collection updated')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.goto('/admin/collections');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByText('Collection moved to the bin')).toBeVisible();
  await readers.reload();
  await expect(readers.getByRole('heading', { level: 1 })).toHaveText('Collection Not Found');
});

test('a rule is filters as chips, says what it finds, and is previewed', async ({ page, context }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/collections/gluten-free-desserts/edit');
  const rule = page.getByRole('region', { name: 'By a rule' });
  await expect(rule.getByRole('list', { name: 'Filters of the rule' })).toContainText('Desserts');
  await expect(rule.getByText(/^\d+ recipes: /)).toBeVisible();
  await rule.getByRole('button', { name: 'Remove filter Desserts' }).click();
  await rule.getByLabel('Category').selectOption('Breakfast');
  await expect(rule.getByText(/^\d+ recipes: /)).toBeVisible();
  await expectSoundEverywhere(page);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText('This is a preview.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Quinoa Breakfast Bowl' })).toBeVisible();
});
