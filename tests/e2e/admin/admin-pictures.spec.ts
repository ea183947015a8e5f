import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, SCHEMES, test, turn } from '../fixtures.ts';

/** Small, since the server makes every size of them. */
const PICTURES = await Promise.all(
  ['red-lentil-dal', 'lemon-tart', 'minestrone'].map(async (name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(`public/pictures/${name}.jpg`).resize(480).jpeg().toBuffer(),
  })),
);

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/recipes/new');
  await page.getByLabel('Title').fill('Soup of three pictures');
}

/** Moves the pointer as a hand does, in steps. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** A place in what is on screen, as shares of its width and height. */
async function placeIn(page: Page, selector: string, nth: number, share: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`${selector} ${nth} is not to be seen`);
  return { x: box.x + box.width * share, y: box.y + box.height * share };
}

test.describe('pictures in the recipe editor', () => {
  test.slow();

  test('are uploaded, chosen, put in order and removed', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await openNew(page);
    const dish = page.getByRole('region', { name: 'Picture', exact: true });
    await dish.getByLabel('Add pictures of the dish').setInputFiles(PICTURES.slice(0, 2));
    await expect(dish.getByRole('radio')).toHaveCount(2);
    await expect(dish.getByRole('radio').first()).toBeChecked();
    await dish.getByRole('radio').last().check();

    const steps = page.getByRole('region', { name: 'Pictures of the steps' });
    await steps.getByLabel('Add pictures of the cooking').setInputFiles(PICTURES);
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    const order = () =>
      steps.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    const [first, second, third] = await order();
    await steps.getByRole('button', { name: 'Move picture 1 down' }).click();
    expect(await order()).toEqual([second, first, third]);
    await steps.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const grip = await placeIn(page, '.editor-process .order-grip', 0, 0.5);
    await drag(page, grip, await placeIn(page, '.editor-process > li', 1, 0.8));
    await expect.poll(order).toEqual([first, second, third]);

    await steps.getByRole('button', { name: 'Remove picture 3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(2);
    await expectSoundEverywhere(page);
  });

  test('come by dropping files, and what is no picture is refused in words', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await openNew(page);
    const bytes = PICTURES[2]?.buffer.toString('base64') ?? '';
    const files = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'soup.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    const dish = page.getByRole('region', { name: 'Picture', exact: true });
    await dish.locator('.picture-drop').dispatchEvent('drop', { dataTransfer: files });
    await expect(dish.getByRole('radio')).toHaveCount(1);
  });
});

test.describe('a file that is no picture', () => {
  test.use({ refusals: ['/api/admin/media'] });

  test('is refused in words', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await openNew(page);
    const file = { name: 'soup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.getByLabel('Add pictures of the dish').setInputFiles(file);
    await expect(page.locator('#toaster')).toContainText('This file isn’t a picture');
  });
});

test.describe('a recipe that is being written', () => {
  test('is kept in this browser until it is saved', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await openNew(page);
    await page.getByLabel('ingredient 1', { exact: true }).fill('200 g red lentils');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    // Long enough for what was typed to be kept; then the tab dies without a word.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('red lentils');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto('/admin/recipes/new');
    await expect(again.getByText('You have unsaved changes from')).toBeVisible();
    expect(await axe(again)).toEqual([]);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Title')).toHaveValue('Soup of three pictures');
    await expect(again.getByLabel('ingredient 1', { exact: true })).toHaveValue('200 g red lentils');
    await again.reload();
    await again.getByRole('button', { name: 'Discard' }).click();
    await again.reload();
    await expect(again.getByText('You have unsaved changes from')).toHaveCount(0);
  });

  test('is shown as the page it would be, to its writer alone', async ({ page, context, browser }) => {
    await signInAs(context, 'admin');
    await openNew(page);
    await page.getByLabel('ingredient 1', { exact: true }).fill('200 g red lentils');
    await page.getByLabel('step 1', { exact: true }).fill('Cook the lentils for 20 minutes.');
    const tab = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    const shown = await tab;
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Soup of three pictures');
    await expect(shown.getByText('This is a preview')).toBeVisible();
    await expect(shown.getByText('red lentils').first()).toBeVisible();
    const stranger = await browser.newContext();
    const answer = await stranger.request.get(shown.url());
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('three pictures');
    expect(answer.headers()['cache-control']).toContain('no-store');
    await stranger.close();
  });

  test('begins with what is read out of a pasted page', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes/import');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const recipe = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Borscht',
      recipeIngredient: ['500 g beetroot', '1 onion'],
      recipeInstructions: 'Grate the beetroot.\nSimmer for 40 minutes.',
      recipeYield: '6',
    };
    const padding = `<style>${'a{}'.repeat(50_000)}</style>`;
    const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    for (const scheme of SCHEMES) {
      await turn(page, scheme);
      expect(await axe(page, scheme)).toEqual([]);
    }
    await page.getByLabel('HTML of the page, or a text').fill(`<html><head>${padding}${data}</head></html>`);
    await page.getByRole('button', { name: 'Read what I pasted' }).click();
    await expect(page.getByRole('heading', { name: 'Borscht' })).toBeFocused();
    const source = page.getByRole('region', { name: 'The source' });
    await expect(source.getByRole('listitem').filter({ hasText: '1 onion' })).toContainText('Ingredient 2');
    for (const scheme of SCHEMES) {
      await turn(page, scheme);
      expect(await axe(page, scheme)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Open in the editor' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Borscht');
    await expect(page.getByLabel('ingredient 2', { exact: true })).toHaveValue('1 onion');
    await expect(page.getByLabel('Servings')).toHaveValue('6');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});
