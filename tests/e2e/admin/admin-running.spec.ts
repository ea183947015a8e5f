import type { Page } from '@playwright/test';
import { SCREENS } from '#src/admin-screens.ts';
import { readerNotes } from '#src/db/schema.ts';
import { may } from '#src/domain/members/permissions.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, test } from '../fixtures.ts';

const toaster = (page: Page) => page.locator('#toaster');
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function makeDrafts(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const texts = { title, description: 'A recipe that is there for a test only.', category: 'snacks' };
    const figures = { prepTime: 5, cookTime: 15, servings: 2 };
    const lines = { ingredients: ['200 g tofu'], instructions: ['Fry the tofu for 15 minutes.'] };
    const made = await page.request.post('/api/recipes', { data: { ...texts, ...figures, ...lines } });
    expect(made.ok(), await made.text()).toBe(true);
  }
}

test.describe('an author', () => {
  test('sees their own drafts, and nothing that is not theirs to do', async ({ page, context }) => {
    await signInAs(context, 'author');
    const title = `Author Tofu ${Date.now()}`;
    await makeDrafts(page, title);
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: 'Admin area' });
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Recipes', 'Collections', 'Guides', 'Cooks’ notes']);
    await menu.getByRole('link', { name: 'Recipes' }).click();
    await expect(row(page, title)).toContainText('Draft');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await expectSoundEverywhere(page);
  });
});

for (const role of ['author', 'editor'] as const) {
  test(`an ${role} is told that a screen is for administrators, and sent home`, async ({ page, context }) => {
    await signInAs(context, role);
    const closed = Object.values(SCREENS).filter(({ path, needs }) => !path.includes(':') && !may(role, needs));
    expect(closed.length).toBeGreaterThan(5);
    for (const { path } of closed) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Admin access required');
      await expect(page.locator('#toaster')).toHaveText('Access DeniedAdmin access required');
    }
    await expect(page.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    await page.waitForURL((url) => url.pathname === '/');
  });
}

for (const [role, offered] of [
  ['author', 0],
  ['editor', 1],
] as const) {
  test(`an ${role} is offered to publish, now or at a time, where they may`, async ({ page, context }) => {
    await signInAs(context, role);
    await page.goto('/admin/recipes/new');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toHaveCount(offered);
    await expect(page.getByRole('heading', { name: 'Times', exact: true })).toHaveCount(offered);
  });
}

