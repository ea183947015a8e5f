import { signInAs } from '../support/browser-members.ts';
import { axe, expect, overflow, SCHEMES, test, turn, WIDTHS } from './fixtures.ts';

test.describe('AI search', () => {
  test('is not there for visitors and plain members, who see what Premium has', async ({ page, context }) => {
    await page.goto('/recipes', { waitUntil: 'networkidle' });
    await expect(page.getByText('AI Search', { exact: true })).toHaveCount(0);
    await signInAs(context, 'user');
    await page.goto('/recipes', { waitUntil: 'networkidle' });
    await expect(page.getByText('AI Search', { exact: true })).toHaveCount(0);
  });

  test('reads a sentence, says how it understood it, and lets parts of that go', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/recipes');
    const toggle = page.getByText('AI Search', { exact: true });
    await toggle.click();
    const field = page.getByRole('combobox', { name: 'Search recipes' });
    await field.fill('quick dinner without nuts under 30 minutes');
    await field.press('Enter');
    const chip = page.getByRole('button', { name: /30 min/ });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('button', { name: /nut/i }).first()).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const before = await page.getByRole('article').count();
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toEqual([]);
      for (const scheme of SCHEMES) {
        await turn(page, scheme);
        expect(await axe(page), `${width} ${scheme}`).toEqual([]);
      }
    }
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(before);
  });
});
