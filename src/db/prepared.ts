import { createClient } from '@libsql/client';
import type { DatabaseOptions } from './client.ts';
import { NEWEST_MIGRATION } from './newest-migration.ts';

/**
 * Whether a database has the newest schema and recipes in it, the exclusive ones among them; a quick look, so that a
 * start need not load the seeding.
 */
export async function isPrepared({ url, authToken }: DatabaseOptions): Promise<boolean> {
  const client = createClient(authToken ? { url, authToken } : { url });
  try {
    const { rows } = await client.execute(
      `select (select max(created_at) from __drizzle_migrations) as newest,
        exists (select 1 from recipes) and exists (select 1 from settings where name = 'catalogue') as filled`,
    );
    return Number(rows[0]?.newest ?? 0) >= NEWEST_MIGRATION && Number(rows[0]?.filled) === 1;
  } catch {
    return false;
  } finally {
    client.close();
  }
}
