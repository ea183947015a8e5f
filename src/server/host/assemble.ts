import { join } from 'node:path';
import { database } from '../base/database.ts';
import { env } from '../base/env.ts';
import type { SearchIndexOwner } from '../search/search-index.ts';
import { type BuildInfo, readBuildInfo } from './build/build-info.ts';
import { type AstroApp, openAstroApp } from './node/astro-app.ts';
import { databaseMark, edition } from './store/edition.ts';
import { openPageDisk, type PageDisk } from './store/page-disk.ts';
import { openPageStore, type PageStore } from './store/page-store.ts';
import { followVersions, type Versions } from './store/versions.ts';

/** Pages held in memory; all others are one file away. */
const PAGE_MEMORY = 48 * 1024 * 1024;
/** Searches, filters and orders of the listing: too many to keep each, and kept as long as they are true and have room. */
const LISTING_MEMORY = 8 * 1024 * 1024;

export interface Assembled {
  app: AstroApp;
  build: BuildInfo;
  versions: Versions;
  disk: PageDisk;
  store: PageStore;
  /** Searches and filters of the listing, in memory alone. */
  listings: PageStore;
  searchOwner: SearchIndexOwner;
}

/** The parts that serving and pre-rendering share: the application, the content versions and the page stores. */
export async function assemble(dist: string): Promise<Assembled> {
  const build = readBuildInfo(dist);
  const app = openAstroApp();
  const versions = followVersions(database());
  await versions.refresh();
  const disk = openPageDisk(join(env().DATA_DIR, 'pages'), await edition(build.id));
  const store = openPageStore({ versions, disk, render: app.render, memoryLimit: PAGE_MEMORY });
  const listings = openPageStore({ versions, disk: null, render: app.render, memoryLimit: LISTING_MEMORY });
  const searchOwner = { database: await databaseMark(), build: build.id };
  return { app, build, versions, disk, store, listings, searchOwner };
}
