import { join } from 'node:path';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { removeOldIndexes, type SearchIndexOwner } from '../../search/search-index.ts';
import type { PageDisk } from './page-disk.ts';

/**
 * Removes from DATA_DIR what older builds made and what killed processes were writing: pages and search indexes. What
 * cannot be removed only takes room.
 */
export async function removeLeftovers(disk: PageDisk, searchOwner: SearchIndexOwner): Promise<void> {
  const removals = [disk.prune(), removeOldIndexes(join(env().DATA_DIR, 'search'), searchOwner)];
  for (const removal of await Promise.allSettled(removals)) {
    if (removal.status === 'rejected') log.warn({ err: removal.reason }, 'something old could not be removed');
  }
}
