import { held } from '#tests/support/held-answers.ts';
import { axe, expect, overflow, test, WIDTHS, wire } from '../fixtures.ts';

const RECIPE = '/recipes/red-lentil-dal';

test('the servings rewrite list and steps with proper fractions', async ({ page }) => {
  await page.goto(RECIPE);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await list.getByRole('button', { name: 'One serving more' }).click();
  await list.getByRole('button', { name: 'One serving more' }).click();
  await expect(list).toContainText('450 g red lentils, rinsed');
  await expect(list).toContainText('1½ tsp ground turmeric');
  await expect(list).toContainText('1½ onions, thinly sliced');
  await expect(page.locator('#step-1')).toContainText('450 g lentils');
  for (let i = 0; i < 5; i++) await list.getByRole('button', { name: 'One serving less' }).click();
  await expect(list).toContainText('¼ onion, thinly sliced');
  await expect(list).toContainText('1 small flatbread (60 g), warmed');
});

test('no touch is lost while the code is on its way', async ({ page }) => {
  const answer = await held(page, '**/Method.*.js');
  await page.goto(RECIPE);
  const list = page.getByRole('region', { name: 'Ingredients' });
  const more = list.getByRole('button', { name: 'One serving more' });
  for (let i = 0; i < 3; i++) await more.click();
  await expect(list).toContainText('300 g red lentils, rinsed');
  answer();
  await expect(list).toContainText('525 g red lentils, rinsed');
});

test('what a cook did with it is still there when they come back, until they start over', async ({ page }) => {
  await page.goto(RECIPE);
  await page.getByRole('checkbox', { name: /1200 ml/ }).click();
  await expect(page.getByRole('checkbox', { name: /1200 ml/ })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Step 1 done' }).click();
  await expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeChecked();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /1\.8 l(?:itres)? water/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeChecked();
  await expect(page.locator('#servings-fact')).toContainText('6');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('checkbox', { name: /1200 ml/ })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /1200 ml/ })).not.toBeChecked();
});

test('a long title fits on a phone, in cook mode too, and so does a long word in one', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 760 });
  await page.goto('/recipes/sweet-potato-enchiladas');
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cook = page.getByRole('dialog', { name: /^Cook Sweet Potato/ });
  for (const name of ['Next', 'Close']) await expect(cook.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await cook.getByRole('button', { name: 'Close' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => heading.append(' with Donaudampfschifffahrtsgesellschaftskapitänsmützen'));
  expect(await overflow(page)).toEqual([]);
});

test('every word on a card is in sight on a phone, also where a fact takes two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/recipes/almond-milk');
  const facts = page.locator('.recipe-card-meta > span');
  const lefts = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const words = document.createRange();
      words.selectNodeContents(fact);
      const title = fact.closest('article')?.querySelector('.recipe-card-title')?.getBoundingClientRect().left ?? 0;
      return [...words.getClientRects()].map(({ left }) => Math.round(left - title));
    }),
  );
  expect(lefts.some((lines) => lines.length > 1)).toBe(true);
  for (const left of lefts.flat()) expect(left).toBeGreaterThanOrEqual(0);
});

test('what nobody has rated has no average, and a notice leaves the timers in sight', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 760 });
  await page.goto('/recipes/sweet-potato-enchiladas');
  const rating = page.getByRole('region', { name: 'Rating' });
  await expect(rating).toContainText('No reviews yet');
  await expect(rating).not.toContainText('0.0');
  await page
    .getByRole('button', { name: /^Start a timer/ })
    .first()
    .click();
  await rating.getByRole('radio').last().click();
  await expect(page.locator('#toaster')).toContainText('Sign in required');
  const bottomOf = (selector: string) => page.locator(selector).evaluate((e) => e.getBoundingClientRect().bottom);
  const topOfTimer = await page.getByRole('timer').evaluate((e) => e.closest('.timer')?.getBoundingClientRect().top);
  expect(await bottomOf('.toast')).toBeLessThanOrEqual(topOfTimer ?? 0);
});

test('what does not grow with the servings is said on the page, on paper, and in cook mode where it is named', async ({
  page,
}) => {
  await page.goto('/recipes/tahini-banana-bread#servings=20');
  const said = page.getByRole('note').filter({ hasText: 'dishes in the steps are sized for 10 servings' });
  await expect(said).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(said).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cook = page.getByRole('dialog');
  await expect(cook).toContainText('loaf tin');
  await expect(cook.getByRole('note')).toContainText('are sized for 10 servings');
  await cook.getByRole('button', { name: 'Next' }).click();
  await expect(cook.getByRole('note')).toBeHidden();
});

