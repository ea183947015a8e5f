import { expect, expectSoundEverywhere, test } from './fixtures.ts';
import { PUBLIC_PAGES } from './pages.ts';

for (const { name, path, status = 200 } of PUBLIC_PAGES) {
  test(`${name} is sound on a phone and a desktop, light and dark`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeVisible();
    await expectSoundEverywhere(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing shows recipes and pages through them', async ({ page }) => {
    await page.goto('/recipes');
    await expect(page.getByText(/^Showing 1-15 of \d{3} recipes$/)).toBeVisible();
    await page.goto('/recipes?page=2');
    await expect(page.getByText(/^Showing 16-30 of \d{3} recipes$/)).toBeVisible();
  });

  test('a recipe shows what to buy and what to do', async ({ page }) => {
    await page.goto('/recipes/palak-tofu');
    await expect(page.getByRole('heading', { level: 1, name: 'Palak Tofu' })).toBeVisible();
    await expect(page.getByText('fresh spinach').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Drain, squeeze lightly');
  });
});
