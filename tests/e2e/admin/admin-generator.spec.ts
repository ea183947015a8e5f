import type { Page } from '@playwright/test';
import type { Generated } from '#src/contracts/ai/ai.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, SCHEMES, test, turn } from '../fixtures.ts';

/** Its steps are not drawn: aubergines would lie there in the shape of something else. */
const TEXT = `Hi Jo, here is the soup I told you about. Serves 4.

2 tbsp olive oil
1 aubergine, diced
300 g red lentils
a pinch of salt
1 litre vegetable stock
2 x 400 g tins chopped tomatoes
100 g butter

Warm the oil for a minute.
Add the aubergine, lentils, tomatoes and stock and simmer for 25 minutes.
Season with salt and serve.`;

const VEGAN = TEXT.replace('100 g butter\n', '');
const GENERATE = '**/api/ai/generate-recipe';

/** The generator's dialog with a title and a text in it. */
async function filledIn(page: Page, title: string, text: string) {
  await page.goto('/admin/recipes');
  await page.getByRole('button', { name: 'AI recipe generator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Recipe input').fill(text);
  return dialog;
}

/** Adds pictures of the steps to that of the dish: how many are drawn in time depends on who else uses the machine. */
const withPicturesOfSteps = (page: Page) =>
  page.route(GENERATE, async (route) => {
    const recipe = (await (await route.fetch({ timeout: 0 })).json()) as Generated;
    const processImages = [0, 2].map((step) => `${recipe.mainImage}#step-${step}`);
    await route.fulfill({ json: { ...recipe, processImages, drawing: 'done' } });
  });

test.describe('the recipe generator', () => {
  test('asks for title and text, reads them, and saves what was reviewed', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByText('Title and recipe input are required')).toBeVisible();
    // Both are the built-in one: there is nothing to choose.
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await dialog.getByLabel('Title').fill('Lentil soup of a friend');
    await dialog.getByLabel('Recipe input').fill(TEXT);
    await dialog.getByRole('button', { name: 'Generate' }).press('Enter');

    await expect(dialog.getByRole('heading', { name: 'Lentil soup of a friend' })).toBeFocused();
    const ingredients = dialog.getByRole('region', { name: 'Ingredients' });
    await expect(ingredients.getByText('300 g red lentils', { exact: true })).toBeVisible();
    const source = dialog.getByRole('region', { name: 'The source' });
    await expect(source.getByRole('listitem').first()).toContainText('Title');
    await expect(source.getByRole('listitem').filter({ hasText: '300 g red lentils' })).toContainText('Ingredient');
    await expect(dialog.getByRole('region', { name: 'To look at' })).toContainText('butter');
    await expect(dialog.getByRole('checkbox', { name: /Publish immediately/ })).toBeDisabled();
    await expectSoundEverywhere(page);

    await withPicturesOfSteps(page);
    await dialog.getByRole('button', { name: 'Generate again' }).click();
    await dialog.getByLabel('Recipe input').fill(VEGAN);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Publish immediately' })).not.toBeChecked();
    const pictures = dialog.getByRole('region', { name: 'Pictures' });
    await expect(pictures).toContainText('Drawn from the ingredients, not photographed.');
    for (const name of ['The dish', 'What you need', 'Step 2'])
      await expect(pictures.getByRole('button', { name, pressed: true })).toBeVisible();
    await expect(pictures).toContainText('We draw a step only if');
    await pictures.getByRole('button', { name: 'What you need' }).press('Enter');
    await expectSoundEverywhere(page);
    await dialog.getByRole('button', { name: 'Save recipe' }).click();
    await expect(dialog.getByRole('status')).toContainText(
      'is saved as a draft with its picture and one of its steps.',
    );
    await expect(dialog.getByRole('button', { name: 'Generate another picture' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on in the editor' }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/recipes\/lentil-soup-of-a-friend(-\d+)?\/edit$/);
    await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  });

  test('opens what was made in the editor, unsaved', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Soup to be edited');
    await dialog.getByLabel('Recipe input').fill(TEXT);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByRole('button', { name: 'Open in the editor' }).click();
    await expect(page).toHaveURL(/\/admin\/recipes\/new$/);
    await expect(page.getByLabel('Title')).toHaveValue('Soup to be edited');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});

test.describe('the recipe generator, published at once', () => {
  test('draws the dish first, then publishes the recipe with it', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const dialog = await filledIn(page, 'Soup published at once', VEGAN);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByRole('button', { name: 'The dish', pressed: true }).click();
    await dialog.getByRole('checkbox', { name: 'Publish immediately' }).check();
    await expect(dialog.getByText('We draw its picture first')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save recipe' }).click();
    await expect(dialog.getByText('Drawing the dish, to publish the recipe with it…')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm all and publish' }).click();
    await expect(dialog.getByText('“Soup published at once” is published with its picture.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'The drawn picture' })).toBeVisible();
    for (const scheme of SCHEMES) {
      await turn(page, scheme);
      expect(await axe(page, scheme), scheme).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Go on in the editor' }).click();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toBeChecked();
    await expect(page).toHaveURL(/\/edit$/);
    const id = page.url().split('/').at(-2);
    const shown = (await (await page.request.get(`${process.env.PLANTRY_URL}/api/recipes/${id}`)).json()) as object;
    expect(shown).toMatchObject({ imageUrl: expect.stringMatching(/^\/media\/m-[0-9a-f]{24}\.jpg$/) });
  });
});

test.describe('a recipe whose picture cannot be drawn', () => {
  const refusals: string[] = [];
  test.use({ refusals });

  test('stays a draft, until it is published without one', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route('**/generate-main-images', (route) => {
      refusals.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503, json: { message: 'OpenAI cannot answer', code: 'unavailable' } });
    });
    const dialog = await filledIn(page, 'Soup without a picture', VEGAN);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByRole('button', { name: 'The dish', pressed: true }).click();
    await dialog.getByRole('checkbox', { name: 'Publish immediately' }).check();
    await dialog.getByRole('button', { name: 'Save recipe' }).click();
    await expect(dialog.getByRole('alert')).toContainText('OpenAI cannot answer');
    await expect(
      dialog.getByText('is saved as a draft; we’ll publish it as soon as its picture is drawn'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish without a picture' }).click();
    await page.getByRole('button', { name: 'Publish, check later' }).click();
    await expect(dialog.getByText('is published. It has no picture yet')).toBeVisible();
  });
});

test.describe('a generated recipe whose pictures could not be drawn', () => {
  test('is all there, says so, and is saved without them', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route(GENERATE, async (route) => {
      const recipe = (await (await route.fetch({ timeout: 0 })).json()) as object;
      await route.fulfill({ json: { ...recipe, mainImage: null, processImages: [], drawing: 'stopped' } });
    });
    const dialog = await filledIn(page, 'Soup nobody drew', VEGAN);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    const pictures = dialog.getByRole('region', { name: 'Pictures' });
    await expect(pictures.getByRole('alert')).toContainText('We couldn’t draw its pictures.');
    await expect(pictures.getByRole('button')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save recipe' }).click();
    await expect(dialog.getByRole('status')).toContainText('is saved as a draft. It has no picture yet');
    await expect(dialog.getByRole('button', { name: 'Generate a picture' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Generate pictures of the steps' })).toBeVisible();
  });
});

test.describe('the recipe generator at work', () => {
  test('asks the chosen provider, shows that it works, and can be stopped', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const sent: unknown[] = [];
    await page.route(GENERATE, (route) => {
      // Never answered: the dialog gives it up.
      sent.push(route.request().postDataJSON());
    });
    await page.route('**/api/ai/providers', (route) =>
      route.fulfill({ json: { default: 'openai', alternative: 'embedded' } }),
    );
    const dialog = await filledIn(page, ' Soup ', TEXT);
    await dialog.getByRole('radio', { name: /^Alternative/ }).check();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Generating the recipe' })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('Reading the text…');
    await expect(dialog.getByText('1 s', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog.getByLabel('Recipe input')).toHaveValue(TEXT);
    await expect(dialog.getByRole('radio', { name: /^Alternative/ })).toBeChecked();
    expect(sent).toEqual([{ inputText: `Soup\n\n${TEXT}`, provider: 'alternative' }]);
    await dialog.getByRole('radio', { name: /^Default/ }).check();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({ provider: 'default' });
  });
});

test.describe('a recipe generator that fails', () => {
  test.use({ refusals: ['/api/ai/generate-recipe'] });

  const limited = [
    {
      failed: 'Alternative',
      providers: { default: 'openai', alternative: 'gemini' },
      title: 'The daily limit of Gemini is reached.',
      advice: 'Switch to the default provider (OpenAI), then generate again.',
    },
    {
      failed: 'Default',
      providers: { default: 'openai', alternative: 'gemini' },
      title: 'The daily limit of OpenAI is reached.',
      advice: 'Switch to the alternative provider (Gemini) to carry on today, or try again tomorrow.',
    },
    {
      failed: 'Default',
      providers: { default: 'openai', alternative: 'embedded' },
      title: 'The daily limit of OpenAI is reached.',
      advice: 'Switch to the alternative provider (Built-in reader) to carry on today, or try again tomorrow.',
    },
  ] as const;
  for (const { failed, providers, title, advice } of limited) {
    test(`names who has had enough, and who can go on: “${title}” ${advice}`, async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.route('**/api/ai/providers', (route) => route.fulfill({ json: providers }));
      await page.route(GENERATE, (route) =>
        route.fulfill({ status: 429, json: { message: 'They: quota exceeded for today', code: 'rate_limited' } }),
      );
      const dialog = await filledIn(page, 'Soup', TEXT);
      await dialog.getByRole('radio', { name: new RegExp(`^${failed}`) }).check();
      await dialog.getByRole('button', { name: 'Generate' }).click();
      await expect(dialog.getByRole('alert').first()).toHaveText(`${title}${advice}`);
      await expect(dialog.getByRole('radio', { name: /^Default/ })).toBeChecked();
      await expect(dialog.getByLabel('Recipe input')).toHaveValue(TEXT);
      expect(await axe(page)).toEqual([]);
    });
  }

  test('cuts nothing of a long text, says how much too long it is, and keeps it', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const long = 'soup.'.repeat(4_200);
    const dialog = await filledIn(page, 'Soup', long.slice(0, 19_000));
    await expect(dialog.getByText('994 characters left.')).toBeVisible();
    await dialog.getByLabel('Recipe input').fill(long);
    await expect(dialog.getByText('1,006 characters too many: at most 20,000 with the title.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Use at most 20000 characters');
    await expect(dialog.getByLabel('Recipe input')).toHaveValue(long);
  });

  test('says what is wrong with the text, and keeps it', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'AI recipe generator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Nothing');
    await dialog.getByLabel('Recipe input').fill('The weather was fine all week and we went to the sea.');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(page.locator('#toaster')).toContainText('Failed to generate recipe');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Recipe input')).toHaveValue(/weather/);
  });
});
