import { join } from 'node:path';
import { keepFilesPrivate } from '../../base/data-dir.ts';
import { closeDatabase, takeTime } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { tag } from '../../base/tags.ts';
import { type SearchIndexOwner, searchIndexes, writeSearchIndex } from '../../search/search-index.ts';
import { publicAddresses } from '../../sitemap/public-addresses.ts';
import { assemble } from '../assemble.ts';
import { removeLeftovers } from './leftovers.ts';
import type { Versions } from './versions.ts';

/** Pages in the making at a time: one renders while others are compressed on other threads. */
const AT_ONCE = 6;

export interface PrerenderProgress {
  done: number;
  /** Made now; the others were current already. */
  made: number;
  total: number;
}

/** One process's share of the work: pages `index`, `index + of`, … */
export interface WorkShare {
  index: number;
  of: number;
}

export interface Filled extends PrerenderProgress {
  /** Addresses that gave no page to keep. */
  notStorable: string[];
}

/** Counts the public pages. */
export async function countPages(): Promise<number> {
  takeTime();
  return (await publicAddresses()).length;
}

/**
 * Makes a part of the public pages, those that are not current in the page store of the build in `dist`; the first part
 * also makes the search index and clears what older builds left. Throws when a page cannot be rendered.
 */
export async function fillStore(
  dist: string,
  { index, of }: WorkShare,
  onProgress: (progress: PrerenderProgress) => void,
): Promise<Filled> {
  keepFilesPrivate();
  takeTime();
  const { store, disk, versions, searchOwner } = await assemble(dist);
  const addresses = (await publicAddresses()).filter((_, at) => at % of === index);
  const notStorable: string[] = [];
  const progress: PrerenderProgress = { done: 0, made: 0, total: addresses.length };
  const queue = addresses.values();
  const worker = async () => {
    for (const address of queue) {
      const outcome = await store.ensure(address);
      if (outcome === 'made') progress.made++;
      if (outcome === 'not storable') notStorable.push(address);
      progress.done++;
      onProgress({ ...progress });
    }
  };
  const pages = Array.from({ length: AT_ONCE }, worker);
  // Pagefind works in a process of its own, beside the pages.
  await Promise.all(
    index === 0 ? [...pages, removeLeftovers(disk, searchOwner), refreshSearchIndex(versions, searchOwner)] : pages,
  );
  await store.settled();
  versions.stop();
  closeDatabase();
  return { ...progress, notStorable };
}

/** Makes the search index, unless it is of today's recipes already. */
async function refreshSearchIndex(versions: Versions, owner: SearchIndexOwner): Promise<void> {
  const root = join(env().DATA_DIR, 'search');
  const [newest] = await searchIndexes(root, owner);
  if (newest && newest.seq >= (versions.of(tag.recipes)?.contentVersion ?? 0)) return;
  await writeSearchIndex(root, { seq: versions.sequence, ...owner });
}
