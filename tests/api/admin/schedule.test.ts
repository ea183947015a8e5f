import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { recipeRevisions, recipes } from '#src/db/schema.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { read, write } from '#src/server/base/database.ts';
import { binOne } from '#src/server/published/bin.ts';
import * as schedule from '#src/server/published/schedule.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

const MINUTE = 60_000;
const DRAFT = {
  title: 'Planned tofu',
  description: 'Fried until it is golden, and eaten at once.',
  category: 'dinner',
  prepTime: 5,
  cookTime: 10,
  servings: 2,
  ingredients: ['400 g tofu', '2 tbsp olive oil'],
  instructions: ['Fry the tofu in the oil.'],
};

let cookie = '';
let noon = 0;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
beforeEach(() => {
  noon = Math.ceil(Date.now() / MINUTE) * MINUTE;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(async () => {
  vi.useRealTimers();
  await write((tx) => tx.update(recipes).set({ publishAt: null, unpublishAt: null }));
});

const carryOutSchedule = (now?: number) => schedule.carryOutSchedule(PUBLISHED_KINDS, now);
const nextDue = () => schedule.nextDue(PUBLISHED_KINDS);
const ask = (method: string, path: `/api${string}`, body?: unknown) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });
async function planned(more: object): Promise<AdminRecipe> {
  const { status, body } = await ask('POST', '/api/recipes', { ...DRAFT, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as AdminRecipe;
}
const stateOf = async (id: string) => {
  const { isPublished, publishAt, unpublishAt, publishedAt } = recipes;
  const [row] = await read()
    .select({ isPublished, publishAt, unpublishAt, publishedAt })
    .from(recipes)
    .where(eq(recipes.id, id));
  return row;
};
const statusOf = async (id: string) => (await api('GET', `/api/recipes/${id}`)).status;

describe('a recipe that waits for its time', () => {
  it('is a draft before, public from its minute on, and off the site again when that time comes', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE, unpublishAt: noon + 3 * MINUTE });
    expect(await nextDue()).toBe(noon + MINUTE);
    await carryOutSchedule(noon + MINUTE - 1);
    expect(await statusOf(id)).toBe(404);
    vi.setSystemTime(noon + MINUTE);
    expect(await carryOutSchedule()).toMatchObject({ shown: [{ id }], hidden: [] });
    expect(await statusOf(id)).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isPublished: true, publishAt: null, publishedAt: noon + MINUTE });
    expect(await lastAudit()).toMatchObject({ action: 'recipe.publish', subject: id, actor: 'the schedule' });
    expect(await nextDue()).toBe(noon + 3 * MINUTE);
    expect(await carryOutSchedule(noon + 3 * MINUTE)).toMatchObject({ shown: [], hidden: [{ id }] });
    expect(await statusOf(id)).toBe(404);
    expect(await nextDue()).toBeNull();
  });

  it('is what it would be by then where both times passed while nothing ran', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE, unpublishAt: noon + 2 * MINUTE });
    await carryOutSchedule(noon + 60 * MINUTE);
    expect(await stateOf(id)).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null });
  });

  it('waits in the bin, where its time passes without it', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE });
    await binOne(recipeKind, id, { id: 'nobody', email: 'ada@example.org', role: 'admin' });
    expect(await carryOutSchedule(noon + 2 * MINUTE)).toEqual({ shown: [], hidden: [] });
    expect(await stateOf(id)).toMatchObject({ isPublished: false, publishAt: noon + MINUTE });
    expect(await nextDue()).toBeNull();
  });

  it('is published once, and stays so when the clock goes back', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE });
    await carryOutSchedule(noon + MINUTE);
    expect(await carryOutSchedule(noon)).toEqual({ shown: [], hidden: [] });
    expect(await carryOutSchedule(noon + 2 * MINUTE)).toEqual({ shown: [], hidden: [] });
    expect(await statusOf(id)).toBe(200);
  });

  it('waits for nothing any more once somebody publishes it, or takes it off, by hand', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE, unpublishAt: noon + 2 * MINUTE });
    await ask('POST', '/api/admin/recipes/bulk', { ids: [id], action: 'publish' });
    expect(await stateOf(id)).toMatchObject({ isPublished: true, publishAt: null, unpublishAt: noon + 2 * MINUTE });
    await ask('POST', '/api/admin/recipes/bulk', { ids: [id], action: 'unpublish' });
    expect(await stateOf(id)).toMatchObject({ isPublished: false, publishAt: null, unpublishAt: null });
  });

  it('keeps its plan, and whether it is public, when an earlier version is restored', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE });
    await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Planned and renamed', publishAt: noon + 2 * MINUTE });
    const [revision] = await read().select().from(recipeRevisions).where(eq(recipeRevisions.of, id));
    await ask('POST', `/api/admin/recipes/${id}/revisions/${revision?.id}/restore`);
    expect(await stateOf(id)).toMatchObject({ publishAt: noon + 2 * MINUTE });
  });

  it('is refused while somebody is there to mend it, where it may not be public', async () => {
    const { status, body } = await ask('POST', '/api/recipes', {
      ...DRAFT,
      ingredients: ['400 g tofu', '2 eggs'],
      publishAt: noon + MINUTE,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'ingredients.1' }] });
  });

  it('stays a draft, with the reason in the log, where the rules have changed since', async () => {
    const { id } = await planned({ publishAt: noon + MINUTE });
    await write((tx) =>
      tx
        .update(recipes)
        .set({ ingredients: ['2 eggs'], gateRules: 'older', marks: [] })
        .where(eq(recipes.id, id)),
    );
    expect(await carryOutSchedule(noon + MINUTE)).toEqual({ shown: [], hidden: [] });
    expect(await stateOf(id)).toMatchObject({ isPublished: false, publishAt: null });
    expect(await lastAudit()).toMatchObject({ action: 'recipe.schedule_refused', subject: id });
  });

  it('comes with two hundred others, in one write', async () => {
    const { id } = await planned({});
    const [row] = await read().select().from(recipes).where(eq(recipes.id, id));
    if (!row) throw new Error('no recipe');
    const { number, ...columns } = row;
    await write(async (tx) => {
      for (let n = 0; n < 200; n++)
        await tx.insert(recipes).values({ ...columns, id: `planned-${n}`, publishAt: noon + MINUTE });
    });
    const { shown } = await carryOutSchedule(noon + MINUTE);
    expect(shown).toHaveLength(200);
    expect(await statusOf('planned-199')).toBe(200);
  });
});

