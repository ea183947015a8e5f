import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

const MANY = 200;
/** Milliseconds in which plans of another process are known, and the pages made. */
const SOON = 20_000;

async function plan(prefix: string, count: number, publishAt: number): Promise<string[]> {
  const [row] = await read().select().from(recipes).where(eq(recipes.id, 'red-lentil-dal'));
  if (!row) throw new Error('no recipe');
  const { number, ...columns } = row;
  const ids = Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
  await write(async (tx) => {
    for (const id of ids) await tx.insert(recipes).values({ ...columns, id, isPublished: false, publishAt });
  });
  return ids;
}
const see = async (id: string) => {
  const answer = await fetch(`${server.url}/recipes/${id}`);
  await answer.text();
  return { status: answer.status, state: answer.headers.get('x-cache') };
};

describe('recipes that wait for their time', () => {
  it('are public together, with pages that were made before', async () => {
    const publishAt = Date.now() + SOON;
    const ids = await plan('planned', MANY, publishAt);
    expect((await see('planned-0')).status).toBe(404);
    await expect.poll(async () => (await see('planned-0')).status, { interval: 50 }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt);
    const seen = await Promise.all(ids.map(see));
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.filter(({ state }) => state !== 'HIT')).toEqual([]);
    const page = await (await fetch(`${server.url}/recipes/planned-7`)).text();
    expect(/"dateModified":"([^"]+)"/.exec(page)?.[1]).toBe(new Date(publishAt).toISOString());
  });

  it('are public after a start, where their time passed while nothing ran', async () => {
    await server.stop();
    await plan('late', 1, Date.now() - 60_000);
    server = await startServer({ DATA_DIR: env().DATA_DIR });
    await expect.poll(async () => (await see('late-0')).status).toBe(200);
  });
});
