import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, own, test } from '../fixtures.ts';

test('two editors of one recipe see each other at once, nothing moves, and both signs go when they leave', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'editor', { firstName: 'Mina', lastName: 'Okafor' });
  const data = {
    ...{ title: own('Tofu with peas'), description: 'For lunch.', category: 'lunch', prepTime: 5, cookTime: 10 },
    ...{ servings: 2, ingredients: ['400 g tofu', '200 g peas'], instructions: ['Fry the tofu with the peas.'] },
  };
  const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, { data });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/recipes/${id}/edit`);
  await expect(page.getByLabel('Description')).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: 'Also here' });
  await expect(line).toHaveCount(0);
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('main label')].map((label) => label.getBoundingClientRect().y));

  const desk = await browser.newContext();
  await signInAs(desk, 'editor', { firstName: 'Jo', lastName: 'Reed' });
  const other = await desk.newPage();
  await other.goto(`${process.env.PLANTRY_URL}/admin/recipes/${id}/edit`);
  await expect(other.getByText(/^Also here: Mina Okafor since \d\d:\d\d$/)).toBeVisible();
  await expectSoundEverywhere(other);

  const before = await places();
  // As when somebody comes back to the tab: it asks at once instead of a few seconds later.
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await expect(line).toHaveText(/^Also here: Jo Reed since \d\d:\d\d$/);
  expect(await places()).toEqual(before);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSoundEverywhere(page);

  await other.goto(`${process.env.PLANTRY_URL}/admin/recipes`);
  // Sooner than what nobody took back is believed no more.
  await expect(async () => {
    await look();
    await expect(line).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await desk.close();
});
