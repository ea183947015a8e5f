import { join } from 'node:path';
import { closeDatabase } from '../database.ts';
import { env } from '../env.ts';
import { publicAddresses } from '../public-addresses.ts';
import { searchIndexes, writeSearchIndex } from '../search-index.ts';
import { tag } from '../tags.ts';
import { assemble } from './assemble.ts';
import { databaseMark } from './edition.ts';
import { THOROUGH } from './encodings.ts';
import type { Versions } from './versions.ts';

/** Pages in the making at a time: one renders while others are compressed on other threads. */
const AT_ONCE = 6;

export interface PrerenderProgress {
  done: number;
  /** Made now; the others were current already. */
  made: number;
  total: number;
}

/**
 * Makes every public page that is not current in the page store of the build in `dist`, then the search index. Throws
 * when a page cannot be rendered.
 */
export async function fillStore(
  dist: string,
  onProgress: (progress: PrerenderProgress) => void,
): Promise<PrerenderProgress & { notStorable: string[]; searchIndexed: boolean }> {
  const { store, disk, versions } = await assemble(dist);
  const addresses = await publicAddresses();
  const notStorable: string[] = [];
  const progress: PrerenderProgress = { done: 0, made: 0, total: addresses.length };
  const queue = addresses.values();
  const worker = async () => {
    for (const address of queue) {
      const outcome = await store.ensure(address, THOROUGH);
      if (outcome === 'made') progress.made++;
      if (outcome === 'not storable') notStorable.push(address);
      progress.done++;
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await store.settled();
  await disk.prune();
  const searchIndexed = await refreshSearchIndex(versions);
  versions.stop();
  closeDatabase();
  return { ...progress, notStorable, searchIndexed };
}

/** Makes the search index, unless it is of today's recipes already. */
async function refreshSearchIndex(versions: Versions): Promise<boolean> {
  const root = join(env().DATA_DIR, 'search');
  const database = await databaseMark();
  const [newest] = await searchIndexes(root, database);
  if (newest && newest.seq >= (versions.of(tag.recipes)?.contentVersion ?? 0)) return false;
  await writeSearchIndex(root, { seq: versions.sequence, database });
  return true;
}
