import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { scaledLine } from '#src/domain/scaling/scaling.ts';
import { TYPE_PAIR_NAMES } from '#src/domain/site/appearance/type-pairs.ts';
import { write } from '#src/server/base/database.ts';
import { openFonts } from '#src/server/pdf/fonts.ts';
import { recipeSheet } from '#src/server/pdf/recipe-sheet.ts';
import { findRecipe, publishedRecipes } from '#src/server/recipes/recipes.ts';
import { type ApiAnswer, api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';
import { signedIn } from '#tests/support/members.ts';
import { readPdf } from '#tests/support/pdf.ts';

seededDatabase();

const { cookie } = await signedIn('premium');
const pdfOf = (id: string, query = ''): Promise<ApiAnswer> => api('GET', `/api/recipes/${id}/pdf${query}`, { cookie });
const change = (id: string, values: Partial<typeof recipes.$inferInsert>) =>
  write((tx) => tx.update(recipes).set(values).where(eq(recipes.id, id)));

describe('a recipe as a PDF', () => {
  it('is one tagged page to save, with title, times, steps, nutrition and where it came from', async () => {
    const { status, headers, bytes } = await pdfOf('red-lentil-dal');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="red-lentil-dal.pdf"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ pages: 1, title: 'Red Lentil Dal', isTagged: true });
    for (const words of [
      'Dinner · Easy · Indian',
      'Cook 35 min',
      'For 4 servings',
      '6. Stir the 1 tbsp lemon juice into the dal',
      'Contains: gluten (flatbreads), mustard (mustard seeds).',
      'We can’t know about traces',
      'of which saturates',
      'Good · estimated',
      'localhost:4321/recipes/red-lentil-dal',
      'They count in full, unless the recipe says otherwise.',
    ]) {
      expect(pdf.text).toContain(words);
    }
    expect(pdf.alts).toEqual([
      'Picture of Red Lentil Dal',
      'Nutri-Score B of A to E: good, estimated',
      'QR code of http://localhost:4321/recipes/red-lentil-dal',
    ]);
    for (const role of ['H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD', 'Figure', 'Link']) {
      expect(pdf.roles).toContain(role);
    }
  });

  it('has the amounts for the servings asked for, fractions whole', async () => {
    const { text } = await readPdf((await pdfOf('red-lentil-dal', '?servings=6')).bytes);
    expect(text).toContain('For 6 servings; written for 4');
    expect(text).toContain('450 g red lentils, rinsed');
    expect(text).toContain('1½ tsp ground turmeric');
    expect(text).toContain('Put the 450 g lentils in a large pan');
    await change('red-lentil-dal', {
      ingredients: ['⅓ cup oats', '⅔ tsp salt', '⅛ tsp pepper', 'bake at 180 °C', '2 × 400 g tins tomatoes'],
    });
    const odd = (await readPdf((await pdfOf('red-lentil-dal')).bytes)).text;
    for (const line of ['⅓ cup oats', '⅔ tsp salt', '⅛ tsp pepper', 'bake at 180 °C', '2 × 400 g tins tomatoes']) {
      expect(odd).toContain(line);
    }
  });

  it('has the units and the foods its reader chose, and says whose the figures are', async () => {
    const query = '?servings=20&system=us&scale=F&swaps=3:soy-milk,0:soy-milk';
    const { status, bytes } = await pdfOf('tahini-banana-bread', query);
    expect(status).toBe(200);
    const { text } = await readPdf(bytes);
    expect(text).toContain('½ cup soy milk instead of oat milk');
    expect(text).toContain('3½ oz walnuts, chopped');
    expect(text).toContain('Heat the oven to 350°F');
    expect(text).toContain('8 very ripe bananas');
    expect(text).toContain('those of the recipe without swaps');
    expect(text).not.toContain('°C');
    const crumble = await readPdf((await pdfOf('apple-crumble', '?system=us&scale=F')).bytes);
    expect(crumble.text).toContain('reheat at 350°F for 15 minutes');
  });

  it('says that it has not every letter of a recipe, and only then', async () => {
    const said = 'Some letters of this recipe cannot be printed here.';
    expect((await readPdf((await pdfOf('lentil-soup')).bytes)).text).not.toContain(said);
    await change('lentil-soup', { ingredients: ['200 g 木耳', '2 cups water'] });
    expect((await readPdf((await pdfOf('lentil-soup')).bytes)).text).toContain(said);
  });

  it('says which units, degrees and swaps there are not', async () => {
    for (const query of [
      'system=stone',
      'scale=K',
      'swaps=soy-milk',
      'swaps=1:',
      'swaps=1:a:b',
      'swaps=900:soy-milk',
    ]) {
      const { status, body } = await pdfOf('lentil-soup', `?${query}`);
      expect({ query, status, body }).toMatchObject({ query, status: 400, body: { code: 'validation' } });
    }
  });

  it('keeps to one page in the headings of any pair, whatever groups the catalogue has', async () => {
    const long: string[] = [];
    for (const [at, { id }] of (await publishedRecipes()).entries()) {
      const recipe = await findRecipe(id, { role: 'premium', id: 'reader' });
      if (!recipe || recipe.ingredientGroups.length === 0) continue;
      const facts = { siteName: 'Plantry', url: 'https://plantry.example', look: HOUSE_LOOK.paper };
      const content = { recipe, reading: {}, picture: null, logo: null, ...facts };
      // A sample in the other pairs, which are no wider.
      for (const pair of at % 5 === 0 ? TYPE_PAIR_NAMES : (['house'] as const)) {
        if (recipeSheet(content, await openFonts(pair)).pages > 1) long.push(`${id} in ${pair}`);
      }
    }
    expect(long).toEqual([]);
  });

  it('says which servings it cannot be for', async () => {
    for (const servings of ['0', '1000', 'two', '-1', '2.5', '', '1e1', '4&servings=5']) {
      const { status, body } = await pdfOf('lentil-soup', `?servings=${servings}`);
      expect({ servings, status, body }).toMatchObject({ servings, status: 400, body: { code: 'validation' } });
    }
    expect((await pdfOf('lentil-soup', '?servings=1')).status).toBe(200);
    expect((await pdfOf('lentil-soup', '?servings=100')).status).toBe(200);
    expect((await pdfOf('lentil-soup', '?paper=a3')).status).toBe(400);
  });

  it('is not there for a recipe that is not', async () => {
    await change('carrot-cake', { isPublished: false });
    expect((await pdfOf('carrot-cake')).status).toBe(404);
    expect((await pdfOf('no-such-dish')).status).toBe(404);
  });

  it('is for premium members', async () => {
    expect((await api('GET', '/api/recipes/lentil-soup/pdf')).status).toBe(401);
    const other = await signedIn('user');
    expect((await api('GET', '/api/recipes/lentil-soup/pdf', { cookie: other.cookie })).status).toBe(403);
  });

  it('goes on over several pages where a recipe is long, and loses nothing', async () => {
    const ingredients = Array.from({ length: 70 }, (_, i) => `${i + 1} g spice number ${i + 1}, freshly ground`);
    const chapters = Array.from(
      { length: 40 },
      (_, i) => `Chapter ${'abcdefghij'[i % 10]}${'klmn'[Math.floor(i / 10)]}`,
    );
    const instructions = chapters.map((chapter) => `${chapter}: ${'stir and wait. '.repeat(20)}`);
    await change('lentil-soup', { ingredients, instructions, title: `${'Very '.repeat(20)}Long Soup 汤 \u{1F372}` });
    const pdf = await readPdf((await pdfOf('lentil-soup')).bytes);
    expect(pdf.pages).toBeGreaterThan(2);
    for (const line of ingredients) expect(pdf.text).toContain(line);
    for (const [i, chapter] of chapters.entries()) expect(pdf.text).toContain(`${i + 1}. ${chapter}:`);
    for (const [i, text] of pdf.texts.entries()) expect(text).toContain(`${i + 1} / ${pdf.pages}`);
  });

  it('comes without a picture where the picture is somebody else’s or gone', async () => {
    for (const imageUrl of ['https://example.org/soup.jpg', '/pictures/no-such-picture.jpg', null]) {
      await change('palak-tofu', { imageUrl });
      const { alts } = await readPdf((await pdfOf('palak-tofu')).bytes);
      expect(alts.some((alt) => alt.startsWith('Picture'))).toBe(false);
    }
  });
});

