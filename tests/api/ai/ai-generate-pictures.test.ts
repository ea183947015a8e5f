import { eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generated } from '#src/contracts/ai/ai.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { aiUsage, auditLog, recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { figures } from '#src/server/base/figures.ts';
import { findMaster } from '#src/server/pictures/crops.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { holdTimersInEach, slowThreads } from '#tests/support/held-time.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();
// A busy machine is not to end drawing before its time.
holdTimersInEach();

/** Eight pictures of its making could be drawn: what is needed, and what each step adds. */
const FOODS = [
  ['tomatoes', 'lemons', 'carrots'],
  ['onions', 'potatoes', 'red lentils'],
  ['chickpeas', 'rice', 'spinach'],
  ['almonds', 'oranges', 'bananas'],
  ['peas', 'limes', 'cucumbers'],
  ['leeks', 'strawberries', 'blueberries'],
  ['raspberries', 'pumpkin', 'courgettes'],
];
const STEPS = FOODS.map((foods) => `Slice the ${foods.join(', ')}.`).join('\n');
const SALADS = `Seven salads\n\n${FOODS.flat()
  .map((food) => `100 g ${food}`)
  .join('\n')}\n\nMethod\n${STEPS}`;
const SOUP = `Lentil soup

2 tbsp olive oil
1 onion, chopped
300 g red lentils
a pinch of salt
1 litre vegetable stock
2 x 400 g tins chopped tomatoes

Fry the onion in the oil for 5 minutes.
Add the lentils, tomatoes and stock and simmer for 25 minutes.
Season with salt and serve.`;

let author: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  author = await signedIn('author');
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function generated(inputText: string): Promise<Generated> {
  const { status, body } = await api('POST', '/api/ai/generate-recipe', { cookie: author.cookie, body: { inputText } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Generated;
}
/** Has something done before each picture is drawn, whose number it is told; everything else goes on as it does. */
function beforeEachPicture(work: (picture: number) => Promise<unknown>): { begun: number; atOnce: number } {
  const seen = { begun: 0, atOnce: 0 };
  let underWay = 0;
  const { run } = Piscina.prototype;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, job, options) {
    if (job.name !== 'drawPicture') return run.call(this, job, options);
    seen.begun++;
    seen.atOnce = Math.max(seen.atOnce, ++underWay);
    try {
      await work(seen.begun);
      return await run.call(this, job, options);
    } finally {
      underWay--;
    }
  });
  return seen;
}
async function sizeOf(url: string | null) {
  const master = await findMaster(/(m-[0-9a-f]{24})\.jpg(?:#step-\d+)?$/.exec(url ?? '')?.[1] ?? '');
  const { width, height } = await sharp(master?.source).metadata();
  return { width, height };
}

/** Milliseconds: each test draws several pictures, of seconds of a processor each. */
const DRAWING = 120_000;

describe('POST /api/ai/generate-recipe where no vendor draws', { timeout: DRAWING }, () => {
  it('answers one picture of the dish and those of its making, in one request that is logged once, and counts against no day', async () => {
    const before = await read().$count(recipes);
    const { mainImage, processImages, drawing } = await generated(SOUP);
    expect(drawing).toBe('done');
    expect(await sizeOf(mainImage)).toEqual({ width: 1200, height: 900 });
    expect(processImages.map((url) => url.split('#')[1])).toEqual(['step-0', 'step-2']);
    expect(await sizeOf(processImages[0] ?? null)).toEqual({ width: 1200, height: 900 });
    expect(new Set([mainImage, ...processImages].map((url) => url?.split('#')[0])).size).toBe(3);
    expect(await read().$count(recipes)).toBe(before);
    expect(await read().select().from(aiUsage).where(eq(aiUsage.userId, author.id))).toEqual([]);
    const logged = await read().select().from(auditLog).where(eq(auditLog.actor, author.email));
    expect(logged.map(({ action }) => action)).toEqual(['ai.recipe']);
  });

  it('saves what was chosen with the seventeen fields of the call', async () => {
    const recipe = await generated(SOUP);
    const { title, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, servings, instructions } =
      recipe;
    const { mainImage: imageUrl, processImages } = recipe;
    const same = { title, category, difficulty, tags, dietaryRestrictions, prepTime, cookTime, servings, instructions };
    const pictures = { imageUrl, processImages: processImages.slice(1) };
    const own = {
      description: 'A soup.',
      ingredients: recipe.ingredientLines,
      nutritionalBenefits: 'Lentils have iron.',
    };
    const computed = { nutritionFacts: null, nutriScore: null };
    const body = { ...same, ...pictures, ...own, ...computed, published: false };
    expect(Object.keys(body)).toHaveLength(17);
    const saved = await api('POST', '/api/recipes', { cookie: author.cookie, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const kept = await api('GET', `/api/admin/recipes/${(saved.body as AdminRecipe).id}`, { cookie: author.cookie });
    expect(kept.body).toMatchObject({
      ...same,
      ...pictures,
      ...own,
      isPublished: false,
      nutriScore: expect.stringMatching(/^[A-E]$/),
    });
  });

  it('draws at most five of its making, the first', async () => {
    const { processImages } = await generated(SALADS);
    expect(processImages.map((url) => url.split('#')[1])).toEqual(['step-0', 'step-1', 'step-2', 'step-3', 'step-4']);
  });

  it('draws the dish alone where a food of its making cannot be drawn true to life', async () => {
    const text = 'Odd cake\n\n2 kiwis\n1 aubergine\n100 g flour\n1 unheardof fruit\n\nBake it all for 20 minutes.';
    const { mainImage, processImages, drawing } = await generated(text);
    expect({ mainImage, processImages, drawing }).toEqual({
      mainImage: expect.any(String),
      processImages: [],
      drawing: 'done',
    });
  });
});

describe('POST /api/ai/generate-recipe whose pictures cannot be drawn', { timeout: DRAWING }, () => {
  it('answers the recipe without any', async () => {
    beforeEachPicture(() => Promise.reject(new Error('no thread')));
    expect(await generated(SOUP)).toMatchObject({
      title: 'Lentil soup',
      mainImage: null,
      processImages: [],
      drawing: 'stopped',
    });
  });

  it('keeps those that were drawn before one failed', async () => {
    const seen = beforeEachPicture(async (picture) => {
      if (picture === 2) throw new Error('no thread');
    });
    const { mainImage, processImages, drawing } = await generated(SOUP);
    expect({ processImages, drawing, begun: seen.begun }).toEqual({ processImages: [], drawing: 'stopped', begun: 2 });
    expect(await sizeOf(mainImage)).toEqual({ width: 1200, height: 900 });
  });

  it('begins no further one after 45 seconds', async () => {
    slowThreads(44_999);
    const { processImages, drawing } = await generated(SOUP);
    expect({ drawn: processImages.length, drawing }).toEqual({ drawn: 1, drawing: 'stopped' });
  });

  it('draws no more for who has gone, and one at a time for one member', async () => {
    const client = new AbortController();
    const held = Promise.withResolvers<void>();
    const seen = beforeEachPicture(() => held.promise);
    const ask = () =>
      api('POST', '/api/ai/generate-recipe', {
        cookie: author.cookie,
        body: { inputText: SOUP },
        signal: client.signal,
      });
    const answers = [ask(), ask()];
    await eventually(() =>
      expect({ ...seen, waiting: figures.lines.get('drawings')?.() }).toMatchObject({ begun: 1, waiting: 1 }),
    );
    client.abort();
    held.resolve();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503]);
    expect(seen).toEqual({ begun: 1, atOnce: 1 });
  });
});
