import { expect, test } from '../fixtures.ts';

test('in somebody’s own colours amounts are read, and what is ticked is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/recipes/palak-tofu');
  const colours = await page
    .locator('.mention')
    .first()
    .evaluate((amount) => [amount, document.body].map((each) => getComputedStyle(each).color));
  expect(colours[0]).toBe(colours[1]);
  const ground = () =>
    page
      .getByRole('checkbox')
      .first()
      .evaluate((tick) => getComputedStyle(tick).backgroundColor);
  const before = await ground();
  await page.getByRole('checkbox').first().check();
  await expect.poll(ground).not.toBe(before);
});
