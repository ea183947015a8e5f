import { slugOf } from '#src/domain/recipes/slug.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, own, test } from '../fixtures.ts';

test('an editor writes a guide with buttons and keys, publishes it and takes it back', async ({ page, context }) => {
  const title = own('How to toast nuts and seeds');
  await signInAs(context, 'editor');
  await page.goto('/admin/guides');
  await expect(page.getByRole('link', { name: 'How to sharpen a kitchen knife' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'New guide' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('In a sentence').fill('Ten minutes in the oven, and twice the taste.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Nuts are better toasted.');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('In the oven');
  await page.getByRole('button', { name: 'Tip', exact: true }).click();
  await page.keyboard.type('Set a timer.');
  await page.getByLabel('Put in a recipe').fill('Red Lentil Dal');
  await page.getByRole('option', { name: 'Red Lentil Dal', exact: true }).click();
  await expect(text).toHaveValue(
    'Nuts are better toasted.\n\n## In the oven\n\n> [!TIP]\n> Set a timer.\n\n[Red Lentil Dal](/recipes/red-lentil-dal)\n\n',
  );
  await page.keyboard.press('Control+z');
  await expect(text).not.toHaveValue(/red-lentil-dal/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit guide' })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expectSoundEverywhere(page);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('note')).toContainText('Nothing is saved or published');
  const readers = await context.newPage();
  await readers.goto(`/guides/${slugOf(title)}`);
  await expect(readers.getByRole('heading', { level: 2 }).first()).toHaveText('In the oven');
  await expect(readers.getByRole('complementary', { name: 'Tip' })).toContainText('Set a timer.');
  await expect(readers.getByRole('link', { name: 'Red Lentil Dal' })).toBeVisible();
  await page.getByLabel('Title').fill('Toasted nuts');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Guide updated')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.goto('/admin/guides');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByText('Guide moved to the bin')).toBeVisible();
  await readers.reload();
  await expect(readers.getByRole('heading', { level: 1 })).toHaveText('Guide Not Found');
});

test('two who write one guide see both changes, field by field; the history says what changed; a closed tab loses nothing', async ({
  page,
  context,
  refusals,
}) => {
  await signInAs(context, 'editor');
  const post = (path: string, data: object) => page.request.post(process.env.PLANTRY_URL + path, { data });
  const made = await post('/api/admin/guides', { title: 'How to roast chickpeas', body: 'Dry them.\n\nRoast them.' });
  const { id } = (await made.json()) as { id: string };
  const path = `/api/admin/guides/${id}`;
  refusals.push(path);
  await page.goto(`/admin/guides/${id}/edit`);
  await page.getByLabel('In a sentence').fill('Crisp ones, without a fryer.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Dry them.\n\nRoast them hot.');
  await page.request.patch(process.env.PLANTRY_URL + path, {
    data: { author: 'Ada', body: 'Dry them well.\n\nRoast them.' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this guide' });
  const field = (name: string) => conflict.getByRole('group', { name });
  await expect(field('In a sentence').getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(field('Author').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(field('Text')).toContainText('Changed by both');
  await expectSoundEverywhere(page);
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Guide updated')).toBeVisible();
  expect(await (await page.request.get(process.env.PLANTRY_URL + path)).json()).toMatchObject({
    description: 'Crisp ones, without a fryer.',
    body: 'Dry them.\n\nRoast them hot.',
    author: 'Ada',
  });

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: /^Show changes/ })
    .first()
    .click();
  await expect(history.locator('del')).toHaveText(['Dry them well.', 'Roast them.']);
  await expect(history.locator('ins')).toContainText(['Crisp ones, without a fryer.', 'Dry them.', 'Roast them hot.']);
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');

  await text.fill('Dry them.\n\nRoast them hot for half an hour.');
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`/admin/guides/${id}/edit`);
  await expect(again.getByText('You have unsaved changes from')).toBeVisible();
  await expect(again.getByText('Not restored: Published')).toBeVisible();
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'Not restored: Published' })).toBeVisible();
  await expect(again.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  await expect(again.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/half an hour/);
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText('Guide updated')).toBeVisible();
  await again.reload();
  await expect(again.getByText('You have unsaved changes from')).toHaveCount(0);
});

test('a film is a still of ours until it is pressed, and then plays in its place', async ({ page, context }) => {
  await signInAs(context, 'editor');
  const foreign: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  const film = 'https://youtu.be/dQw4w9WgXcQ';
  const body = `See how.\n\n[How to press tofu](${film})\n\n[Elsewhere](https://films.example/1)`;
  await page.request.post(`${process.env.PLANTRY_URL}/api/admin/guides`, {
    data: { title: 'How to watch a film', description: 'A film.', body, isPublished: true },
  });
  await page.goto('/guides/how-to-watch-a-film');
  const still = page.getByRole('link', { name: 'Play How to press tofu' });
  await expect(still).toHaveAttribute('href', film);
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  await expectSoundEverywhere(page);
  expect(foreign).toEqual([]);
  await still.click();
  const player = page.locator('iframe[title="How to press tofu"]');
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByText('Player')).toBeVisible();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0']);
  const policy = async (path: string) =>
    (await page.request.get(process.env.PLANTRY_URL + path)).headers()['content-security-policy'];
  expect(await policy('/guides/how-to-watch-a-film')).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  );
  expect(await policy('/guides/sharpen-a-knife')).not.toContain('frame-src');
});
