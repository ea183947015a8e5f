import { expect, test } from '../fixtures.ts';

const BOTH = '/cook?recipe=red-lentil-dal&recipe=tahini-banana-bread';

test('two recipes are cooked side by side, each at its step, with one row of timers', async ({ page }) => {
  await page.goto('/recipes/red-lentil-dal');
  await page.getByRole('link', { name: 'Cook another beside it' }).click();
  await page.getByLabel('A recipe', { exact: true }).fill('tahini banana bread');
  await page.getByLabel('A recipe', { exact: true }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Tahini Banana Bread' }).click();
  await expect(page).toHaveURL(BOTH);
  const dal = page.getByRole('region', { name: 'Red Lentil Dal', exact: true });
  const bread = page.getByRole('region', { name: 'Tahini Banana Bread', exact: true });
  for (const step of [1, 2]) {
    await expect(dal).toContainText(`Step ${step} of 6`);
    await dal.getByRole('button', { name: 'Next step of Red Lentil Dal' }).click();
  }
  await dal.getByRole('button', { name: /Start a timer: 10 minutes/ }).click();
  await bread.getByRole('button', { name: 'Next step of Tahini Banana Bread' }).click();
  const timers = page.getByRole('region', { name: 'Timers' });
  await expect(timers.getByRole('link', { name: 'Red Lentil Dal' })).toBeVisible();
  await page.reload();
  await expect(dal).toContainText('Step 3 of 6');
  await expect(bread).toContainText('Step 2 of 6');
  await expect(timers.getByRole('timer')).toHaveText(/^(?:9:\d\d|10:00)$/);
});

test('what a recipe’s page was set to goes for it here: servings and swaps', async ({ page }) => {
  await page.goto(BOTH);
  const bread = page.getByRole('region', { name: 'Tahini Banana Bread', exact: true });
  await expect(bread).toContainText('For 10 servings');
  await page.evaluate(() =>
    localStorage.setItem(
      'plantry:cook:tahini-banana-bread',
      JSON.stringify({ servings: 20, swaps: { 3: 'soy-milk' }, at: Date.now() }),
    ),
  );
  await page.reload();
  await expect(bread).toContainText('For 20 servings');
  await bread.getByText('All ingredients').click();
  await expect(bread).toContainText('soy milk instead of oat milk');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('one recipe shows at a time, and a press shows the other', async ({ page }) => {
    await page.goto(BOTH);
    const shown = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(shown('Red Lentil Dal')).toBeVisible();
    await expect(shown('Tahini Banana Bread')).toBeHidden();
    await page.getByRole('button', { name: 'Tahini Banana Bread', exact: true }).click();
    await expect(shown('Tahini Banana Bread')).toBeVisible();
    await expect(shown('Red Lentil Dal')).toBeHidden();
  });
});

test('what is not there, or not for this reader, is not shown', async ({ page, request }) => {
  const own = 'b3f0f0a6-1c9e-4a51-9c36-0c2f8f6a1d11';
  const answer = await request.get(`/cook?recipe=${own}&recipe=no-such-recipe&recipe=%3Cscript%3E`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  await page.goto(`/cook?recipe=${own}&recipe=red-lentil-dal&search=zzzqqq`);
  await expect(page.getByRole('region', { name: 'Red Lentil Dal', exact: true })).toBeVisible();
  await expect(page.getByText('No other recipe for “zzzqqq”.')).toBeVisible();
});
