import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { findMaster } from '#src/server/pictures/crops.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});

const WANTED = { recipeTitle: 'Red Lentil Dal', recipeDescription: 'A golden dal.' };
async function sizeOf(url: string | undefined) {
  const master = await findMaster(/(m-[0-9a-f]{24})\.jpg(?:#step-\d+)?$/.exec(url ?? '')?.[1] ?? '');
  const { width, height } = await sharp(master?.source).metadata();
  return { width, height };
}

/** Without a key the project's own picture maker draws. */
/** Milliseconds: each test draws several pictures, of seconds of a processor each. */
const DRAWING = 120_000;

describe('the calls that draw pictures, without a vendor', { timeout: DRAWING }, () => {
  it('draw what is needed laid out, and what steps add, at no cost', async () => {
    const path = '/api/admin/recipes/lemon-tart/generate-process-images';
    const { status, body } = await api('POST', path, { cookie, body: { ...WANTED, count: 2 } });
    expect(status, JSON.stringify(body)).toBe(200);
    const { images } = body as { images: string[] };
    expect(new Set(images.map((url) => url.split('#')[0])).size).toBe(2);
    expect(images.map((url) => url.split('#')[1])).toEqual(['step-0', 'step-1']);
    expect(await sizeOf(images[0])).toEqual({ width: 1200, height: 900 });
    expect(await read().select().from(auditLog).where(eq(auditLog.action, 'ai.pictures'))).toMatchObject([
      { subject: 'lemon-tart', details: { provider: 'embedded' }, cost: null },
    ]);
  });

  it('draw no step that would show something else than there is', async () => {
    await write((tx) =>
      tx
        .update(recipes)
        .set({ ingredients: ['1 aubergine', '1 kiwi'], instructions: ['Bake the aubergine.', 'Peel the kiwi.'] })
        .where(eq(recipes.id, 'lentil-soup')),
    );
    const path = '/api/admin/recipes/lentil-soup/generate-process-images';
    const { status, body } = await api('POST', path, { cookie, body: { ...WANTED, count: 5 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringContaining('can’t draw some') });
  });

  it('draw the dish anew each time', async () => {
    const path = '/api/admin/recipes/red-lentil-dal/generate-main-images';
    const draw = async () => {
      const { body } = await api('POST', path, { cookie, body: { ...WANTED, count: 1 } });
      return (body as { images: string[] }).images[0];
    };
    const first = await draw();
    expect(await sizeOf(first)).toEqual({ width: 1200, height: 900 });
    expect(await draw()).not.toBe(first);
  });

  it('draw a wide picture for a banner', async () => {
    const { status, body } = await api('POST', '/api/admin/generate-banner', { cookie, body: { prompt: 'Lemons' } });
    expect(status).toBe(200);
    expect(await sizeOf((body as { imageUrl: string }).imageUrl)).toEqual({ width: 1600, height: 800 });
  });
});
