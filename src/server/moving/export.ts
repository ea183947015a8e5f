import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { and, asc, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { RecipePlace } from '#src/domain/recipes/formats/facts.ts';
import {
  ARCHIVE_FORMATS,
  type ArchiveFormat,
  RECIPE_FORMATS,
  type RecipeFormat,
} from '#src/domain/recipes/formats/formats.ts';
import { mealieRecipe } from '#src/domain/recipes/formats/mealie.ts';
import { paprikaRecipe } from '#src/domain/recipes/formats/paprika.ts';
import { PICTURE_FOLDER, picturesOf, recipeFile } from '#src/domain/recipes/formats/recipe-file.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { pictures } from '#src/paths.ts';
import { type AdminRecipeFilter, matching } from '../admin/matching.ts';
import { recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import type { SignedIn } from '../base/viewer.ts';
import { findMaster } from '../pictures/crops.ts';
import { toRecipe } from '../recipes/recipes.ts';
import { type ArchiveFile, zipOf } from './zip.ts';

/** Recipes read at once. */
const BATCH = 50;

/** What makes texts of recipes where addresses are known. */
interface Writers {
  write: (format: RecipeFormat, recipe: Recipe) => string;
  place: (recipe: Recipe) => RecipePlace;
}

interface ExportOrder extends AdminRecipeFilter {
  format: ArchiveFormat;
  /** Those that are chosen; else all of the list under the filter. */
  ids?: readonly string[] | undefined;
}

const archives = cap({ times: 20, seconds: 3600 });

/**
 * Recipes as an archive, drafts among them: of an author their own. That they were taken along is written down. Throws
 * `rate_limited`.
 */
export async function exportRecipes(
  actor: SignedIn,
  { format, ids, ...filter }: ExportOrder,
  writers: Writers,
): Promise<{ name: string; archive: Readable }> {
  await archives.take(actor.id);
  const which = and(
    await matching(filter, actor),
    ids && inArray(recipes.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
  );
  const { ending } = ARCHIVE_FORMATS[format];
  const name = `recipes-${format}.${ending}`;
  await write((tx) => recordAudit(tx, actor, { action: 'recipe.export', subject: name, details: ids ? { ids } : {} }));
  return { name, archive: zipOf(archiveFiles(format, which, writers)) };
}

type Row = typeof recipes.$inferSelect;

/** All recipes as an archive, and how many it has got so far. */
export function allRecipes(format: ArchiveFormat, writers: Writers): { archive: Readable; count: () => number } {
  let read = 0;
  const onRecipe = () => {
    read += 1;
  };
  return { archive: zipOf(archiveFiles(format, isNull(recipes.deletedAt), writers, onRecipe)), count: () => read };
}

/** The files of an archive of recipes, one recipe after the other. */
async function* archiveFiles(
  format: ArchiveFormat,
  which: SQL | undefined,
  writers: Writers,
  onRecipe?: () => void,
): AsyncGenerator<ArchiveFile> {
  const pictured = new Set<string>();
  for await (const row of rowsOf(which)) {
    onRecipe?.();
    for await (const file of filesOf(toRecipe(row), row, format, writers)) {
      // Two recipes may show one picture.
      if (file.path.startsWith(`${PICTURE_FOLDER}/`) && pictured.size === pictured.add(file.path).size) continue;
      yield { modifiedAt: new Date(row.updatedAt), ...file };
    }
  }
}

type File = Omit<ArchiveFile, 'modifiedAt'>;

async function* filesOf(recipe: Recipe, row: Row, format: ArchiveFormat, writers: Writers): AsyncGenerator<File> {
  const { write: written, place } = writers;
  const { id } = recipe;
  const main = async () => (recipe.imageUrl ? pictureAt(recipe.imageUrl) : null);
  switch (format) {
    case 'paprika': {
      const photo = (await main())?.toString('base64') ?? null;
      const bare = paprikaRecipe(recipe, place(recipe), photo);
      const hash = createHash('sha256').update(JSON.stringify(bare)).digest('hex');
      yield {
        path: `${id}.paprikarecipe`,
        content: await promisify(gzip)(JSON.stringify({ ...bare, hash })),
        isPacked: true,
      };
      return;
    }
    case 'mealie': {
      yield { path: `recipes/${id}/${id}.json`, content: JSON.stringify(mealieRecipe(recipe, place(recipe)), null, 2) };
      const picture = await main();
      if (picture) yield { path: `recipes/${id}/images/original.jpg`, content: picture, isPacked: true };
      return;
    }
    case 'plantry':
      break;
    default: {
      const { ending } = RECIPE_FORMATS[format];
      yield { path: `recipes/${id}.${ending}`, content: written(format, recipe) };
      const picture = await main();
      if (picture) yield { path: `recipes/${id}.jpg`, content: picture, isPacked: true };
    }
  }
  // All of it, where the format has no word for something; and where this is the format, with its pictures.
  const whole = recipeFile({ ...recipe, ...adminFields(row) }, place(recipe));
  const folder = format === 'plantry' ? 'recipes' : 'plantry';
  yield { path: `${folder}/${id}.plantry.json`, content: `${JSON.stringify(whole, null, 2)}\n` };
  if (format !== 'plantry' && format !== 'jsonld') return;
  for (const address of picturesOf(recipe)) {
    const content = await pictureAt(address);
    if (content)
      yield { path: `${PICTURE_FOLDER}/${address.slice(address.lastIndexOf('/') + 1)}`, content, isPacked: true };
  }
}

const adminFields = ({ nutriScoreByHand, nutritionByHand, publishAt, unpublishAt }: Row) => ({
  ...{ nutriScoreByHand, nutritionByHand, publishAt, unpublishAt },
});

/** The bytes of a picture of the site; `null` where there is none. */
async function pictureAt(address: string): Promise<Buffer | null> {
  const name = pictures.nameOf(address);
  const master = name ? await findMaster(name) : null;
  if (!master) return null;
  return typeof master.source === 'string' ? readFile(master.source) : master.source;
}

/** Rows in the order they were made, a few at a time; others are answered in between. */
async function* rowsOf(which: SQL | undefined): AsyncGenerator<Row> {
  let last = 0;
  while (true) {
    await ownTurn();
    const rows = await read()
      .select()
      .from(recipes)
      .where(and(gt(recipes.number, last), which))
      .orderBy(asc(recipes.number))
      .limit(BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}
