import { addFavourites } from '#tests/support/browser-favourites.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectFitWithLargeText, test } from '../fixtures.ts';

test.use({ timezoneId: 'UTC' });

/** Pages of members, and something of each that comes with its content; visitors' are looked at in pages.spec.ts. */
const MEMBERS_PAGES = [
  ['/', 'Welcome back'],
  ['/favorites', '1 recipe saved'],
  ['/profile', 'Where you are signed in'],
  ['/meal-plan', 'Palak Tofu'],
  ['/shopping-list', 'spinach'],
  ['/recipes/palak-tofu', /[1-9]\d* reviews?/],
] as const;

test("a premium member's pages fit a phone with large text", async ({ page, context }) => {
  const { id } = await signInAs(context, 'premium');
  await addFavourites(id, ['palak-tofu']);
  const today = new Date().toISOString().slice(0, 10);
  for (const [call, data] of [
    ['/api/ratings', { recipeId: 'palak-tofu', rating: 4 }],
    ['/api/shopping-list/recipes', { recipeId: 'palak-tofu', servings: 8 }],
    ['/api/meal-plan/entries', { day: today, slot: 'dinner', recipeId: 'palak-tofu', servings: 8 }],
  ] as const) {
    expect((await page.request.post(call, { data })).ok(), call).toBe(true);
  }
  for (const [path, content] of MEMBERS_PAGES) {
    // The page of a recipe is made again when it was rated, and may come once more as it was.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(content, { timeout: 10_000 });
    }).toPass();
    await expectFitWithLargeText(page, path);
  }
});
