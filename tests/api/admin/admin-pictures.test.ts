import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiDays, auditLog, recipes } from '#src/db/schema.ts';
import { DAILY_PER_MEMBER } from '#src/server/ai/usage.ts';
import { read } from '#src/server/base/database.ts';
import { findMaster } from '#src/server/pictures/crops.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Behaviour, pictureAnswer, IMAGE_USAGE as USAGE } from '#tests/support/fake-openai.ts';
import { holdTimersInEach, outlasted } from '#tests/support/held-time.ts';
import { signedIn } from '#tests/support/members.ts';

const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test-key',
    OPENAI_BASE_URL: fake.url,
    OPENAI_IMAGE_PRICE: '5/30',
    AI_TIMEOUT_SECONDS: '10',
  });
  return fake;
});

seededDatabase();
holdTimersInEach();
afterAll(() => vendor.stop());

const WANTED = { count: 1, recipeTitle: 'Red Lentil Dal', recipeDescription: 'A golden dal.' };
const PROCESS = '/api/admin/recipes/red-lentil-dal/generate-process-images';
const MAIN = '/api/admin/recipes/red-lentil-dal/generate-main-images';
const BANNER = '/api/admin/generate-banner';

let cookie: string;
let drawn: Behaviour;
let picture: { b64_json: string };
/** The newest line of the audit log about pictures. */
const newestEntry = async () =>
  (await read().select().from(auditLog).where(eq(auditLog.action, 'ai.pictures')).orderBy(desc(auditLog.id)))[0];
const costOf = (pictures: number) => pictures * (USAGE.input_tokens * 5 + USAGE.output_tokens * 30);
const ask = (path: `/api${string}`, body: object, as = cookie) => api('POST', path, { cookie: as, body });
const nameOf = (url: string) => /^\/media\/(m-[0-9a-f]{24})\.jpg(?:#step-\d)?$/.exec(url)?.[1] ?? '';

beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
  const create = { width: 480, height: 320, channels: 3, background: '#884422' } as const;
  picture = { b64_json: (await sharp({ create }).jpeg().toBuffer()).toString('base64') };
  drawn = pictureAnswer(picture);
});
beforeEach(() => {
  vendor.requests.length = 0;
});

