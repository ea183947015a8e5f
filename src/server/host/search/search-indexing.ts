import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { figures } from '../../base/figures.ts';
import { log } from '../../base/log.ts';
import { tag } from '../../base/tags.ts';
import {
  giveUpIndexing,
  type SearchIndexFolder,
  type SearchIndexOwner,
  searchIndexes,
  writeSearchIndex,
} from '../../search/search-index.ts';
import type { Versions } from '../store/versions.ts';
import { mayBeShown, recipeOf } from './search-fragment.ts';

/** Milliseconds after a change before the index is made again, so that a row of edits makes it once. */
const SETTLING = 2000;
/** The index is made at most this share of the time, whatever the size of the catalogue and the number of changes. */
const BUSY_SHARE = 1 / 10;

export interface SearchIndexing {
  /** The index in use, then the one before. */
  current(): readonly SearchIndexFolder[];
  /**
   * Whether a fragment of an index tells of a recipe that was taken off the site or made exclusive since, or is torn:
   * then the index is let go of.
   */
  isHidden(index: SearchIndexFolder, fragment: Buffer): Promise<boolean>;
  /** Uses an index no more of which a file is torn, and has it made again. */
  letGo(index: SearchIndexFolder, error: unknown): Promise<void>;
  /** Gives up the index that is being made: the next who serve this folder make it. */
  stop(): Promise<void>;
}

/** Keeps the search index up to date in the background. */
export async function followSearchIndex(
  dataDir: string,
  versions: Versions,
  owner: SearchIndexOwner,
): Promise<SearchIndexing> {
  const root = join(dataDir, 'search');
  let indexes = await searchIndexes(root, owner);
  const noteIndex = () => {
    figures.searchIndex = indexes[0] ? { recipes: indexes[0].recipes } : null;
  };
  noteIndex();
  let pause = SETTLING;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const isBehind = (): boolean => (versions.of(tag.recipes)?.contentVersion ?? 0) > (indexes[0]?.seq ?? -1);

  function schedule(): void {
    if (timer || running || stopped || !isBehind()) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = makeAgain().finally(() => {
        running = undefined;
        schedule();
      });
    }, pause).unref();
  }

  async function makeAgain(): Promise<void> {
    const began = performance.now();
    try {
      await writeSearchIndex(root, { seq: versions.sequence, ...owner });
      indexes = await searchIndexes(root, owner);
      noteIndex();
      log.info({ recipes: indexes[0]?.recipes, ms: Math.round(performance.now() - began) }, 'search index made again');
    } catch (error) {
      if (stopped) return;
      log.error({ err: error }, 'the search index could not be made; the last one stays in use');
    }
    pause = Math.max(SETTLING, (performance.now() - began) / BUSY_SHARE);
  }

  /** Where one file is torn, as after a power loss, others are. */
  async function letGo(torn: SearchIndexFolder, error: unknown): Promise<void> {
    log.error({ err: error, folder: torn.folder }, 'the search index is torn; it is made again');
    indexes = indexes.filter(({ folder }) => folder !== torn.folder);
    await rm(torn.folder, { recursive: true, force: true });
    schedule();
  }

  versions.onMove(schedule);
  schedule();
  return {
    current: () => indexes,
    letGo,
    async isHidden(index, fragment) {
      let id: string;
      try {
        id = recipeOf(fragment);
      } catch (error) {
        await letGo(index, error);
        return true;
      }
      const changed = (versions.of(tag.recipe(id))?.contentVersion ?? 0) > index.seq;
      return changed && !(await mayBeShown(fragment));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (!running) return;
      await giveUpIndexing();
      await running;
    },
  };
}
