import type { BrowserContext, Locator, Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, test } from '../fixtures.ts';

const title = () => `Written ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

/** Makes a recipe, and tells its id. */
async function make(page: Page, changes: object = {}): Promise<string> {
  const data = {
    ...{ title: title(), description: 'Made by a test.', category: 'lunch', prepTime: 5, cookTime: 0, servings: 2 },
    ...{ ingredients: ['200 g cooked chickpeas'], instructions: ['Eat the chickpeas.'], ...changes },
  };
  const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, { data });
  return ((await made.json()) as { id: string }).id;
}

/** Makes a recipe and opens it for an administrator, whose changes may be refused; tells its id. */
async function openToBeRefused(page: Page, context: BrowserContext, refusals: string[]): Promise<string> {
  await signInAs(context, 'admin');
  const id = await make(page);
  refusals.push(`/api/admin/recipes/${id}`);
  await page.goto(`/admin/recipes/${id}/edit`);
  return id;
}

/** Writes a new recipe, not saved yet; tells its first step, where the writer is. */
async function writeNew(page: Page): Promise<Locator> {
  await page.goto('/admin/recipes/new');
  await page.getByLabel('Title').fill(title());
  await page.getByLabel('Description').fill('Made by a test.');
  await page.getByLabel('ingredient 1', { exact: true }).fill('400 g tofu');
  const step = page.getByLabel('step 1', { exact: true });
  await step.fill('Fry the tofu.');
  return step;
}

/**
 * Keeps a call waiting until it is let go; tells how often it was made.
 * Ask before the page is opened: an open page's next call once went past it.
 */
async function hold(page: Page, method: string, path: string) {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { calls: 0, letGo };
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    held.calls++;
    await waiting;
    await route.continue();
  });
  return held;
}

test.describe('the recipe editor', () => {
  test('is sound on a phone and a desktop, light and dark', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/red-lentil-dal/edit');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue(/red lentils/);
    await expect(page.getByText('Energy')).toBeVisible();
    await expectSoundEverywhere(page);
  });

  test('makes a recipe by keyboard, says what follows from it, and keeps its history', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('link', { name: 'New recipe' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
    const name = title();
    await page.getByLabel('Title').fill(name);
    await page.getByLabel('Description').fill('Beans on toast, with a little more to it.');
    await page.getByLabel('ingredient 1', { exact: true }).fill('400 g tofu');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('ingredient 2', { exact: true })).toBeFocused();
    await page.keyboard.type('2 tbsp soy sauce');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue('2 tbsp soy sauce');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toBeFocused();
    await expect(page.getByText('ingredient is number 1 of 2 now')).toBeAttached();
    await page.getByLabel('step 1', { exact: true }).fill('Fry the tofu in the soy sauce for 10 minutes.');
    await page.getByRole('checkbox', { name: 'Soy-Free' }).check();
    await expect(page.locator('.editor-warning').filter({ hasText: 'Soy-Free' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Soy-Free' }).uncheck();
    await expect(page.getByText('400 g', { exact: false }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('#toaster')).toContainText('Recipe created');
    await expect(page).toHaveURL(/\/admin\/recipes\/written-.*\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Set by hand' }).check();
    const energy = page.getByLabel('Energy (kcal)');
    await expect(energy).not.toHaveValue('');
    await energy.fill('lots');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Use a number')).toBeVisible();
    await expect(energy).toBeFocused();
    await energy.fill('123,5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.reload();
    await expect(energy).toHaveValue('123.5');
    await page.getByLabel('Servings').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('Servings');
    expect(await axe(page)).toEqual([]);
    // The newest change stands first: that of the servings.
    await history
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(page.getByLabel('Servings')).toHaveValue('4');
  });

  test('leaves what was cleared empty, and publishes nothing that feeds nobody knows how many', async ({
    page,
    context,
    refusals,
  }) => {
    const id = await openToBeRefused(page, context, refusals);
    const numbers = ['Prep time (minutes)', 'Cook time (minutes)', 'Rest time (minutes)', 'Servings'];
    for (const label of numbers) await page.getByLabel(label).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await expect(page.getByLabel('Servings')).toHaveValue('');
    await page.reload();
    for (const label of numbers) await expect(page.getByLabel(label)).toHaveValue('');
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It doesn’t say how many it serves. Add the servings first.').first()).toBeVisible();
    await expect(page.getByLabel('Servings')).toBeFocused();
    await page.getByLabel('Servings').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
    await expect(page.getByText('It doesn’t say how many it serves.')).toHaveCount(0);
    await page.goto(`/recipes/${id}`);
    await expect(page.locator('.recipe-facts')).toContainText('Servings');
    await expect(page.locator('.recipe-facts')).not.toContainText(/ min|Prep|Cook|Total/);
  });

  test('asks before what is typed is left, and before it writes over somebody else', async ({
    page,
    context,
    refusals,
  }) => {
    const id = await openToBeRefused(page, context, refusals);
    await page.getByLabel('Servings').fill('5');
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Users' }).click();
    expect(questions).toHaveLength(1);
    await expect(page.getByLabel('Servings')).toHaveValue('5');
    await page.request.patch(`${process.env.PLANTRY_URL}/api/admin/recipes/${id}`, { data: { prepTime: 20 } });
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this recipe' });
    await expect(conflict).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    expect(await (await page.request.get(`/api/admin/recipes/${id}`)).json()).toMatchObject({
      servings: 5,
      prepTime: 5,
    });
  });

  test('keeps what is typed while it is being saved, and saves once', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const id = await make(page);
    const saving = await hold(page, 'PATCH', `/api/admin/recipes/${id}`);
    await page.goto(`/admin/recipes/${id}/edit`);
    const line = page.getByLabel('ingredient 1', { exact: true });
    await line.fill('250 g chickpeas');
    await page.keyboard.press('ControlOrMeta+s');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.type('about ');
    saving.letGo();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.keyboard.type('some ');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('about some 250 g chickpeas');
    expect(saving.calls).toBe(1);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Not saved yet')).toBeHidden();
    expect(saving.calls).toBe(2);
    const saved = await page.request.get(`${process.env.PLANTRY_URL}/api/admin/recipes/${id}`);
    expect(await saved.json()).toMatchObject({ ingredients: ['about some 250 g chickpeas'] });
    // Asked, one would stay: Playwright dismisses every question.
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
  });

  test('makes a new recipe once, and takes along what is typed meanwhile', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const saving = await hold(page, 'POST', '/api/recipes');
    const step = await writeNew(page);
    await page.keyboard.press('ControlOrMeta+s');
    await page.keyboard.press('ControlOrMeta+s');
    await page.keyboard.type(' Slowly.');
    saving.letGo();
    await expect(page).toHaveURL(/\/admin\/recipes\/written-.*\/edit$/);
    await expect(step).toBeFocused();
    await page.keyboard.type(' Turn it.');
    await expect(step).toHaveValue('Fry the tofu. Slowly. Turn it.');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    expect(saving.calls).toBe(1);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');
    await expect(page.getByText('Not saved yet')).toBeHidden();
  });

  test('leaves whoever saves a new recipe by key in the field, at every moment', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const step = await writeNew(page);
    const lost = await page.evaluateHandle(() => {
      const frames = { lost: 0 };
      const look = () => {
        if (document.activeElement === document.body) frames.lost++;
        requestAnimationFrame(look);
      };
      look();
      return frames;
    });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(/\/admin\/recipes\/written-.*\/edit$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await expect(step).toBeFocused();
    expect(await lost.jsonValue()).toEqual({ lost: 0 });
    await page.keyboard.type(' Slowly.');
    await expect(step).toHaveValue('Fry the tofu. Slowly.');
  });

  test('asks before Back leaves what is typed, and not where nothing is left', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('link', { name: 'New recipe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeFocused();
    const name = page.getByLabel('Title');
    await name.fill('Half a soup');
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await page.evaluate(() => history.back());
    await expect.poll(() => questions.length).toBe(1);
    await expect(page).toHaveURL(/\/admin\/recipes\/new$/);
    await expect(name).toHaveValue('Half a soup');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    context.on('page', (tab) => tab.close());
    await page.getByRole('link', { name: 'Users' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(name).toHaveValue('Half a soup');
    expect(questions).toHaveLength(1);
    answer = true;
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(/\/admin\/recipes$/);
    expect(questions).toHaveLength(2);
  });

  test('shows an earlier version before it restores it, and asks where something typed would go', async ({
    page,
    context,
    refusals,
  }) => {
    await signInAs(context, 'admin');
    const id = await make(page);
    const path = `/api/admin/recipes/${id}`;
    await page.request.patch(process.env.PLANTRY_URL + path, { data: { ingredients: ['300 g lentils'] } });
    await page.goto(`/admin/recipes/${id}/edit`);
    await page.getByLabel('Servings').fill('7');
    refusals.push(`${path}/revisions`);
    await page.route(`**${path}/revisions`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('We couldn’t load the history.');
    await page.unroute(`**${path}/revisions`);
    await history.getByRole('button', { name: 'Try again' }).click();
    await history.getByRole('button', { name: /^Show changes/ }).click();
    await expect(history.locator('del')).toHaveText('200 g cooked chickpeas');
    await expect(history.locator('ins')).toHaveText('300 g lentils');
    expect(await axe(page)).toEqual([]);
    await history.getByRole('button', { name: /^Restore/ }).click();
    const question = page.getByRole('dialog', { name: 'Restore over your changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Servings')).toHaveValue('7');
    await history.getByRole('button', { name: /^Restore/ }).click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Servings')).toHaveValue('2');
    await expect(page.getByLabel('ingredient 1', { exact: true })).toHaveValue('200 g cooked chickpeas');
  });

  test('says how lines are read, what is wrong with pictures, and when figures are old', async ({
    page,
    context,
    refusals,
  }) => {
    await signInAs(context, 'admin');
    const id = await make(page, { ingredients: ['200 g cooked chickpeas', '2 tbsp soy sauce'] });
    const pictures = Array.from({ length: 21 }, (_, at) => `/pictures/many-${at + 1}.jpg`);
    await page.route('**/pictures/many-*', (route) => route.fulfill({ path: 'public/pictures/red-lentil-dal.jpg' }));
    await page.route(`**/api/admin/recipes/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), processImages: pictures } });
    });
    await page.goto(`/admin/recipes/${id}/edit`);
    const note = page.getByText('2 tbsp · soy sauce');
    await expect(note).toBeVisible();
    for (const fact of ['Salt', 'Vitamin C']) await expect(page.getByText(fact, { exact: true })).toBeVisible();

    refusals.push('/api/admin/recipes/preview');
    await page.route('**/api/admin/recipes/preview', (route) => route.abort());
    await page.getByLabel('ingredient 2', { exact: true }).fill('4 tbsp soy sauce');
    await expect(note).toBeHidden();
    const stale = page.getByText('These are from before your last changes.');
    await expect(stale).toBeVisible();
    await page.unroute('**/api/admin/recipes/preview');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('4 tbsp · soy sauce')).toBeVisible();
    await expect(stale).toBeHidden();

    await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move picture 1 down' })).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At most 20 pictures')).toBeFocused();
  });

  test.describe('of a recipe that is not there', () => {
    test.use({ refusals: ['/api/admin/recipes/no-such-recipe'] });

    test('says so', async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.goto('/admin/recipes/no-such-recipe/edit');
      await expect(page.getByText('Recipe Not Found')).toBeVisible();
    });
  });
});
