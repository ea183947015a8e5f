import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const TEXT = `Grandmother’s cake

Serves 8

Ingredients
200 g plain flour
150 g butter, softened
100 g caster sugar

Method
1. Beat the butter and the caster sugar until pale.
2. Fold in the plain flour and bake for 40 minutes.`;

test('a member keeps a text as a recipe, swaps what is not vegan, cooks it, and deletes it', async ({
  page,
  context,
}) => {
  await signInAs(context);
  await page.goto('/my-recipes');
  await page.getByRole('link', { name: /^From a text/ }).click();
  await page.getByLabel('The recipe').fill(TEXT);
  await page.reload();
  await expect(page.getByLabel('The recipe')).toHaveValue(TEXT);
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('heading', { name: 'This recipe isn’t vegan' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Take vegan butter' }).click();
  await expect(page.getByLabel('Ingredients')).toHaveValue(/150 g vegan butter, softened/);
  await expect(page.getByRole('heading', { name: 'This recipe isn’t vegan' })).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name: 'Grandmother’s cake' })).toBeVisible();
  await expect(page.getByText('Only you see it')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(page.getByText('225 g').first()).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cook = page.getByRole('dialog', { name: 'Cook Grandmother’s cake' });
  await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook.getByRole('button', { name: /40 minutes/ })).toBeVisible();
  await cook.getByRole('button', { name: 'Finish' }).click();
  await expect(cook.getByRole('heading', { name: 'Enjoy your meal' })).toBeVisible();
  await cook.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'My recipes', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Grandmother’s cake/ })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Delete Grandmother’s cake' }).click();
  await page.locator('#toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Grandmother’s cake/ })).toBeVisible();
});

test('nobody else is shown a recipe of somebody’s own', async ({ page, context }) => {
  await signInAs(context);
  const id = '0c0f4a7e-4f6c-4b53-9a0c-0e2a6e8f3a11';
  const fields = {
    ...{ title: 'Quixwurtle stew', category: 'dinner', prepTime: 5, cookTime: 5, servings: 2 },
    ...{ ingredients: ['1 onion'], instructions: ['Boil the onion.'] },
  };
  expect(
    (await page.request.post(`${process.env.PLANTRY_URL}/api/own-recipes`, { data: { id, fields } })).status(),
  ).toBe(200);
  await page.goto(`/my-recipes/${id}`);
  await expect(page.getByRole('heading', { name: 'Quixwurtle stew' })).toBeVisible();
  const answers = [await page.request.get(`/my-recipes/${id}`)];
  expect(answers[0]?.headers()['cache-control']).toContain('no-store');
  await page.goto('about:blank');
  await context.clearCookies();
  for (const path of [
    `/my-recipes/${id}`,
    '/',
    '/recipes?search=Quixwurtle',
    '/sitemap.xml',
    '/feed.xml',
    '/names.json',
  ])
    expect(await (await page.request.get(path)).text()).not.toContain('Quixwurtle stew');
  await signInAs(context);
  const theirs = await page.request.get(`/my-recipes/${id}`);
  expect(theirs.status()).toBe(404);
  expect(await theirs.text()).not.toContain('Quixwurtle');
});
