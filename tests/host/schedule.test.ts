import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { TURN } from '#tests/support/held-clock.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

/** Its clock stands at this time, and turns by a minute when it is told to. */
const HELD_AT = Date.now();
const heldClock = {
  HELD_AT: String(HELD_AT),
  NODE_OPTIONS: `--import=${new URL('../support/held-clock.ts', import.meta.url).href}`,
};
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: env().DATA_DIR, LOG_LEVEL: 'info', ...heldClock });
});
afterAll(() => server.stop());

const MANY = 40;

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
    const publishAt = HELD_AT + TURN;
    const ids = await plan('planned', MANY, publishAt);
    expect((await see('planned-0')).status).toBe(404);
    await eventually(() => expect(server.printed()).toContain(`"pages":${MANY}`));
    expect((await see('planned-0')).status).toBe(404);
    server.process.kill('SIGWINCH');
    await eventually(async () => expect((await see('planned-0')).status).toBe(200));
    const seen = await Promise.all(ids.map(see));
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.filter(({ state }) => state !== 'HIT')).toEqual([]);
    const page = await (await fetch(`${server.url}/recipes/planned-7`)).text();
    expect(/"dateModified":"([^"]+)"/.exec(page)?.[1]).toBe(new Date(publishAt).toISOString());
  });

  it('are public after a start, where their time passed while nothing ran', async () => {
    await server.stop();
    await plan('late', 1, HELD_AT - TURN);
    server = await startServer({ DATA_DIR: env().DATA_DIR });
    await eventually(async () => expect((await see('late-0')).status).toBe(200));
  });
});
