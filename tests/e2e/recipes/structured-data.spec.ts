import Validator from '@adobe/structured-data-validator';
import type { APIRequestContext } from '@playwright/test';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { expect, wire as test } from '../fixtures.ts';

type Item = Record<string, unknown> & { '@type': string };

const { recipes } = await readCatalogue();

/** Nothing to say: there is no video, no ratings at first, and a step is told in `text`. */
const EXPECTED = /^Missing field "(?:video|aggregateRating|itemListElement|image)" \(optional\)$/;

async function itemsOf(request: APIRequestContext, path: string): Promise<Item[]> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g)];
  for (const [, block = ''] of blocks) expect(block, `${path}: < is written \\u003c`).not.toContain('<');
  return blocks
    .map(([, block = '']) => JSON.parse(block) as Item | Item[] | { '@graph': Item[] })
    .flatMap((data) => ('@graph' in data ? (data['@graph'] as Item[]) : data));
}

/** What a validator that is not ours, with Google's rules, has against the items. */
async function issues(items: Item[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(items), (item) => item['@type']);
  const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return found
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || !EXPECTED.test(issueMessage))
    .map(({ severity, issueMessage, path }) => `${severity} ${issueMessage} at ${JSON.stringify(path)}`);
}

const absolute = expect.stringMatching(/^https?:\/\/[^/]+\/\S+$/);
const grams = expect.stringMatching(/^\d+(?:\.\d+)? g$/);
const text = expect.stringMatching(/\S/);

test('every recipe has complete structured data', async ({ request }) => {
  test.setTimeout(600_000);
  expect(recipes.length).toBeGreaterThanOrEqual(150);
  for (const recipe of recipes) {
    const items = await itemsOf(request, `/recipes/${recipe.id}`);
    expect(await issues(items), recipe.id).toEqual([]);
    const found = items.find((item) => item['@type'] === 'Recipe');
    expect(found, recipe.id).toMatchObject({
      '@id': absolute,
      url: absolute,
      mainEntityOfPage: expect.anything(),
      name: recipe.title,
      description: recipe.description,
      author: { '@type': expect.stringMatching(/^(?:Organization|Person)$/), name: text },
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      inLanguage: expect.stringMatching(/^en/),
      isAccessibleForFree: true,
      keywords: text,
      recipeCategory: text,
      recipeCuisine: recipe.cuisine,
      prepTime: expect.stringMatching(/^PT/),
      totalTime: expect.stringMatching(/^PT/),
      cookTime: expect.stringMatching(/^PT/),
      recipeYield: [String(recipe.servings), expect.stringContaining('serving')],
      recipeIngredient: recipe.ingredients,
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: text,
        calories: expect.stringMatching(/^\d+ kcal$/),
        fatContent: grams,
        saturatedFatContent: grams,
        carbohydrateContent: grams,
        sugarContent: grams,
        fiberContent: grams,
        proteinContent: grams,
        sodiumContent: expect.stringMatching(/^\d+(?:\.\d+)? m?g$/),
      },
    });
    expect([found?.suitableForDiet].flat(), recipe.id).toContain('https://schema.org/VeganDiet');
    // Left out without ratings; other specs rate recipes meanwhile, so some may have one.
    const rating = found?.aggregateRating as { ratingCount: number } | undefined;
    expect(rating?.ratingCount ?? 1, `${recipe.id} claims ratings`).toBeGreaterThan(0);
    const steps = found?.recipeInstructions as Item[];
    expect(steps, recipe.id).toHaveLength(recipe.instructions.length);
    for (const [i, step] of steps.entries()) {
      expect(step, recipe.id).toMatchObject({
        '@type': 'HowToStep',
        text: recipe.instructions[i],
        name: text,
        url: expect.stringMatching(new RegExp(`#step-${i + 1}$`)),
      });
    }
    const images = [found?.image].flat().map((image) => (typeof image === 'string' ? image : (image as Item)?.url));
    expect(images.length, recipe.id).toBeGreaterThanOrEqual(3);
    for (const image of images) expect(image, recipe.id).toEqual(absolute);
    expect(
      items.map((item) => item['@type']),
      recipe.id,
    ).toContain('BreadcrumbList');
  }
});

test('pictures named in structured data exist in their proportions', async ({ request }) => {
  const items = await itemsOf(request, '/recipes/palak-tofu');
  const recipe = items.find((item) => item['@type'] === 'Recipe');
  const images = [recipe?.image]
    .flat()
    .map((image) => (typeof image === 'string' ? image : String((image as Item).url)));
  for (const image of images) {
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type'], image).toMatch(/^image\//);
  }
});

test('lists name their first ten recipes in the order shown', async ({ request }) => {
  for (const path of ['/recipes', '/trending']) {
    const items = await itemsOf(request, path);
    expect(await issues(items), path).toEqual([]);
    const list = items.find((item) => item['@type'] === 'ItemList')?.itemListElement as Item[];
    expect(
      list.map(({ position }) => position),
      path,
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'));
    const places = list.map(({ url }) => main.indexOf(`"${new URL(String(url)).pathname}"`));
    expect(
      places.every((place) => place >= 0),
      path,
    ).toBe(true);
    expect(places, path).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('the landing page names the site and who runs it', async ({ request }) => {
  const types = (await itemsOf(request, '/')).map((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization']));
});
