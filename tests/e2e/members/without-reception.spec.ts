import type { BrowserContext, Page } from '@playwright/test';
import { addFavourite } from '#src/server/recipes/favourites.ts';
import { makeMember, PASSWORD, signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

/** Addresses of all that is kept on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const today = new Date().toISOString().slice(0, 10);

/** A member with a favourite, a plan and a list, whose device has kept all of it. */
async function memberWithKept(page: Page, context: BrowserContext) {
  const member = await signInAs(context, 'premium');
  await addFavourite(member.id, 'palak-tofu');
  const entry = { id: crypto.randomUUID(), day: today, slot: 'dinner', recipeId: 'lentil-soup', servings: 4 };
  expect((await page.request.post('/api/meal-plan/entries', { data: entry })).ok()).toBe(true);
  const data = { recipeId: 'red-lentil-dal', servings: 6 };
  expect((await page.request.post('/api/shopping-list/recipes', { data })).ok()).toBe(true);
  const own = crypto.randomUUID();
  const fields = {
    ...{ title: 'Grandmother’s stew', category: 'dinner', prepTime: 5, cookTime: 5, servings: 2 },
    ...{ ingredients: ['2 onions'], instructions: ['Stew the onions.'] },
  };
  expect((await page.request.post('/api/own-recipes', { data: { id: own, fields } })).ok()).toBe(true);
  await page.goto('/recipes/red-lentil-dal');
  const recipes = ['/recipes/red-lentil-dal', '/recipes/palak-tofu', '/recipes/lentil-soup', `/my-recipes/${own}`];
  for (const path of [...recipes, '/shopping-list'])
    await expect.poll(() => kept(page), { timeout: 60_000 }).toContain(path);
  return { ...member, own };
}

const arePicturesThere = (page: Page, place = 'main .recipe-head'): Promise<boolean> =>
  page.evaluate((within) => {
    const shown = [...document.querySelectorAll<HTMLImageElement>(`${within} img`)];
    return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0);
  }, place);

/** Milliseconds until what is looked for is there, from the moment it was opened. */
async function opens(page: Page, path: string, isThere: () => Promise<void>): Promise<number> {
  const before = Date.now();
  await page.goto(path);
  await isThere();
  return Date.now() - before;
}

