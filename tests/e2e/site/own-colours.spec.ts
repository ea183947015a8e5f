import { expect, test } from '../fixtures.ts';

test('in somebody’s own colours amounts are read, and what is ticked is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/recipes/palak-tofu');
  const colours = await page
    .locator('.mention')
    .first()
    .evaluate((amount) => [amount, document.body].map((each) => getComputedStyle(each).color));
  expect(colours[0]).toBe(colours[1]);
  const tick = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first();
  const ground = () => tick.evaluate((box) => getComputedStyle(box).backgroundColor);
  const before = await ground();
  await tick.click();
  await expect.poll(ground).not.toBe(before);
});
