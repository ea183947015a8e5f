import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, gt } from 'drizzle-orm';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { recipes } from '#src/db/schema.ts';
import { TEASER_MARK } from '#src/domain/exclusive.ts';
import { CATEGORY_LABELS } from '#src/domain/kitchen.ts';
import { totalTime } from '#src/domain/recipe.ts';
import { paths, pictures } from '#src/paths.ts';
import { read } from './database.ts';
import { visibleTo } from './recipes.ts';
import { VISITOR } from './viewer.ts';

/** What an index was made from. */
export interface SearchIndexFacts {
  /** Number of the newest change known before it was made. */
  seq: number;
  /** Mark of the database. */
  database: number;
  recipes: number;
}

export interface SearchIndexFolder extends SearchIndexFacts {
  folder: string;
}

const FACTS = 'facts.json';
const BATCH = 500;
/** The one in use and the one before, which readers may still have open. */
const KEPT = 2;

/** Makes Pagefind's index of all published recipes in a new folder under `root`, and lets go of old ones. */
export async function writeSearchIndex(root: string, facts: Omit<SearchIndexFacts, 'recipes'>): Promise<void> {
  const name = `${Date.now()}-${process.pid}`;
  const draft = join(root, `draft-${name}`);
  await mkdir(root, { recursive: true });
  try {
    const total = await writeIndexFiles(draft);
    await writeFile(join(draft, FACTS), JSON.stringify({ ...facts, recipes: total } satisfies SearchIndexFacts));
    await rename(draft, join(root, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  for (const old of (await folders(root)).slice(KEPT)) await rm(join(root, old), { recursive: true, force: true });
}

/** Writes Pagefind's index of all published recipes into a folder; returns how many there are. */
export async function writeIndexFiles(folder: string): Promise<number> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en' });
    if (!index) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
    const total = await addRecipes(index);
    const written = await index.writeFiles({ outputPath: folder });
    if (written.errors.length > 0)
      throw new Error(`The search index could not be written: ${written.errors.join('; ')}`);
    return total;
  } finally {
    await close();
  }
}

/** The finished indexes of a database, the newest first. */
export async function searchIndexes(root: string, database: number): Promise<SearchIndexFolder[]> {
  const found = await Promise.all(
    (await folders(root)).map(async (name) => {
      const folder = join(root, name);
      const text = await readFile(join(folder, FACTS), 'utf8').catch(() => null);
      return text === null ? null : { ...(JSON.parse(text) as SearchIndexFacts), folder };
    }),
  );
  return found.filter((index) => index !== null).filter((index) => index.database === database);
}

const folders = async (root: string): Promise<string[]> =>
  (await readdir(root).catch(() => []))
    .filter((name) => /^\d+-\d+$/.test(name))
    .toSorted()
    .toReversed();

async function addRecipes(index: PagefindIndex): Promise<number> {
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
      minutes: String(totalTime(recipe)),
      // Found by that word, as it should be: all of `meta` is searched.
      ...(recipe.isPremiumOnly && { [TEASER_MARK]: 'exclusive' }),
    },
  };
}

function thumbnail(imageUrl: string | null): string {
  const name = imageUrl && pictures.nameOf(imageUrl);
  return name ? pictures.avif(name, 400) : (imageUrl ?? '');
}