test.describe('without reception', () => {
  // What is not there is what it is about.
  test.use({ refusals: ['/*'], serviceWorkers: 'allow' });

  test('a recipe, cook mode, the list, the plan and the favourites are there, whole', async ({ page, context }) => {
    const { own } = await memberWithKept(page, context);
    await context.setOffline(true);
    const took = [
      await opens(page, '/recipes/red-lentil-dal', async () => {
        await expect(page.getByText(/^You’re offline: this is what was kept on/)).toBeVisible();
        await expect.poll(() => arePicturesThere(page)).toBe(true);
      }),
      await opens(page, '/recipes/palak-tofu#cook', () =>
        expect(page.getByRole('dialog', { name: 'Cook Palak Tofu' })).toContainText('Step 1 of'),
      ),
      await opens(page, '/shopping-list', () => expect(page.getByText('Red lentils', { exact: true })).toBeVisible()),
      await opens(page, '/meal-plan', () =>
        expect(page.getByRole('button', { name: 'Hearty Red Lentil Soup', exact: true })).toBeVisible(),
      ),
      await opens(page, '/favorites', () =>
        expect(page.getByRole('link', { name: /Palak Tofu/ }).first()).toBeVisible(),
      ),
    ];
    await page.goto('/recipes/red-lentil-dal');
    await page.locator('main ol img').first().scrollIntoViewIfNeeded();
    await expect.poll(() => arePicturesThere(page, 'main ol')).toBe(true);
    await page.goto(`/my-recipes/${own}`);
    await expect(page.getByRole('main')).toContainText('Stew the 2 onions.');
    test.info().annotations.push({ type: 'milliseconds', description: took.join(', ') });
    await page.goto('/guides');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    for (const [path, title] of [
      ['/recipes/red-lentil-dal', 'Red Lentil Dal'],
      ['/shopping-list', 'Shopping list'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
    }
    expect(took.toSorted((a, b) => b - a)[0]).toBeLessThan(5000);
  });

  test('nothing is left once the member signs out', async ({ page, context }) => {
    await memberWithKept(page, context);
    await page
      .getByRole('button', { name: /Account|Open menu|Menu/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => kept(page)).toEqual([]);
    expect(await workers(page)).toBe(0);
  });

  test('nothing comes back from another tab once the member signed out in one', async ({ page, context }) => {
    await memberWithKept(page, context);
    const other = await context.newPage();
    await other.goto('/recipes/black-bean-tacos');
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[data-sign-out]')?.click());
    await expect(page).toHaveURL('/');
    await other.evaluate(async () => {
      await fetch('/api/favorites');
      // As a tab does that doesn't know yet.
      navigator.serviceWorker.controller?.postMessage({
        type: 'opened',
        page: location.pathname,
        answers: ['/api/favorites'],
      });
    });
    // Longer than a page waits before it has itself kept.
    await other.waitForTimeout(4000);
    expect(await kept(other)).toEqual([]);
    await other.goto('/recipes/palak-tofu');
    await expect.poll(() => workers(other)).toBe(0);
    expect(await kept(other)).toEqual([]);
  });

  test('a browser that keeps nothing shows pages as ever, and says so in the profile', async ({ page, context }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'caches');
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await signInAs(context);
    await page.goto('/recipes/red-lentil-dal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/profile#kept-here');
    await expect(page.getByRole('region', { name: 'Kept on this device' })).toContainText('This browser keeps nothing');
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[data-sign-out]')?.click());
    await expect(page).toHaveURL('/');
  });

  test('another member’s sign-in takes away what was kept for the first', async ({ page, context }) => {
    const first = await memberWithKept(page, context);
    const second = await signInAs(context, 'user');
    // This tab takes them for the first for some minutes yet.
    await page.goto('/recipes/black-bean-tacos');
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 })
      .toEqual([expect.stringContaining(second.id)]);
    expect(JSON.stringify(await page.evaluate(() => caches.keys()))).not.toContain(first.id);
  });

  test('the profile says how much is kept, and empties it', async ({ page, context }) => {
    await memberWithKept(page, context);
    await page.goto('/profile#kept-here');
    const place = page.getByRole('region', { name: 'Kept on this device' });
    await expect(place).toContainText(/\d+ recipes, [\d.]+ MB with their pictures/);
    await place.getByRole('button', { name: 'Empty' }).click();
    await expect(place).toContainText('Nothing.');
    expect(await kept(page)).toEqual([]);
  });

  test('strangers have no worker, and nothing kept', async ({ page }) => {
    await page.goto('/recipes/red-lentil-dal');
    await page.waitForLoadState('networkidle');
    expect(await workers(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('what was kept of an earlier build goes as a whole, and comes back as it is now', async ({ page, context }) => {
    const member = await memberWithKept(page, context);
    await page.evaluate(async (id) => {
      const old = await caches.open(`kept:${id}:before`);
      await old.put(
        '/recipes/black-bean-tacos',
        new Response('as it was', { headers: { 'Content-Type': 'text/html', 'X-Kept-At': '1' } }),
      );
      await old.put('/_astro/old.js', new Response('old'));
    }, member.id);
    await page.goto('/recipes/palak-tofu');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/recipes/black-bean-tacos');
    expect(await kept(page)).not.toContain('/_astro/old.js');
  });
});

test('a page shared from another program stands in the form, as text', async ({ page, context }) => {
  await signInAs(context);
  await page.goto(`/my-recipes/edit?${new URLSearchParams({ title: 'Soup', text: 'See https://example.org/soup' })}`);
  await expect(page.getByLabel('Address of the page')).toHaveValue('https://example.org/soup');
  await expect(page).toHaveURL('/my-recipes/edit');
  const script = '<script>document.title = "run"</script>javascript:alert(1)';
  await page.goto(`/my-recipes/edit?${new URLSearchParams({ text: script, url: 'javascript:alert(1)' })}`);
  await expect(page.getByLabel('The recipe')).toHaveValue(script);
  await expect(page).not.toHaveTitle('run');
  await expectSoundEverywhere(page);
});

test('what a visitor shares is in the form once they have signed in', async ({ page }) => {
  const { email } = await makeMember('user');
  await page.goto(`/my-recipes/edit?${new URLSearchParams({ title: 'Soup', text: 'See https://example.org/soup' })}`);
  await page.getByRole('link', { name: 'Sign in' }).locator('visible=true').last().click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Address of the page')).toHaveValue('https://example.org/soup');
});
