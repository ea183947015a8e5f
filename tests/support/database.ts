import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { closeDatabase } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { DATABASE_FILE } from './template.ts';

/**
 * Gives this test file a database of its own with the whole catalogue: call it once, at the top of the file. `read()`
 * and `write()` of `src/server/base/database.ts` then work on it; it is closed after the last test.
 */
export function seededDatabase(): void {
  copyFileSync(inject('template'), join(env().DATA_DIR, DATABASE_FILE));
  afterAll(closeDatabase);
}
