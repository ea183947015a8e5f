import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, test } from '../fixtures.ts';

/** Drafts, because other tests share the server and count what is published. */
async function makeDrafts(page: Page, ...titles: string[]): Promise<void> {
  const api = `${process.env.PLANTRY_URL}/api`;
  for (const title of titles) {
    const data = {
      title,
      description: 'A recipe that is there for a test only.',
      category: 'snacks',
      prepTime: 5,
      cookTime: 15,
      servings: 2,
      ingredients: ['200 g tofu'],
      instructions: ['Fry the tofu for 15 minutes.'],
    };
    // Left behind by a first try that failed.
    const ids = [title.toLowerCase().replaceAll(' ', '-')];
    for (const action of ['delete', 'purge'])
      await page.request.post(`${api}/admin/recipes/bulk`, { data: { ids, action } });
    expect((await page.request.post(`${api}/recipes`, { data })).ok()).toBe(true);
  }
}
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const toaster = (page: Page) => page.locator('#toaster');

test.describe('a row of the list', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('has one line of 44 px, and says by the pointer what it has no room for', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = `Tofu ${'with a very long name '.repeat(4)}`.trim();
    await makeDrafts(page, title);
    await page.goto(`/admin/recipes?search=${encodeURIComponent(title)}`);
    const name = row(page, title).getByRole('rowheader');
    await expect(name).toBeVisible();
    expect((await row(page, title).boundingBox())?.height).toBeCloseTo(44, 0);
    await name.hover();
    // With whose it is, which stands behind it.
    await expect(name).toHaveAttribute('title', /^Tofu (?:with a very long name ?){4} By /);
  });
});