test('cook mode goes by keyboard: steps, a timer, and back to where one was', async ({ page }) => {
  await page.goto(RECIPE);
  const start = page.getByRole('link', { name: 'Start cooking' });
  await start.focus();
  await page.keyboard.press('Enter');
  const cook = page.getByRole('dialog', { name: 'Cook Red Lentil Dal' });
  await expect(cook).toContainText('Step 1 of 6');
  await expect(cook.getByRole('region', { name: 'For this step' })).toContainText('300 g red lentils, rinsed');
  await page.keyboard.press('ArrowRight');
  await expect(cook).toContainText('Step 2 of 6');
  await cook.getByRole('button', { name: 'Start a timer: 15 minutes' }).press('Enter');
  await expect(cook.getByRole('timer')).toHaveText(/^1(?:5:00|4:5\d)$/);
  await cook.getByRole('button', { name: 'Next' }).click();
  await cook.getByRole('button', { name: 'Start a timer: 10 minutes' }).click();
  await expect(cook.getByRole('timer')).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await expect(cook).toContainText('Step 2 of 6');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cook).toBeHidden();
  await expect(start).toBeFocused();
  await expect(page.getByRole('timer')).toHaveCount(2);
});

test.describe('where code does not come', () => {
  test('the next touch asks for it again', async ({ page, complaints }) => {
    await page.goto(RECIPE);
    await page.route('**/_astro/Method.*', (route) => route.abort());
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect.poll(() => complaints).toContainEqual(expect.stringContaining('Error hydrating'));
    await page.unroute('**/_astro/Method.*');
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect(page.getByRole('dialog', { name: 'Cook Red Lentil Dal' })).toBeVisible();
    complaints.length = 0;
  });

  test('the recipe stays, and says that cook mode is missing', async ({ page, complaints }) => {
    await page.goto(RECIPE);
    await page.route('**/_astro/CookMode.*', (route) => route.abort());
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect(page.getByText('We couldn’t load cook mode')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByText('red lentils, rinsed')).toBeVisible();
    expect(complaints.every((complaint) => complaint.startsWith('Failed to load resource'))).toBe(true);
    complaints.length = 0;
  });
});

test('timers go on elsewhere and after a reload, and say when one ended meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.goto(RECIPE);
  await page.locator('#step-2').getByRole('button', { name: 'Start a timer: 15 minutes' }).click();
  await expect(page).toHaveTitle(/^1[45]:\d\d · Red Lentil Dal/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await page.goto('/recipes/palak-tofu');
  const timers = page.getByRole('region', { name: 'Timers' });
  await expect(timers).toContainText('Step 2 · 15 minutes');
  await expect(timers.getByRole('link', { name: 'Red Lentil Dal' })).toHaveAttribute('href', RECIPE);
  await page.goto('/trending');
  await page.clock.fastForward('20:00');
  await page.goto(RECIPE);
  await expect(page.getByRole('timer')).toHaveText(/^Done [45] min ago$/);
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page).toHaveTitle(/^Red Lentil Dal/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('on a phone cooking begins in the first screen, and ingredients too', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 780 });
  for (const id of ['red-lentil-dal', 'sweet-potato-enchiladas', 'cinnamon-rolls', 'lemon-tart']) {
    await page.goto(`/recipes/${id}`);
    await expect(page.getByRole('link', { name: 'Start cooking' })).toBeInViewport({ ratio: 1 });
    const first = await page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first().boundingBox();
    expect(first?.y, id).toBeLessThanOrEqual(800);
  }
});

test('the panel of ingredients never hides a line: its end is in sight beside the steps', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 700 });
  await page.goto('/recipes/cinnamon-rolls');
  const panel = page.getByRole('region', { name: 'Ingredients' });
  expect(await panel.evaluate((e) => e.scrollHeight - e.clientHeight)).toBe(0);
  await page.locator('#step-6').scrollIntoViewIfNeeded();
  await expect.poll(() => panel.evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test('a link opens cook mode, its end asks how it was, and the way back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await page.goto(RECIPE);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cook = page.getByRole('dialog', { name: 'Cook Red Lentil Dal' });
  await expect(cook).toContainText('Step 1 of 6');
  await page.keyboard.press('ArrowRight');
  // What has the focus goes with its step.
  await cook.getByRole('button', { name: 'Start a timer: 15 minutes' }).click();
  for (let step = 3; step <= 6; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(cook).toContainText(`Step ${step} of 6`);
  }
  await cook.getByRole('button', { name: 'Finish' }).click();
  await expect(cook.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await cook.getByRole('radio', { name: /^4 stars/ }).click();
  await expect(page.locator('#toaster')).toContainText('Sign in required');
  await page.goBack();
  await expect(cook).toBeHidden();
  await expect(page).toHaveURL(RECIPE);
});

test('a visitor saves a recipe by signing in first', async ({ page }) => {
  await page.goto(RECIPE);
  await expect(page.getByRole('link', { name: 'Save Recipe' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(RECIPE)}`,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto(RECIPE);
    await expect(page.getByText('red lentils, rinsed')).toBeVisible();
    await expect(page.locator('#step-2')).toContainText('simmer for');
    await expect(page.getByRole('link', { name: 'Start cooking' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'One serving more' })).toBeHidden();
    await page.getByRole('checkbox', { name: /1200 ml/ }).check();
  });
});

test('prints on one page', async ({ page }) => {
  for (const id of ['pizza-margherita', 'vegetable-lasagne', 'idli-with-coconut-chutney']) {
    await page.goto(`/recipes/${id}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), id).toHaveLength(1);
  }
});

wire('an unknown recipe is a page of its own with status 404', async ({ request }) => {
  const response = await request.get('/recipes/no-such-recipe');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Recipe Not Found');
});
