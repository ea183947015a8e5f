import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, gt } from 'drizzle-orm';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { z } from 'zod';
import { recipes } from '#src/db/schema.ts';
import { moveIntoPlace, writeWhole } from '#src/db/whole-file.ts';
import { patternFrom } from '#src/domain/pattern.ts';
import { TEASER_MARK } from '#src/domain/recipes/exclusive.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { timeText } from '#src/domain/recipes/times.ts';
import { paths, pictures } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { removeDrafts } from '../base/drafts.ts';
import { log } from '../base/log.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';
import { type DictionaryMaker, dictionaryMaker } from './dictionary.ts';

/** What an index was made from. */
const factsSchema = z.object({
  /** Number of the newest change known before it was made. */
  seq: z.int(),
  /** Mark of the database. */
  database: z.int(),
  /** Build that made it: another may write down other things of a recipe. */
  build: z.string(),
  recipes: z.int(),
});
export type SearchIndexFacts = z.infer<typeof factsSchema>;
/** The database and build an index belongs to; no other is used. */
export type SearchIndexOwner = Pick<SearchIndexFacts, 'database' | 'build'>;

export interface SearchIndexFolder extends SearchIndexFacts {
  folder: string;
}

const FACTS = 'facts.json';
/** What mends and widens the words before the index is asked. */
export const DICTIONARY = 'dictionary.json';
const DRAFT = 'draft-';
const BATCH = 500;
/** The one in use and the one before, which readers may still have open. */
const KEPT = 2;
/**
 * Milliseconds after which Pagefind is given up: when its process is killed, for want of memory say, it never answers.
 * An index of 20,000 recipes takes it half a minute.
 */
export const LONGEST = 10 * 60_000;

/** Makes Pagefind's index of all published recipes in a new folder under `root`, and lets go of old ones. */
export async function writeSearchIndex(root: string, facts: Omit<SearchIndexFacts, 'recipes'>): Promise<void> {
  const name = `${Date.now()}-${process.pid}`;
  const draft = join(root, `${DRAFT}${name}`);
  try {
    const total = await writeIndexFiles(draft);
    const text = JSON.stringify({ ...facts, recipes: total } satisfies SearchIndexFacts);
    await writeWhole(join(draft, FACTS), text);
    await moveIntoPlace(draft, join(root, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await removeOldIndexes(root, facts);
}

/** Removes all indexes but the newest of this database and build, and drafts whose process was killed. */
export async function removeOldIndexes(root: string, owner: SearchIndexOwner): Promise<void> {
  // Listed first: one that another process finishes meanwhile is not removed.
  const all = await folders(root);
  const kept = (await searchIndexes(root, owner)).slice(0, KEPT).map(({ folder }) => folder);
  for (const folder of all) if (!kept.includes(folder)) await rm(folder, { recursive: true, force: true });
  await removeDrafts(root, patternFrom(`^${DRAFT}\\d+-(\\d+)$`));
}

/** Writes Pagefind's index of all published recipes and its dictionary into a folder; returns how many there are. */
export async function writeIndexFiles(folder: string): Promise<number> {
  const patience = setTimeout(() => {
    log.error({ ms: LONGEST }, 'Pagefind does not answer any more; it is stopped');
    void giveUpIndexing();
  }, LONGEST);
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en' });
    if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
    const dictionary = dictionaryMaker();
    const total = await addRecipes(index, dictionary);
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0)
      throw new Error(`The search index could not be written: ${written.errors.join('; ')}`);
    await writeFile(join(folder, DICTIONARY), JSON.stringify(dictionary.finish()));
    return total;
  } finally {
    clearTimeout(patience);
    await giveUpIndexing();
  }
}

/** Ends Pagefind, of which a process has one: whoever waits for it is refused. */
export const giveUpIndexing = close;

/** The finished indexes of an owner, the newest first: by the change they know of, as a clock may be set back. */
export async function searchIndexes(root: string, owner: SearchIndexOwner): Promise<SearchIndexFolder[]> {
  const found = await Promise.all((await folders(root)).map(openIndex));
  return found
    .filter((index) => index !== null)
    .filter(({ database, build }) => database === owner.database && build === owner.build)
    .toSorted((one, other) => other.seq - one.seq);
}

/** `null` where the facts cannot be read: after a power loss they may be empty, and the rest no better. */
async function openIndex(folder: string): Promise<SearchIndexFolder | null> {
  try {
    return { ...factsSchema.parse(JSON.parse(await readFile(join(folder, FACTS), 'utf8'))), folder };
  } catch {
    return null;
  }
}

/** Folders of finished indexes, the last made first. */
const folders = async (root: string): Promise<string[]> =>
  (await readdir(root).catch(() => []))
    .filter((name) => /^\d+-\d+$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(root, name));

async function addRecipes(index: PagefindIndex, dictionary: DictionaryMaker): Promise<number> {
  let total = 0;
  let after = '';
  for (;;) {
    const rows = await read()
      .select()
      .from(recipes)
      .where(and(visibleTo(VISITOR), gt(recipes.id, after)))
      .orderBy(recipes.id)
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return total;
    for (const { errors } of await Promise.all(rows.map((row) => index.addCustomRecord(recordOf(row))))) {
      if (errors.length > 0) throw new Error(`A recipe could not be indexed: ${errors.join('; ')}`);
    }
    for (const row of rows) dictionary.add({ ...row, ingredients: row.isPremiumOnly ? [] : row.ingredients });
    total += rows.length;
    after = last.id;
  }
}

function recordOf(recipe: typeof recipes.$inferSelect) {
  const words = [
    recipe.title,
    recipe.description,
    CATEGORY_LABELS[recipe.category],
    recipe.cuisine ?? '',
    recipe.tags.join(' ').replaceAll('-', ' '),
    // What somebody may not read must not be found either.
    ...(recipe.isPremiumOnly ? [] : [recipe.ingredients.join('. '), recipe.searchAliases]),
  ];
  return {
    url: paths.recipe(recipe.id),
    content: words.filter(Boolean).join('. '),
    language: 'en',
    meta: {
      title: recipe.title,
      image: thumbnail(recipe.imageUrl),
      time: timeText(recipe),
      // Found by that word, as it should be: all of `meta` is searched.
      ...(recipe.isPremiumOnly && { [TEASER_MARK]: 'exclusive' }),
    },
  };
}

function thumbnail(imageUrl: string | null): string {
  const name = imageUrl && pictures.nameOf(imageUrl);
  return name ? pictures.avif(name, 400) : (imageUrl ?? '');
}