describe('POST /api/admin/recipes/{id}/generate-process-images with a vendor', () => {
  it('asks for one picture a step, keeps them here and writes down what they cost', async () => {
    vendor.next = drawn;
    const before = await read().select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'));
    const { status, body } = await ask(PROCESS, { ...WANTED, count: 5 });
    expect(status, JSON.stringify(body)).toBe(200);
    const { images } = body as { images: string[] };
    expect(images).toHaveLength(5);
    for (const url of images) expect(await findMaster(nameOf(url)), url).not.toBeNull();
    expect(vendor.requests).toHaveLength(5);
    const prompts = vendor.requests.map(({ body }) => (body as { prompt: string }).prompt);
    expect(new Set(prompts).size).toBe(5);
    expect(prompts.some((prompt) => prompt.includes('half-cover the pan and simmer for 15 minutes'))).toBe(true);
    const entry = await newestEntry();
    expect(entry).toMatchObject({ subject: 'red-lentil-dal', details: { provider: 'openai' } });
    expect(entry?.cost).toBeCloseTo(costOf(5));
    expect(await read().select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'))).toEqual(before);
  });

  it('says of each picture which step it shows, also when another failed', async () => {
    const admin = await signedIn('admin');
    const failing: Behaviour = { kind: 'status', status: 500, error: { message: 'busy' } };
    // The vendor fails with the second request it reads, whichever of the five that is.
    vendor.next = (place) => (place === 1 ? failing : drawn);
    const { body } = await ask(PROCESS, { ...WANTED, count: 5 }, admin.cookie);
    const [recipe] = await read().select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'));
    const prompt = JSON.stringify(vendor.requests[1]?.body);
    const failed =
      1 + (recipe?.instructions.findIndex((step) => prompt.includes(JSON.stringify(step).slice(1, -1))) ?? NaN);
    expect((body as { images: string[] }).images.map((url) => Number(/#step-(\d)$/.exec(url)?.[1]))).toEqual(
      [1, 2, 3, 4, 5].filter((step) => step !== failed),
    );
  });

  it('keeps what is drawn in time when one takes too long, and writes down what is known of the cost', async () => {
    const admin = await signedIn('admin');
    vendor.next = (place) => (place === 3 ? { kind: 'silence' } : drawn);
    const readAnswers = vi.spyOn(Response.prototype, 'text');
    const { status, body } = await outlasted(
      10_000,
      () => ask(PROCESS, { ...WANTED, count: 5 }, admin.cookie),
      () =>
        vendor.requests.length === 5 &&
        readAnswers.mock.settledResults.filter(({ type }) => type === 'fulfilled').length === 4,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect((body as { images: string[] }).images).toHaveLength(4);
    expect(await newestEntry()).toMatchObject({ actor: admin.email, details: { provider: 'openai' }, cost: costOf(4) });
    await eventually(() =>
      expect(vendor.requests.map(({ isGivenUp }) => isGivenUp)).toEqual([false, false, false, true, false]),
    );
  });

  it('ends the requests at the vendor when the administrator has gone', async () => {
    const admin = await signedIn('admin');
    vendor.next = { kind: 'silence' };
    const client = new AbortController();
    const answer = api('POST', PROCESS, { cookie: admin.cookie, body: { ...WANTED, count: 5 }, signal: client.signal });
    await eventually(() => expect(vendor.requests).toHaveLength(5));
    client.abort();
    await eventually(() => expect(vendor.requests.every(({ isGivenUp }) => isGivenUp)).toBe(true));
    expect(await answer).toMatchObject({ status: 503, body: { message: 'The request was cancelled.' } });
    expect(await newestEntry()).toMatchObject({
      actor: admin.email,
      details: { provider: 'openai', failed: true },
      cost: null,
    });
  });

  it("counts five pictures as five against the site's day, and as one against the member's", async () => {
    const admin = await signedIn('admin');
    vendor.next = drawn;
    const total = async () => (await read().select().from(aiDays))[0]?.requests ?? 0;
    const before = await total();
    await ask(PROCESS, { ...WANTED, count: 5 }, admin.cookie);
    expect(await total()).toBe(before + 5);
    const { body } = await api('GET', '/api/auth/export', { cookie: admin.cookie });
    expect(body).toMatchObject({ aiRequests: [{ requests: 1 }] });
  });

  it("asks in the shape of OpenAI's API", async () => {
    vendor.next = drawn;
    await ask(MAIN, WANTED);
    expect(vendor.requests).toMatchObject([
      { method: 'POST', path: '/v1/images/generations', authorization: 'Bearer sk-test-key' },
    ]);
    expect(vendor.requests[0]?.body).toEqual({
      model: 'gpt-image-2.5-flare',
      prompt: expect.stringMatching(/^The finished dish “Red Lentil Dal”/),
      quality: 'low',
      n: 1,
      size: '1536x1024',
      output_format: 'jpeg',
    });
  });

  const quota = { message: 'You exceeded your current quota', code: 'insufficient_quota' };
  const failures: [what: string, behaviour: Behaviour, status: number, message: RegExp][] = [
    ['a used-up quota', { kind: 'status', status: 429, error: quota }, 429, /quota exceeded/],
    ['a fault of the vendor', { kind: 'status', status: 500, error: { message: 'sk-test' } }, 503, /can’t answer/],
    ['a declined prompt', { kind: 'status', status: 400, error: { code: 'moderation_blocked' } }, 503, /declined/],
    ['no picture', pictureAnswer({}), 503, /^No image URL returned$/],
    ['an address instead', pictureAnswer({ url: 'https://evil.test/p.png' }), 503, /^No image URL returned$/],
    ['what is no picture', pictureAnswer({ b64_json: btoa('<svg onload="alert(1)"/>') }), 503, /could not be read/],
    ['silence', { kind: 'silence' }, 503, /in time/],
  ];
  it.each(failures)('tells of %s in its own words', async (_, behaviour, status, message) => {
    const admin = await signedIn('admin');
    vendor.next = behaviour;
    for (const [path, body] of [
      [MAIN, WANTED],
      [BANNER, { prompt: 'Berries' }],
    ] as const) {
      const before = vendor.requests.length;
      const asked = () => ask(path, body, admin.cookie);
      const answer = await (behaviour.kind === 'silence'
        ? outlasted(10_000, asked, () => vendor.requests.length > before)
        : asked());
      expect({ status: answer.status, body: answer.body }).toMatchObject({
        status,
        body: { message: expect.stringMatching(message) },
      });
      expect(JSON.stringify(answer.body)).not.toContain('sk-test');
    }
  });
});

describe('POST /api/admin/generate-banner', () => {
  it('keeps the picture here and never links to the vendor', async () => {
    vendor.next = drawn;
    const { status, body } = await ask(BANNER, { prompt: 'Summer berries on a table' });
    expect(status).toBe(200);
    expect(await findMaster(nameOf((body as { imageUrl: string }).imageUrl))).not.toBeNull();
  });
});

describe('the calls that draw pictures', () => {
  it.each([0, 6, 1.5, '5', null])('refuse a count of %j', async (count) => {
    for (const path of [PROCESS, MAIN] as const) {
      expect(await ask(path, { ...WANTED, count })).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    expect(vendor.requests).toEqual([]);
  });

  it('refuse texts that are empty or too long, and unknown fields', async () => {
    expect((await ask(MAIN, { ...WANTED, recipeTitle: ' ' })).status).toBe(400);
    expect((await ask(MAIN, { ...WANTED, recipeTitle: 'a'.repeat(201) })).status).toBe(400);
    expect((await ask(MAIN, { ...WANTED, recipeDescription: 'a'.repeat(2001) })).status).toBe(400);
    expect((await ask(MAIN, { ...WANTED, publish: true })).status).toBe(400);
    expect((await ask(BANNER, { prompt: '' })).status).toBe(400);
    expect((await ask(BANNER, { prompt: 'a'.repeat(2001) })).status).toBe(400);
    expect(vendor.requests).toEqual([]);
  });

  it('know nothing of a recipe there is not', async () => {
    expect((await ask('/api/admin/recipes/no-such-dish/generate-main-images', WANTED)).status).toBe(404);
    expect((await ask('/api/admin/recipes/no-such-dish/generate-process-images', WANTED)).status).toBe(404);
  });

  it('are for administrators', async () => {
    const { cookie: premium } = await signedIn('premium');
    for (const path of [PROCESS, MAIN] as const) expect((await ask(path, WANTED, premium)).status).toBe(403);
    expect((await ask(BANNER, { prompt: 'Berries' }, premium)).status).toBe(403);
  });

  it('stop a member at one request more than the day has', async () => {
    const admin = await signedIn('admin');
    vendor.next = { kind: 'status', status: 500, error: {} };
    for (let call = 0; call < DAILY_PER_MEMBER; call++) await ask(MAIN, WANTED, admin.cookie);
    const { status, headers } = await ask(MAIN, WANTED, admin.cookie);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
