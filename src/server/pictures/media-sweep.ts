import { sql } from 'drizzle-orm';
import { PICTURE_COLUMNS } from '#src/db/schema/pictures.ts';
import { read } from '../base/database.ts';
import { workThrough } from '../base/jobs.ts';
import { mediaStore } from './media-store.ts';

/** The name of a picture that is served, of one that is staged, and of a file of the site's own look. */
const NAME = /[msl]-[0-9a-f]{24}/g;
/** The same for the database, which then hands out no more than it must. */
const NAMED = `*[msl]-${'[0-9a-f]'.repeat(24)}*`;
/** A picture that is uploaded is not yet on a recipe: it is left alone for as long as somebody may still be writing. */
const PATIENCE = 7 * 24 * 3_600_000;

/** Removes uploaded pictures that no column for pictures names, seven days after they came last. */
export async function sweepMedia(now = Date.now()): Promise<void> {
  const sweep = (files: readonly string[]) =>
    workThrough('media', files, { idOf: (file) => file, work: (file) => mediaStore().remove(file), now });
  if ((await unusedFiles(now)).length === 0) return sweep([]);
  // Loaded only when there is something to remove: it brings sharp along.
  const { betweenUploads } = await import('./media.ts');
  await betweenUploads(async () => {
    // Looked for again: a picture may have been uploaded anew, or used, before it was the sweep's turn.
    await sweep(await unusedFiles(now));
  });
}

/** The owner of a file: its picture, or itself where a killed process left the beginning of one (`.m-….part`). */
const ownerOf = (file: string): string => (file.startsWith('.') ? file : (file.match(NAME)?.[0] ?? file));

/** Files of pictures nobody uses and of which nothing is new, the other way round than they are written: masters first. */
async function unusedFiles(now: number): Promise<string[]> {
  const byName = Map.groupBy(await mediaStore().list(), ({ file }) => ownerOf(file));
  const old = [...byName].filter(([, files]) => files.every(({ keptAt }) => keptAt < now - PATIENCE));
  if (old.length === 0) return [];
  const used = await usedNames();
  const unused = old.filter(([name]) => !used.has(name)).flatMap(([, files]) => files.map(({ file }) => file));
  const isMaster = (file: string) => file.endsWith('.jpg');
  return [...unused.filter(isMaster), ...unused.filter((file) => !isMaster(file))];
}

/** Every uploaded picture's name in the columns that hold pictures: in one statement, so that none is missed on its way from one to another. */
async function usedNames(): Promise<Set<string>> {
  const texts = PICTURE_COLUMNS.map(
    (column) => sql`select ${column} from ${column.table} where ${column} glob ${NAMED}`,
  );
  const rows = await read().values<[string]>(sql.join(texts, sql` union all `));
  return new Set(rows.flatMap(([text]) => text.match(NAME) ?? []));
}
