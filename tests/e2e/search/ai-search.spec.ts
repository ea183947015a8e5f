import type { Page, Route } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, overflow, SCHEMES, test, turn, WIDTHS } from '../fixtures.ts';

/** The listing's search, taking sentences. */
async function openAiSearch(page: Page) {
  await page.goto('/recipes');
  await page.getByText('AI Search', { exact: true }).click();
  return page.getByRole('combobox', { name: 'Search recipes' });
}

/** The server's answer to the next sentences, changed. */
const changing = (page: Page, changes: object) =>
  page.route('**/api/ai-search', async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });

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
    await expectSoundEverywhere(page);
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(before);
  });

  test('says what it did not understand, and lifts the one limit that is in the way', async ({ page, context }) => {
    await signInAs(context, 'premium');
    const field = await openAiSearch(page);
    await field.fill('soup without glorp in 1 minute, something purple');
    await field.press('Enter');
    await expect(page.getByText('Not understood: glorp.', { exact: true })).toBeVisible();
    await expect(page.getByText('Not used to search: purple.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Without “under 1 min” there are \d+ recipes\./)).toBeVisible();
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Allow it' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^Without “/)).toHaveCount(0);
  });

  test('says when recipes only come near, promises limits only where there are some, and can be cleared', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'premium');
    const field = await openAiSearch(page);
    await changing(page, { fellBack: true });
    const note = page.locator('.ai-note');
    await field.fill('dinner without mushrooms');
    await field.press('Enter');
    await expect(note).toHaveText('Nothing ticks every box. These come closest, and leave out what you asked.');
    await expect(page.locator('#listing-results')).toBeHidden();
    await field.fill('easy soup');
    await field.press('Enter');
    await expect(note).toHaveText('Nothing ticks every box. These come closest.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(note).toHaveCount(0);
    await expect(page.locator('#listing-results')).toBeVisible();
  });

  test('says when nothing is found', async ({ page, context }) => {
    await signInAs(context, 'premium');
    const field = await openAiSearch(page);
    await changing(page, { results: [], fellBack: true });
    await field.fill('easy soup');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeFocused();
    await expect(page.getByText('Nothing on this plate yet')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  test('is there on the home page of premium members too', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto('/');
    await page.getByRole('button', { name: 'AI Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search recipes' });
    await field.fill('easy soup without nuts');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Take back no nuts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /recipes? for you$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('button', { name: 'Take back no nuts' })).toHaveCount(0);
  });
});

test.describe('AI search that is refused', () => {
  test.use({ refusals: ['/api/ai-search'] });

  test('cuts nothing that is too long, and says what the server says', async ({ page, context }) => {
    await signInAs(context, 'premium');
    const field = await openAiSearch(page);
    const long = 'soup.'.repeat(104);
    await field.fill(long.slice(0, 430));
    await expect(page.locator('.ai-length .sr-only')).toHaveText('70 characters left');
    await field.fill(long);
    await expect(page.locator('.ai-length .sr-only')).toHaveText('20 characters too many');
    await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
    // There is room left to see what one writes, and the page is as wide as before.
    await expect.poll(() => overflow(page)).toEqual([]);
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(60);
    for (const scheme of SCHEMES) {
      await turn(page, scheme);
      expect(await axe(page, scheme)).toEqual([]);
    }
    await field.press('Enter');
    await expect(page.locator('.ai-failure')).toHaveText('Use at most 500 characters');
    await expect(field).toHaveValue(long);
  });

  test('says that it understands English only', async ({ page, context }) => {
    await signInAs(context, 'premium');
    const field = await openAiSearch(page);
    await field.fill('Abendessen ohne Nüsse');
    await field.press('Enter');
    await expect(page.locator('.ai-failure')).toHaveText(
      'We only understand English, and this looks like German. Please try again in English.',
    );
    await expect(page.locator('#listing-results')).toBeVisible();
  });

  for (const [status, message, shown] of [
    [429, 'You’ve used today’s 30 AI requests.', 'You’ve used today’s 30 AI requests.'],
    [503, 'OpenAI did not answer in time.', 'The AI search didn’t answer. Please try again.'],
  ] as const) {
    test(`tells of a ${status} and leaves the recipes`, async ({ page, context }) => {
      await signInAs(context, 'premium');
      const field = await openAiSearch(page);
      await page.route('**/api/ai-search', (route) => route.fulfill({ status, json: { code: 'x', message } }));
      await field.fill('easy soup');
      await field.press('Enter');
      await expect(page.locator('.ai-failure')).toHaveText(shown);
      await expect(page.locator('#listing-results')).toBeVisible();
    });
  }
});
