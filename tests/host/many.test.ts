import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, read } from '#src/server/database.ts';
import { env } from '#src/server/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { type LibsqlServer, SQLD, startSqld } from '#tests/support/sqld.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';

seededDatabase();

const RECIPE = '/recipes/red-lentil-dal';
let database: LibsqlServer;
let one: RunningServer;
let two: RunningServer;
let cookie: string;

describe.skipIf(!SQLD)('two processes on one libSQL server', () => {
  beforeAll(async () => {
    ({ cookie } = await signedIn());
    await read().run(sql`pragma wal_checkpoint(truncate)`);
    closeDatabase();
    database = await startSqld({ from: join(env().DATA_DIR, DATABASE_FILE) });
    [one, two] = await Promise.all([
      startServer({ DATABASE_URL: database.url }),
      startServer({ DATABASE_URL: database.url }),
    ]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()]);
    await database?.stop();
  });

  const see = async (server: RunningServer): Promise<string> => (await fetch(server.url + RECIPE)).text();

  it('see within a second what was changed through the other', async () => {
    for (const server of [one, two]) expect(await see(server)).not.toContain('"ratingCount"');
    const rated = await fetch(`${one.url}/api/ratings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ recipeId: 'red-lentil-dal', rating: 5 }),
    });
    expect(rated.status).toBe(200);
    await Promise.all(
      [one, two].map((server) =>
        expect.poll(() => see(server), { interval: 20, timeout: 1000 }).toContain('"ratingCount":1'),
      ),
    );
  });

  it('go on serving their pages without it, and say that they are not ready', async () => {
    await expect.poll(async () => (await fetch(two.url + RECIPE)).headers.get('x-cache')).toBe('HIT');
    await database.stop();
    expect((await fetch(`${two.url}/readyz`)).status).toBe(503);
    expect((await fetch(two.url + RECIPE)).headers.get('x-cache')).toBe('HIT');
  });
});
