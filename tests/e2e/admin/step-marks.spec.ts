import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSound, test } from '../fixtures.ts';

test('the servings reach counts in steps and the head of the page, and above twice a word on tins', async ({
  page,
}) => {
  await page.goto('/recipes/thai-peanut-noodles#servings=5');
  await expect(page.locator('#step-7')).toContainText('Divide between five bowls');
  await expect(page.locator('#servings-fact')).toContainText('5');
  await page.goto('/recipes/tahini-banana-bread#servings=30');
  await expect(page.getByRole('note').filter({ hasText: 'are sized for 10 servings' })).toBeVisible();
  await expect(page.locator('#step-2')).toContainText('9 of the bananas');
});

test('what a step says is proposed to the editor, and on the page once it is confirmed', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/recipes/new');
  await page.getByLabel('Title').fill(`Marked ${Date.now()}`);
  await page.getByLabel('Description').fill('Made by a test.');
  await page.getByLabel('ingredient 1', { exact: true }).fill('400 g tofu');
  const step = page.getByLabel('step 1', { exact: true });
  await step.fill('Fry the tofu for 5 minutes. Serve.');
  const marks = page.getByRole('group', { name: 'Marked in step 1' });
  await expect(marks).toContainText('tofu all of 400 g tofu');
  await marks.getByRole('button', { name: 'Wrong: 5 minutes' }).click();
  await expect(marks).toContainText('5 minutes called wrong');
  await marks.getByRole('button', { name: 'Right: tofu' }).click();
  await step.fill('Fry the tofu for 5 minutes. Serve hot.');
  await expect(marks.getByRole('button', { name: 'Remove the mark tofu' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-2);
  const saved = await page.request.get(`${process.env.PLANTRY_URL}/api/recipes/${id}`);
  const { marks: kept } = (await saved.json()) as { marks: { of: string; text: string }[] };
  expect(kept.map(({ of, text }) => [of, text])).toEqual([
    ['nothing', '5 minutes'],
    ['ingredient', 'tofu'],
  ]);
  await page.reload();
  await marks.getByRole('button', { name: 'Offer 5 minutes again' }).click();
  await expect(marks.getByRole('button', { name: 'Wrong: 5 minutes' })).toBeVisible();
  await step.fill('Boil it.');
  await expect(marks).toBeHidden();
});

test('how much of an ingredient is eaten is set by hand, and counts in the figures', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/recipes/new');
  await page.getByLabel('Title').fill(`Strained ${Date.now()}`);
  await page.getByLabel('Description').fill('Made by a test.');
  await page.getByLabel('Servings').fill('1');
  await page.getByLabel('ingredient 1', { exact: true }).fill('100 g almonds');
  await page.getByLabel('step 1', { exact: true }).fill('Blend the almonds and strain them.');
  const marks = page.getByRole('group', { name: 'Marked in step 1' });
  await marks.getByRole('button', { name: 'Right: almonds' }).click();
  const eaten = marks.getByLabel('Of almonds, eaten in %');
  await expect(eaten).toHaveValue('');
  await eaten.fill('35');
  await expect(eaten).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-2);
  const address = `${process.env.PLANTRY_URL}/api/recipes/${id}`;
  const saved = async () =>
    (await (await page.request.get(address)).json()) as {
      marks: { eaten?: number }[];
      nutrition: { servingGrams: number };
    };
  expect(await saved()).toMatchObject({ marks: [{ eaten: 0.35 }], nutrition: { servingGrams: 35 } });
  await page.reload();
  await expect(eaten).toHaveValue('35');
  await expectSound(page);
  await eaten.fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await saved()).marks[0]?.eaten).toBeUndefined();
});
