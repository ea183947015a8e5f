import { availableParallelism } from 'node:os';
import { count } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { runJob } from '#src/server/workers/workers.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { holdJobs } from '#tests/support/held-time.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
const take = (body: unknown) => api('POST', '/api/admin/recipes/import', { cookie, body });

const page = (recipe: object) =>
  `<html lang="en"><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe }).replaceAll('<', '\\u003c')}</script></head><body></body></html>`;
/** A recipe in microdata around so many elements, each in the one before. */
const microdata = (depth: number, element: string) =>
  `<div itemscope itemtype="https://schema.org/Recipe">${`<${element}>`.repeat(depth)}salt</div>`;
const SOUP = {
  name: 'Tomato soup &amp; bread',
  description: 'Warm  and\nred.',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  totalTime: 'PT1H',
  recipeCategory: 'Soup',
  recipeCuisine: 'Italian',
  keywords: 'Easy, Make Ahead',
  recipeIngredient: ['400&nbsp;g tomatoes', '1 tbsp <b>olive oil</b>'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Soup', itemListElement: [{ '@type': 'HowToStep', text: 'Cook the tomatoes.' }] },
    { '@type': 'HowToStep', text: 'Blend with the oil.<script>alert(1)</script>' },
  ],
};

describe('POST /api/admin/recipes/read-list', () => {
  const readList = (body: unknown, as = cookie) => api('POST', '/api/admin/recipes/read-list', { cookie: as, body });

  it('reads ingredients with their headings, and steps, for whoever may write', async () => {
    const author = await signedIn('author');
    const text = 'Ingredients\n• 400 g tofu\nFOR THE TOP\n- 1 lime, 2 spring onions';
    expect((await readList({ name: 'ingredients', text, isWhole: true }, author.cookie)).body).toEqual({
      items: [
        { text: '400 g tofu', isHeading: false },
        { text: 'FOR THE TOP', isHeading: true },
        { text: '1 lime', isHeading: false },
        { text: '2 spring onions', isHeading: false },
      ],
    });
    const method = 'Press the tofu. Fry it in the oil for 10 minutes. Serve it with the lime.';
    const steps = async (isWhole: boolean) =>
      ((await readList({ name: 'instructions', text: method, isWhole })).body as { items: unknown[] }).items;
    expect((await steps(true)).length).toBeGreaterThan(1);
    expect(await steps(false)).toEqual([{ text: method, isHeading: false }]);
  });

  it('takes no more than may be pasted, and nothing of members', async () => {
    const body = { name: 'ingredients', text: 'x'.repeat(500_001), isWhole: true };
    expect((await readList(body)).status).toBe(400);
    const { cookie: member } = await signedIn('user');
    expect((await readList({ ...body, text: 'salt' }, member)).status).toBe(403);
  });
});

