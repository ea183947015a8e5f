import { readBuildInfo } from '#src/server/host/build/build-info.ts';
import { databaseMark } from '#src/server/host/store/edition.ts';
import type { SearchIndexOwner } from '#src/server/search/search-index.ts';

/** Whose search indexes the built server uses on this test's database. */
export const searchOwner = async (): Promise<SearchIndexOwner> => ({
  database: await databaseMark(),
  build: readBuildInfo('dist').id,
});