test('a category given to many is taken back from each', async ({ page, context }) => {
  await signInAs(context, 'editor');
  const word = `Undone${Date.now()}`;
  for (const category of ['lunch', 'desserts']) {
    const texts = { title: `${word} ${category}`, description: 'Made by a test.', category };
    const figures = { prepTime: 5, cookTime: 15, servings: 2 };
    const lines = { ingredients: ['200 g tofu'], instructions: ['Fry the tofu for 15 minutes.'] };
    const made = await page.request.post('/api/recipes', { data: { ...texts, ...figures, ...lines } });
    expect(made.ok(), await made.text()).toBe(true);
  }
  const categories = async () => {
    const answer = await page.request.get(`/api/admin/recipes?search=${word}&sort=title`);
    return ((await answer.json()) as { recipes: { category: string }[] }).recipes
      .map(({ category }) => category)
      .sort();
  };
  await page.goto(`/admin/recipes?search=${word}`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 recipes' });
  await dialog.getByLabel('What').selectOption('category');
  await dialog.getByRole('combobox').last().selectOption('snacks');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(toaster(page)).toContainText('2 recipes changed');
  expect(await categories()).toEqual(['snacks', 'snacks']);
  await toaster(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(categories).toEqual(['desserts', 'lunch']);
});

for (const [role, screens] of [
  ['author', ['', '/recipes', '/recipes/new', '/recipes/import']],
  ['editor', ['', '/recipes', '/recipes?status=bin', '/recipes/new', '/recipes/import', '/letters', '/redirects']],
] as const) {
  test(`no screen that an ${role} may open asks for what is refused`, async ({ page, context }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await signInAs(context, role);
    const title = `Walked Tofu ${role} ${Date.now()}`;
    await makeDrafts(page, title);
    const open = async (path: string) => {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /Not found|Access Denied/ })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    };
    for (const screen of screens) await open(screen);
    await open(`/recipes?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test('an editor has recipes and redirects, and no members', async ({ page, context }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Admin area' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Recipes',
    'Collections',
    'Guides',
    'Cooks’ notes',
    'Letters',
    'Texts',
    'Redirects',
  ]);
  await expect(page.getByRole('link', { name: /^Total recipes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /users/i })).toHaveCount(0);
});

test.describe('many recipes', () => {
  test('are chosen on all pages, changed, unpublished and put back, deleted and brought back', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const word = `Many${Date.now()}`;
    await makeDrafts(page, ...Array.from({ length: 17 }, (_, i) => `${word} Tofu ${String.fromCharCode(65 + i)}`));
    await page.goto(`/admin/recipes?search=${word}`);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Choose all 17' }).click();
    await expect(page.getByText('17 recipes chosen')).toBeVisible();

    await page.getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 17 recipes' });
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel('What').selectOption('addTag');
    await dialog.getByLabel('Tag').fill('No/Slug!');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog).toContainText('Use lower-case letters');
    await dialog.getByLabel('Tag').fill(word.toLowerCase());
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(toaster(page)).toContainText('17 recipes changed');
    await expect(toaster(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto(`/admin/recipes?tag=${word.toLowerCase()}`);
    await expect(page.getByText('Showing 1-15 of 17 recipes')).toBeVisible();

    // One alone becomes public, and for a moment: other tests share the server and count what is published.
    const one = page.getByRole('checkbox', { name: `Choose ${word} Tofu Q` });
    for (const [button, done] of [
      ['Publish', '1 recipe published'],
      ['Unpublish', '1 recipe made drafts'],
    ] as const) {
      await one.check();
      await page.getByRole('button', { name: button, exact: true }).click();
      if (button === 'Publish') await page.getByRole('button', { name: 'Publish, check later' }).click();
      await expect(toaster(page)).toContainText(done);
    }
    await toaster(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toaster(page)).toContainText('1 change taken back');

    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Choose all 17' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog', { name: 'Delete 17 recipes?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(toaster(page)).toContainText('17 recipes put into the bin');
    await page.goto(`/admin/recipes?status=bin&search=${word}`);
    await expect(page.getByText('Showing 1-15 of 17 recipes')).toBeVisible();
    await expectSoundEverywhere(page);
    // Another tab is faster.
    const ids = [`${word.toLowerCase()}-tofu-a`];
    await page.request.post('/api/admin/recipes/bulk', { data: { ids, action: 'purge' } });
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(toaster(page)).toContainText(/14 recipes taken out of the bin|15 recipes taken out of the bin/);
    const all = Array.from({ length: 17 }, (_, i) => `${word}-tofu-${String.fromCharCode(97 + i)}`.toLowerCase());
    for (const action of ['delete', 'purge'])
      await page.request.post('/api/admin/recipes/bulk', { data: { ids: all, action } });
  });

  test('are paged to where one says', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('textbox', { name: /^Go to page, of \d+$/ }).fill('7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=7$/);
    await expect(page.getByText(/^Showing 91-/)).toBeVisible();
  });
});

test.describe('the bin', () => {
  test('says when another tab emptied it', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const title = `Binned Tofu ${Date.now()}`;
    const ids = [title.toLowerCase().replaceAll(' ', '-')];
    await makeDrafts(page, title);
    await page.request.post('/api/admin/recipes/bulk', { data: { ids, action: 'delete' } });
    await page.goto(`/admin/recipes?status=bin&search=${encodeURIComponent(title)}`);
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
    await page.request.post('/api/admin/recipes/bulk', { data: { ids, action: 'purge' } });
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(toaster(page)).toContainText('no longer in the bin');
    await expect(page.getByText('No recipes match')).toBeVisible();
  });
});

test.describe('typed text', () => {
  test('is not lost by Escape, Cancel, Close or a link without a question', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const asked: string[] = [];
    let isYes = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return isYes ? dialog.accept() : dialog.dismiss();
    });
    await page.goto('/admin/recipes');
    await page
      .getByRole('button', { name: /^Quick edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toEqual([]);
    await page
      .getByRole('button', { name: /^Quick edit / })
      .first()
      .click();
    await dialog.getByLabel('Title').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Title')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(asked.length).toBeGreaterThanOrEqual(3);
    isYes = true;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    isYes = false;
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const generator = page.getByRole('dialog', { name: 'Generate a recipe' });
    await expect(generator.getByRole('group', { name: 'Provider' })).toHaveCount(0);
    await generator.getByLabel('Recipe input').fill('Grandmother wrote this.');
    await generator.getByRole('button', { name: 'Cancel' }).click();
    await expect(generator.getByLabel('Recipe input')).toHaveValue('Grandmother wrote this.');
    isYes = true;
    await generator.getByRole('button', { name: 'Cancel' }).click();
    await expect(generator).toBeHidden();

    isYes = false;
    await page.goto('/admin/page-titles');
    const form = page.getByRole('region', { name: 'Categories' });
    await expect(form).toContainText('What are you in the mood for?');
    await form.getByLabel('Subtitle').fill('Half a subtitle');
    await page.getByRole('link', { name: 'Banners' }).click();
    await expect(form.getByLabel('Subtitle')).toHaveValue('Half a subtitle');
    isYes = true;
    await page.getByRole('link', { name: 'Banners' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Banner management' })).toBeVisible();
  });
});

test('an address that was not found becomes a redirect, and one that circles is refused', async ({
  page,
  context,
  refusals,
}) => {
  refusals.push('/api/admin/redirects', '/api/admin/redirects/import');
  await signInAs(context, 'admin');
  const old = `/old-${Date.now()}`;
  await write((tx) =>
    tx.insert(readerNotes).values({ kind: 'address', day: dayOf(Date.now()), text: old, times: 1_000_000 }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Addresses not found' })).toContainText('1,000,000');
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: `Make a redirect from ${old}` }).click();
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await expect(dialog.getByLabel('Old address')).toHaveValue(old);
  await dialog.getByLabel('Leads to').fill('https://evil.example/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('isn’t an address on this site');
  await dialog.getByLabel('Leads to').fill(old);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('would lead to itself');
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel('Leads to').fill('/trending');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, old)).toContainText('/trending');
  const { status, headers } = await fetch(`${process.env.PLANTRY_URL}${old}`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/trending']);
  await page.getByRole('button', { name: 'Import' }).click();
  const many = page.getByRole('dialog', { name: 'Import redirects' });
  await many.getByLabel('Old and new addresses').fill(`${old}-a,/recipes\n${old}-b,${old}-a`);
  await many.getByRole('button', { name: 'Import' }).click();
  await expect(many).toContainText(`Line 2: ${old}-a leads on to /recipes`);
});

test('Ctrl and K find a screen, a recipe and a member; ? lists the keys', async ({ page, context }) => {
  const { email } = await signInAs(context, 'admin');
  await page.goto('/admin/banner-management');
  await expect(page.getByRole('heading', { level: 1, name: 'Banner management' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('red lentil dal');
  await expect(palette.getByRole('option', { name: /^Red Lentil Dal/ })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/recipes\/red-lentil-dal\/edit$/);
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('page ti');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Page titles' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill(email);
  await expect(palette.getByRole('option', { name: new RegExp(email) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(email);
});

test('a closed site is said on every screen', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.route('**/api/site-settings', (route) =>
    route.fulfill({ json: { ...SITE_SETTINGS_DEFAULT, maintenanceMode: true } }),
  );
  for (const path of ['/admin', '/admin/recipes', '/admin/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Maintenance' })).toContainText('The site is closed');
  }
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a banner leads somewhere, in its time, and is seen while it is written', async ({ page, context, refusals }) => {
  refusals.push('/api/admin/banners');
  await signInAs(context, 'admin');
  await page.goto('/admin/banner-management');
  await page.getByRole('button', { name: 'Create banner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create banner' });
  const title = `Dated ${Date.now()}`;
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByRole('figure', { name: 'What visitors will see' })).toContainText(title);
  await dialog.getByLabel('Image URL').fill('/pictures/red-lentil-dal.jpg');
  await dialog.getByLabel('Leads to').fill('/recipes?category=dinner');
  await dialog.getByLabel('From (your time)').fill('2031-05-01T08:00');
  await dialog.getByLabel('Until (your time)').fill('2031-04-01T08:00');
  await dialog.getByRole('button', { name: 'Create banner' }).click();
  await expect(dialog).toContainText('It has to end after it starts');
  await dialog.getByLabel('Until (your time)').fill('2031-06-01T08:00');
  await page.route('**/api/admin/banners', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The disk is full.' } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Create banner' }).click();
  await expect(toaster(page)).toContainText('The disk is full.');
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await page.unroute('**/api/admin/banners');
  await dialog.getByRole('button', { name: 'Create banner' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, title)).toContainText('from May 1, 2031');
  const listed = await (await page.request.get('/api/admin/banners')).json();
  const made = listed.find((banner: { title: string }) => banner.title === title);
  expect(made).toMatchObject({ linkUrl: '/recipes?category=dinner' });
  await page.request.delete(`/api/admin/banners/${made.id}`);
});