describe('POST /api/admin/recipes/import', () => {
  it('reads a pasted page, and saves nothing', async () => {
    const [before] = await read().select({ total: count() }).from(recipes);
    const { body } = await take({ html: page(SOUP) });
    expect(body).toMatchObject({
      url: null,
      recipe: {
        title: 'Tomato soup & bread',
        description: 'Warm and red.',
        ...{ category: 'lunch', cuisine: 'Italian', tags: expect.arrayContaining(['easy', 'make-ahead', 'soup']) },
        ...{ prepTime: 10, cookTime: 30, restTime: 20, servings: 4 },
        ingredientLines: ['400 g tomatoes', '1 tbsp olive oil'],
        instructions: ['Soup: Cook the tomatoes.', 'Blend with the oil.'],
        ...{ ingredientGroups: [], sourceUrl: null, assumed: [] },
        source: { text: expect.stringContaining('Warm and red.') },
        findings: [expect.objectContaining({ kind: 'incomplete' })],
      },
    });
    expect(await read().select({ total: count() }).from(recipes)).toEqual([before]);
    expect((await api('GET', '/api/admin/audit?search=recipe.import', { cookie })).body).toMatchObject({
      entries: [{ subject: 'a pasted page', details: { title: 'Tomato soup & bread' } }],
    });
  });

  it('says what became of each part of the page, and reads another recipe of it by its name', async () => {
    const html = page({
      '@graph': [
        { '@type': 'Recipe', ...SOUP, zorb: 1 },
        { '@type': 'Recipe', ...SOUP, name: 'Dal' },
      ],
    });
    const { body } = await take({ html });
    expect(body).toMatchObject({ recipe: { title: 'Tomato soup & bread' }, others: ['Dal'], isOwn: false });
    expect(body).toMatchObject({
      parts: expect.arrayContaining([{ name: 'zorb', place: 'recipe data: zorb', fate: 'unknown', where: '' }]),
    });
    expect((await take({ html, choice: 'Dal' })).body).toMatchObject({ recipe: { title: 'Dal' }, isOwn: true });
  });

  it('takes a page of five megabytes, and no larger one', async () => {
    const long = (size: number) => page(SOUP).replace('<body>', `<body><script>${'x'.repeat(size)}</script>`);
    expect((await take({ html: long(4_900_000) })).status).toBe(200);
    expect(await take({ html: long(5_300_000) })).toMatchObject({
      status: 400,
      body: { message: 'Paste at most 5.0 MB' },
    });
    expect((await take({ html: long(9_000_000) })).status).toBe(413);
  });

  it('takes what there is, and leaves the rest to the editor', async () => {
    const { body } = await take({ html: page({ recipeIngredient: ['1 onion'], totalTime: 'PT25M' }) });
    expect(body).toMatchObject({
      recipe: {
        title: 'Onion',
        prepTime: 25,
        ingredientLines: ['1 onion'],
        instructions: [],
        assumed: ['title', 'servings'],
      },
    });
  });

  it('says where a pasted page is at home', async () => {
    const html = page(SOUP).replace('<head>', '<head><link rel="canonical" href="https://www.example.com/soup">');
    expect((await take({ html })).body).toMatchObject({
      url: null,
      recipe: { sourceUrl: 'https://www.example.com/soup' },
    });
    expect((await take({ html: page(SOUP), url: 'https://example.org/a' })).body).toMatchObject({
      recipe: { sourceUrl: 'https://example.org/a' },
    });
  });

  it('reads a long page in letters of several bytes', async () => {
    const story = `<p>${'Борщ '.repeat(8000)}</p>`;
    const { status, body } = await take({ html: page(SOUP).replace('<body>', `<body>${story}`) });
    expect({ status, body }).toMatchObject({ status: 200, body: { recipe: { title: 'Tomato soup & bread' } } });
  });

  it('never lets markup through', async () => {
    const { body } = await take({ html: page(SOUP) });
    expect(JSON.stringify(body)).not.toMatch(/<\/?(script|b)/);
  });

  it.each([
    [{}, 'Give an address, or paste the page'],
    [{ html: '  ' }, 'Give an address, or paste the page'],
    [{ url: 'javascript:alert(1)' }, 'Use an address that begins with https://'],
    [{ url: 'file:///etc/passwd' }, 'Use an address that begins with https://'],
    [{ url: 'http://169.254.169.254/' }, 'That address isn’t public'],
    [{ html: '<p>Hello</p>' }, 'We couldn’t find a recipe on that page'],
    [{ html: '<script type="application/ld+json">{broken' }, 'We couldn’t find a recipe on that page'],
  ])('says of %j what is wrong', async (body, message) => {
    expect(await take(body)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a page made to keep its reader busy', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['nested without end', '<div>'.repeat(60_000)],
    ['with attributes without end', `<p ${Array.from({ length: 60_000 }, (_, n) => `a${n}`).join(' ')}>`],
  ])('gives up a page %s, and answers everybody else meanwhile', async (_, html) => {
    const { isUnderWay, runOut } = holdJobs();
    const order: string[] = [];
    const hostile = take({ html }).finally(() => order.push('hostile'));
    await isUnderWay();
    expect((await api('GET', '/api/recipes?search=lentil')).status).toBe(200);
    order.push('another');
    await runOut();
    const { status, body } = await hostile;
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', message: 'That page takes too long to read' });
    expect(order).toEqual(['another', 'hostile']);
    expect((await take({ html: page(SOUP) })).status).toBe(200);
  });

  it.each([
    ['a time of 200,000 digits', { totalTime: `P${'1'.repeat(200_000)}` }],
    ['a yield that is a novel', { recipeYield: 'x'.repeat(400_000) }],
    ['a step that is one', { recipeInstructions: 'word '.repeat(80_000) }],
  ])('is read at once when it has %s', async (_, oddity) => {
    expect(await take({ html: page({ ...SOUP, ...oddity }) })).toMatchObject({ status: 200 });
  });

  it.each([
    ['3,000 spans, each in the one before', microdata(3000, 'span')],
    ['structured data nested without end', `<script type="application/ld+json">${'['.repeat(200_000)}`],
  ])('finds no recipe in %s', async (_, html) => {
    const { status, body } = await take({ html });
    expect(status).toBe(400);
    // Which of them depends on how fast this machine is.
    expect(body).toMatchObject({
      message: expect.stringMatching(/We couldn’t find a recipe on that page|takes too long to read/),
    });
  });

  it('is read or refused when 3,000 steps lie each in the one before, and never fails', async () => {
    const html = microdata(3000, 'div itemscope itemprop="recipeInstructions"');
    // Which of the two depends on how fast this machine is.
    expect([200, 400]).toContain((await take({ html })).status);
  });

  // As many pages of the largest size as can be read at a time.
  it('is no reason to take in more pages than can be read: others are told when to come again', {
    timeout: 90_000,
  }, async () => {
    const { runOut } = holdJobs();
    const hostile = { html: '<div>'.repeat(200_000), url: null };
    const reading = Array.from({ length: availableParallelism() }, () => runJob('readPage', hostile));
    const waiting = Array.from({ length: 60 }, () => runJob('readSentence', 'quick dinner'));
    const all = Promise.allSettled([...reading, ...waiting]);
    const { status, headers, body } = await take({ html: page(SOUP) });
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { message: 'Too much at once. Please try again in a moment.' },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const _ of reading) await runOut();
    await all;
    expect((await take({ html: page(SOUP) })).status).toBe(200);
  });
});