describe('times that make no sense', () => {
  it.each([
    ['publishAt', { publishAt: -MINUTE }, 'This time has passed. Choose a later one, or tick Published'],
    ['unpublishAt', { unpublishAt: -MINUTE }, 'This time has passed. Choose a later one, or untick Published'],
    ['unpublishAt', { publishAt: 2 * MINUTE, unpublishAt: MINUTE }, 'It would be unpublished before'],
    ['publishAt', { publishAt: MINUTE, published: true }, 'It’s already published.'],
  ] as [string, { publishAt?: number; unpublishAt?: number; published?: true }, string][])(
    'are refused at %s: %j',
    async (path, { published, ...times }, message) => {
      const at = Object.fromEntries(Object.entries(times).map(([name, offset]) => [name, noon + offset]));
      const { status, body } = await ask('POST', '/api/recipes', { ...DRAFT, ...at, ...(published && { published }) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path, message: expect.stringContaining(message) }] });
    },
  );

  it('are no reason to refuse another change, where the time passed meanwhile', async () => {
    const { id, publishAt } = await planned({ publishAt: noon + MINUTE });
    vi.setSystemTime(noon + 2 * MINUTE);
    const { status } = await ask('PATCH', `/api/admin/recipes/${id}`, { title: 'Later', publishAt });
    expect(status).toBe(200);
  });
});