describe('many PDFs at once', () => {
  it('are made a few at a time for each member: the others are told when to come again, and nobody else waits', async () => {
    const [greedy, patient] = [await signedIn('premium'), await signedIn('premium')];
    const ask = (who: { cookie: string }) => api('GET', '/api/recipes/red-lentil-dal/pdf', { cookie: who.cookie });
    const all = Array.from({ length: 60 }, () => ask(greedy));
    expect((await ask(patient)).status).toBe(200);
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(4);
    for (const { status, headers, body } of refused) {
      expect({ status, body }).toMatchObject({
        status: 429,
        body: { message: 'We’re still making your other PDFs. Please try again in a moment.' },
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask(greedy)).status).toBe(200);
  });
});

/** A different one each day would tell more, but a failure has to be there again the second time. */
const SAMPLE_STEP = 8;
/** Set to look at every recipe: it takes a minute. */
const everyRecipe = process.env.PDF_ALL === '1';

describe('the PDFs of the catalogue', () => {
  it('are small, and hold their title and every ingredient', { timeout: 300_000 }, async () => {
    const { body } = await api('GET', '/api/recipes?limit=60');
    const { recipePdf } = await import('#src/server/pdf/recipe.ts');
    const { sheetContent } = await import('#src/server/premium/sheet-content.ts');
    const ids: string[] = [];
    const { pagination } = body as { pagination: { totalRecipes: number } };
    for (let offset = 0; offset < pagination.totalRecipes; offset += 60) {
      const page = (await api('GET', `/api/recipes?limit=60&offset=${offset}`)).body as { recipes: { id: string }[] };
      ids.push(...page.recipes.map(({ id }) => id));
    }
    for (const [i, id] of ids.toSorted().entries()) {
      if (!everyRecipe && i % SAMPLE_STEP !== 0) continue;
      const recipe = await findRecipe(id, { role: 'premium', id: 'nobody' });
      if (!recipe?.servings) throw new Error(id);
      const servings = [undefined, 1, 3, 7][i % 4] ?? recipe.servings;
      const bytes = await recipePdf(await sheetContent(recipe, { servings }));
      expect(bytes.length, id).toBeLessThanOrEqual(400 * 1024);
      const pdf = await readPdf(bytes);
      expect(pdf.text).toContain(recipe.title);
      for (const line of scalableRecipe(recipe).lines) {
        const { amount, rest } = scaledLine(line, servings / recipe.servings);
        expect(pdf.text).toContain(`${amount ?? ''} ${rest}`.trim().replaceAll(/\s+/g, ' '));
      }
    }
  });
});
