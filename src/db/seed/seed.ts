import { count } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { recipes } from '../schema.ts';
import { readCatalogue } from './catalogue.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { hasPicture } from './pictures.ts';

const CHUNK = 50;

/** Puts the catalogue into a database without recipes. Returns how many it put in; 0 when there were some. */
export async function seedCatalogue(database: Database, now = Date.now()): Promise<number> {
  const [present] = await database.read.select({ total: count() }).from(recipes);
  if (present?.total) return 0;
  const catalogue = await readCatalogue();
  if (catalogue.mistakes.length > 0) {
    throw new Error(catalogue.mistakes.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  }
  // Oldest first, because a later recipe has a higher number and lists go by it.
  const rows = catalogueRows(catalogue.recipes, now, hasPicture).toReversed();
  await database.write(async (tx, change) => {
    for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(recipes).values(rows.slice(at, at + CHUNK));
    change.touch('content', 'recipes', 'trending', 'site');
  });
  return rows.length;
}
