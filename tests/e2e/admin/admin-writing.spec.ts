import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSound, test, WIDTHS } from '../fixtures.ts';

const title = () => `Published ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

/** Makes a recipe, and tells its id. */
async function make(page: Page, changes: object = {}): Promise<string> {
  const data = {
    ...{ title: title(), description: 'Made by a test.', category: 'lunch', prepTime: 5, cookTime: 0, servings: 2 },
    ...{ ingredients: ['400 g tofu'], instructions: ['Fry the tofu.', 'Eat it.'], ...changes },
  };
  const made = await page.request.post(`${process.env.PLANTRY_URL}/api/recipes`, { data });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { id: string }).id;
}

/** Pastes a text where the caret is, as the keyboard does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    element.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
const line = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.describe('writing a recipe', () => {
  test('pastes lists as the reader reads them, and takes every change back', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    await paste(
      line(page, 'ingredient 1'),
      'Ingredients\n• 400 g tofu\n☐ 2 tbsp soy sauce\nFOR THE TOP\n- 1 lime, 2 spring onions',
    );
    await expect(line(page, 'ingredient 4')).toBeFocused();
    await expect(line(page, 'ingredient 4')).toHaveValue('2 spring onions');
    await expect(line(page, 'heading 1')).toHaveValue('FOR THE TOP');
    await page.keyboard.type(', sliced');
    await paste(
      line(page, 'step 1'),
      'Press the tofu.Fry it in the oil for 10 minutes. Do not let it burn. Serve it with the lime.',
    );
    await expect(line(page, 'step 3')).toBeFocused();
    await expect(line(page, 'step 2')).toHaveValue('Fry it in the oil for 10 minutes. Do not let it burn.');

    await page.keyboard.press('ControlOrMeta+z');
    await expect(line(page, 'step 2')).toHaveCount(0);
    await expect(page.getByText('Taken back: Steps')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(line(page, 'ingredient 4')).toHaveValue('2 spring onions');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'ingredient 2')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    for (const key of ['ControlOrMeta+Shift+z', 'ControlOrMeta+y', 'ControlOrMeta+y']) await page.keyboard.press(key);
    await expect(line(page, 'ingredient 4')).toHaveValue('2 spring onions, sliced');
    await expect(line(page, 'step 3')).toHaveValue('Serve it with the lime.');
    await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();

    // The first save goes on to another screen, and what was written before can still be taken back there.
    await page.getByLabel('Title').fill(title());
    await page.getByLabel('Description').fill('Pasted by a test.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    for (let n = 0; n < 3; n++) await page.keyboard.press('ControlOrMeta+z');
    await expect(line(page, 'step 2')).toHaveCount(0);
  });

  test('takes as many of two hundred lines as a recipe may have, or lines as they are where nobody can read them, and says so', async ({
    page,
    context,
    refusals,
  }) => {
    refusals.push('/api/admin/recipes/read-list');
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    await paste(line(page, 'ingredient 1'), Array.from({ length: 200 }, (_, n) => `${n + 1} g flour`).join('\n'));
    await expect(line(page, 'ingredient 60')).toBeFocused();
    await expect(page.getByText('the last 140 of the 200 pasted lines were left out')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(line(page, 'ingredient 2')).toHaveCount(0);
    await expect(page.getByText('pasted lines were left out')).toHaveCount(0);

    await page.route('**/api/admin/recipes/read-list', (route) => route.fulfill({ status: 503, json: {} }));
    await paste(line(page, 'ingredient 1'), '• 400 g tofu\n\n• 2 limes');
    await expect(line(page, 'ingredient 2')).toHaveValue('• 2 limes');
    await expect(line(page, 'ingredient 1')).toHaveValue('• 400 g tofu');
    await expect(page.getByText('We couldn’t read the list, so its lines came in as they are.')).toBeVisible();
    await expectSound(page);

    // A new row has the caret before anything else is typed, as on a machine that is too busy to draw.
    await line(page, 'ingredient 2').focus();
    await page.keyboard.press('End');
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.keyboard.press('Enter');
    await page.keyboard.type('1 chilli');
    await expect(line(page, 'ingredient 3')).toHaveValue('1 chilli');
    await expect(line(page, 'ingredient 2')).toHaveValue('• 2 limes');
  });

  test('keeps what is typed while a list is read, which Undo takes back as one', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/admin/recipes/read-list', async (route) => {
      await held;
      await route.continue();
    });
    await paste(line(page, 'ingredient 1'), '400 g tofu\n2 limes');
    await expect(page.getByText('Reading the list…')).toBeVisible();
    await page.keyboard.type(', halved');
    await line(page, 'Title').fill('Tofu with limes');
    goOn();
    await expect(line(page, 'ingredient 2')).toHaveValue('2 limes, halved');
    await expect(line(page, 'ingredient 1')).toHaveValue('400 g tofu');
    await expect(line(page, 'Title')).toBeFocused();
    await expect(page.getByText('Reading the list…')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'ingredient 1')).toHaveValue(', halved');
    await expect(line(page, 'ingredient 2')).toHaveCount(0);
    await expect(line(page, 'Title')).toHaveValue('Tofu with limes');
  });

  test('begins another recipe like one there is', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const name = title();
    const id = await make(page, { title: name, published: true });
    await page.goto(`/admin/recipes/${id}/edit`);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeVisible();
    await expect(line(page, 'Title')).toHaveValue(`${name} (copy)`);
    await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
    await expect(line(page, 'step 2')).toHaveValue('Eat it.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(/-copy\/edit$/);
  });

  test('leads to its parts on a phone', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
    await page.goto('/admin/recipes/red-lentil-dal/edit');
    const parts = page.getByRole('navigation', { name: 'Parts of the recipe' });
    await parts.getByRole('button', { name: 'Steps', exact: true }).click();
    await expect(line(page, 'step 1')).toBeFocused();
    await expect(line(page, 'step 1')).toBeInViewport();
    await expect(parts).toBeInViewport();
    await parts.getByRole('button', { name: 'Times' }).click();
    await expect(page.getByLabel('Publish at', { exact: true })).toBeInViewport();
    await expectSound(page);
  });
});

test.describe('pictures of a recipe', () => {
  test('keep a point in sight, have texts of their own and belong to the step one chooses', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const id = await make(page, {
      published: true,
      imageUrl: '/pictures/red-lentil-dal.jpg',
      processImages: ['/pictures/red-lentil-dal.jpg'],
    });
    await page.goto(`/admin/recipes/${id}/edit`);
    await page.getByLabel('From the left').focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft');
    await page.getByLabel('From the top').press('End');
    await page.getByLabel('What the main picture shows').fill('A bowl of dal');
    await page.getByLabel('Step of picture 1').selectOption('Step 2');
    const text = page.getByLabel('What picture 1 shows');
    expect(await text.getAttribute('placeholder')).toMatch(/^Published/);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');

    await page.goto(`/recipes/${id}`);
    const hero = page.getByRole('img', { name: 'A bowl of dal' }).first();
    await expect(hero).toHaveCSS('object-position', '20% 100%');
    await expect(page.locator('#step-2').getByText('Step 2', { exact: true }).last()).toBeVisible();
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(shared).toContain('/crops/share/red-lentil-dal_20-100.jpg');
    const crop = (name: string) => page.request.get(`${process.env.PLANTRY_URL}/crops/share/${name}.jpg`);
    const [focused, plain] = await Promise.all(['red-lentil-dal_20-100', 'red-lentil-dal'].map(crop));
    expect(focused?.status()).toBe(200);
    expect((await focused?.body())?.equals((await plain?.body()) ?? Buffer.alloc(0))).toBe(false);
    // Anybody can ask, and each is kept: only those that are in use are made.
    expect((await crop('red-lentil-dal_10-10')).status()).toBe(404);
  });

  test('are made smaller before they are sent, and one that cannot be read is refused with what to do', async ({
    page,
    context,
  }, info) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/new');
    const noise = {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as const;
    const large = await sharp({ create: { ...noise, background: '#000' } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const file = info.outputPath('large.jpg');
    await writeFile(file, large);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/admin/media'));
    await page.getByLabel('Add pictures of the dish').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    expect((await (await asked).sizes()).requestBodySize).toBeLessThan(large.length * 0.7);

    const heic = info.outputPath('IMG_0001.HEIC');
    await writeFile(heic, '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic');
    await page.getByLabel('Add pictures of the dish').setInputFiles(heic);
    await expect(page.locator('#toaster')).toContainText('Save it as a JPEG first');
  });
});

test.describe('publishing a recipe', () => {
  test('warns at that moment, and tells search engines what they are to show', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const id = await make(page);
    await page.goto(`/admin/recipes/${id}/edit`);
    const warnings = page.getByText('Before you publish');
    await expect(page.getByText('Energy', { exact: true })).toBeVisible();
    await expect(warnings).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await expect(warnings).toBeInViewport();
    await warnings.click();
    await expect(page.getByRole('listitem').filter({ hasText: /^It has no main image\.$/ })).toBeVisible();
    await page.getByLabel('Headline in search results').fill('Crisp tofu in ten minutes');
    await page.getByLabel('Text in search results').fill('Four things and a pan.');
    await expect(page.getByRole('figure')).toContainText('Crisp tofu in ten minutes ·');
    await page.getByLabel('Author').fill('Ada Lovelace');
    await page.getByLabel('Film (address)').fill('https://youtu.be/dQw4w9WgXcQ');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    await expect(page.locator('#toaster')).toContainText('Recipe updated');

    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(process.env.PLANTRY_URL ?? '-')) elsewhere.push(request.url());
    });
    await page.goto(`/recipes/${id}`);
    await expect(page).toHaveTitle(/^Crisp tofu in ten minutes · /);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Four things and a pan.');
    await expect(page.getByRole('link', { name: 'Watch the film on youtu.be' })).toBeVisible();
    const things = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(things ?? '')).toMatchObject({
      author: { '@type': 'Person', name: 'Ada Lovelace' },
      video: { '@type': 'VideoObject', embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
    });
    await page.getByRole('link', { name: 'Ada Lovelace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    await expect(page.locator(`a[href="/recipes/${id}"]`).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });

  test('waits for a time, which may not have passed', async ({ page, context, refusals }) => {
    await signInAs(context, 'admin');
    const id = await make(page);
    refusals.push(`/api/admin/recipes/${id}`);
    await page.goto(`/admin/recipes/${id}/edit`);
    await page.getByLabel('Publish at', { exact: true }).fill('2020-01-01T08:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This time has passed.')).toBeVisible();
    await expect(page.getByLabel('Publish at', { exact: true })).toBeFocused();
    await page.getByLabel('Publish at', { exact: true }).fill('2120-01-01T08:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    await expect(page.getByText('Scheduled: 1 Jan 2120, 08:00.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Publish at', { exact: true })).toHaveValue('2120-01-01T08:00');
  });
});

test('two who write one recipe see both changes, field by field', async ({ page, context, refusals }) => {
  await signInAs(context, 'admin');
  const id = await make(page);
  const path = `/api/admin/recipes/${id}`;
  refusals.push(path);
  await page.goto(`/admin/recipes/${id}/edit`);
  await page.getByLabel('Servings').fill('5');
  await line(page, 'step 1').fill('Fry the tofu well.');
  await page.request.patch(process.env.PLANTRY_URL + path, {
    data: { prepTime: 20, instructions: ['Bake the tofu.', 'Eat it.'] },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this recipe' });
  const field = (name: string) => conflict.getByRole('group', { name });
  await expect(field('Servings').getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(field('Prep time').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(field('Steps')).toContainText('Changed by both');
  await field('Steps').getByRole('radio', { name: 'Theirs' }).check();
  expect(await axe(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.locator('#toaster')).toContainText('Recipe updated');
  expect(await (await page.request.get(process.env.PLANTRY_URL + path)).json()).toMatchObject({
    servings: 5,
    prepTime: 20,
    instructions: ['Bake the tofu.', 'Eat it.'],
  });
  await expect(line(page, 'step 1')).toHaveValue('Bake the tofu.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(page, 'step 1')).toHaveValue('Fry the tofu well.');
});