test.describe('the list of recipes', () => {
  test.use({ refusals: ['/api/admin/recipes', '/api/admin/recipes/bulk', '/api/admin/recipes/rollback-tofu'] });

  test('is searched, narrowed, ordered and paged; the address says how', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDrafts(page, 'Zebra Tofu Sticks');
    await page.goto('/admin/recipes');
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('zebra tofu');
    await expect(page.getByText('Showing 1-1 of 1 recipe', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/recipes\?search=zebra\+tofu$/);
    await expect(row(page, 'Zebra Tofu Sticks')).toContainText('Draft');
    await page.getByLabel('Status').selectOption('published');
    await expect(page.getByText('No recipes match')).toBeVisible();
    await page.getByRole('button', { name: 'Show all recipes' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('');
    await page.getByLabel('Category').selectOption('dinner');
    await page.getByLabel('Order').selectOption('title');
    await expect(page.getByRole('rowheader').first()).toContainText('Aubergine Parmigiana');
    const titles = await page.getByRole('rowheader').allTextContents();
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText(/^Showing 16-\d+ of \d+ recipes$/)).toBeVisible();
    await expect(page).toHaveURL(/category=dinner&sort=title&page=2/);
    await page.reload();
    await expect(page.getByText(/^Showing 16-/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Showing 1-15 /)).toBeVisible();
  });

  test('follows every letter that is typed, however long the server takes', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    const field = page.getByRole('searchbox', { name: 'Search recipes' });
    await expect(page.getByRole('table')).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/recipes?search=*', async (route) => {
      await held;
      await route.continue();
    });
    await field.focus();
    await page.keyboard.type('lentil');
    await expect(page).toHaveURL(/search=lentil$/);
    await page.keyboard.type(' dal');
    await expect(field).toHaveValue('lentil dal');
    // What was there stays until there is something else.
    await expect(page.getByText(/^Showing 1-15 of/)).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByText(/^Showing 1-\d+ of \d{1,2} recipes$/)).toBeVisible();
    await expect(row(page, 'Red Lentil Dal')).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('publishes at once, and takes it back when the server refuses', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDrafts(page, 'Rollback Tofu');
    await page.goto('/admin/recipes?search=rollback');
    const toggle = page.getByRole('switch', { name: 'Rollback Tofu is published' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/recipes/rollback-tofu*', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The kitchen is busy.' } });
    });
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
    await expect(row(page, 'Rollback Tofu')).toContainText('Published');
    release();
    await expect(toaster(page)).toContainText('Failed to update recipe status');
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeFocused();
  });

  test('changes the quick fields in a dialog, by keyboard', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDrafts(page, 'Quick Tofu');
    await page.goto('/admin/recipes?search=quick+tofu');
    await page.getByRole('button', { name: 'Quick edit Quick Tofu' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel('Servings').fill('some');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Whole servings, please')).toBeVisible();
    await expect(dialog.getByLabel('Servings')).toBeFocused();
    await dialog.getByLabel('Servings').fill('5');
    await dialog.getByLabel('Cook time').fill('');
    await dialog.getByLabel('Title').fill('Quicker Tofu');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toaster(page)).toContainText('Recipe updatedQuicker Tofu');
    await page.getByRole('searchbox').fill('quicker');
    // How long it takes is not known any more.
    await expect(row(page, 'Quicker Tofu')).toContainText('–');
    const { recipes } = await (await page.request.get('/api/admin/recipes?search=quicker')).json();
    expect(recipes).toMatchObject([{ id: 'quick-tofu', servings: 5, cookTime: null }]);
  });

  test('asks before it deletes', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDrafts(page, 'Doomed Tofu');
    await page.goto('/admin/recipes?search=doomed');
    await page.getByRole('button', { name: 'Delete Doomed Tofu' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this recipe?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete Doomed Tofu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toaster(page)).toContainText('Recipe deleted“Doomed Tofu” is in the bin for 30 days.');
    await expect(row(page, 'Doomed Tofu')).toHaveCount(0);
    await toaster(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toaster(page)).toContainText('1 recipe taken out of the bin');
    await expect(row(page, 'Doomed Tofu')).toBeVisible();
  });

  test('asks again when it is told to before the browser told of the first asking', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    await expect(remove).toBeVisible();
    // All in one task of the browser, which tells of a dialog's closing in a later one.
    await remove.evaluate(async (button: HTMLElement) => {
      const asking = () => document.querySelector<HTMLDialogElement>('dialog[open]');
      const until = async (holds: () => boolean) => {
        for (let turn = 0; turn < 100 && !holds(); turn++) await null;
        if (!holds()) throw new Error('The dialog takes a task to open or to close.');
      };
      button.click();
      await until(() => asking() !== null);
      asking()?.querySelector<HTMLElement>('[data-autofocus]')?.click();
      await until(() => asking() === null);
      button.click();
      await until(() => asking() !== null);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(page.getByRole('dialog', { name: 'Delete this recipe?' })).toBeVisible();
  });

  test('does one thing to several, chosen by keyboard', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await makeDrafts(page, 'Quartet Tofu A', 'Quartet Tofu B', 'Quartet Tofu C', 'Quartet Tofu D');
    await page.goto('/admin/recipes?search=quartet+tofu&sort=title');
    const box = (letter: string) => page.getByRole('checkbox', { name: `Choose Quartet Tofu ${letter}` });
    await box('A').focus();
    await page.keyboard.press('ArrowDown');
    await expect(box('B')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('2 recipes chosen')).toBeVisible();
    await expect(box('A')).not.toBeChecked();
    await expect(box('C')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(box('B')).not.toBeChecked();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText('4 recipes chosen')).toBeVisible();
    await box('D').press('Space');
    await box('A').click();
    await box('C').click({ modifiers: ['Shift'] });
    for (const letter of 'ABCD') await expect(box(letter)).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await expect(page.getByText('4 recipes chosen')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const sent: unknown[] = [];
    await page.route('**/api/admin/recipes/bulk', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The kitchen is busy.' } });
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Publish, check later' }).press('Enter');
    await expect(toaster(page)).toContainText('Failed to update recipe status');
    expect(sent).toMatchObject([
      { action: 'publish', ids: expect.arrayContaining(['quartet-tofu-a', 'quartet-tofu-d']) },
    ]);
    await expect(row(page, 'Quartet Tofu A')).toContainText('Draft');
    await page.unroute('**/api/admin/recipes/bulk');
    await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
    await expect(toaster(page)).toContainText('4 recipes made drafts');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Delete 4 recipes?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(toaster(page)).toContainText('4 recipes put into the bin');
    await expect(page.getByText('No recipes match')).toBeVisible();
  });

  test('says when it cannot be loaded, and tries again', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route('**/api/admin/recipes*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    await page.goto('/admin/recipes');
    await expect(page.getByRole('alert')).toContainText('Error Loading Recipes');
    expect(await axe(page)).toEqual([]);
    await page.unroute('**/api/admin/recipes*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('table', { name: 'Recipes' })).toBeVisible();
  });

  test('passes axe on a phone and a desktop, light and dark, and fits in', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .nth(2)
      .check();
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await expectSoundEverywhere(page);
  });
});
