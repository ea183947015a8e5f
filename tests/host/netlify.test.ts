import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { PAGE_DIRECTIVES } from '#src/server/http/csp.ts';
import { type NetlifyBuild, netlifyBuild, SITE_URL } from '#tests/support/netlify.ts';
import { type LibsqlServer, SQLD, startSqld } from '#tests/support/sqld.ts';

const RECIPE = '/recipes/red-lentil-dal';
const PURGE_API = 'https://api.netlify.com/api/v1/purge';

/** Tags of each purge Netlify was asked for. */
const purges: string[][] = [];
/** What Netlify answers next; afterwards it accepts again. */
const purgeAnswers: number[] = [];

let server: LibsqlServer;
let site: NetlifyBuild;

describe.skipIf(!SQLD)('site on Netlify', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    server = await startSqld({ from: inject('template') });
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      URL: SITE_URL,
      SITE_NAME: 'calm-otter-1',
      SITE_ID: 'site-1',
      NETLIFY_PURGE_API_TOKEN: 'purge-token',
    });
    site = await netlifyBuild(server.url);
    await database(({ beginPurging, db }) => beginPurging(db));
  }, 600_000);
  afterAll(async () => {
    await site?.remove();
    await server?.stop();
  });
  beforeEach(() => {
    purges.length = 0;
    const network = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input) !== PURGE_API) return network(input, init);
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer purge-token');
      const order = JSON.parse(String(init?.body)) as { site_id: string; cache_tags: string[] };
      expect(order.site_id).toBe('site-1');
      purges.push(order.cache_tags);
      return new Response(null, { status: purgeAnswers.shift() ?? 202 });
    });
  });

  /** Another process on the same database. */
  async function database<T>(
    work: (door: {
      db: import('#src/db/client.ts').Database;
      beginPurging: (db: import('#src/db/client.ts').Database) => Promise<void>;
    }) => Promise<T>,
  ): Promise<T> {
    const { openDatabase } = await import('#src/db/client.ts');
    const { beginPurging } = await import('#src/server/host/netlify/purging.ts');
    const db = openDatabase({ url: server.url });
    try {
      return await work({ db, beginPurging });
    } finally {
      db.close();
    }
  }
});
