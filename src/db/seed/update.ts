import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray } from 'drizzle-orm';
import { textOf, withText } from '#src/domain/pictures/picture-texts.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { CATALOGUE_ACTOR, recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { pictures } from '#src/paths.ts';
import type { Change, Database, Transaction } from '../client.ts';
import { auditLog, recipeRevisions, recipes } from '../schema.ts';
import { readCatalogue, readExclusive } from './catalogue.ts';
import { processImagesIn } from './catalogue-rows.ts';
import { hasPicture } from './pictures.ts';

type Row = typeof recipes.$inferSelect;
type Text = ReturnType<typeof writtenOf>;

/** The text a cook writes; pictures of the dish, the table and what is public are the house's own. */
function writtenOf({ id: _, table: __, pictureSteps: ___, pictureText: ____, restTime = 0, ...text }: CatalogueRecipe) {
  return { ...text, restTime };
}

/**
 * Gives the recipes that nobody has changed since they were put in the text that the catalogue has now, and pictures of their
 * making and texts of their pictures where they have none. One that was
 * changed stays as it is; a newer text of it goes into its history once, to be looked at and taken. Recipes made here
 * under the id of one of the catalogue are none of it. Returns how many have a new text, and how many a newer one offered.
 */
export async function updateCatalogue(database: Database, now = Date.now()) {
  const catalogue = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
  const texts = new Map(catalogue.map((recipe) => [recipe.id, { recipe, text: writtenOf(recipe) }]));
  return database.write(async (tx, change) => {
    const rows = await tx
      .select()
      .from(recipes)
      .where(inArray(recipes.id, [...texts.keys()]));
    const made = await tx.select({ id: auditLog.subject }).from(auditLog).where(eq(auditLog.action, 'recipe.create'));
    const own = new Set(made.map(({ id }) => id));
    let [updated, offered] = [0, 0];
    for (const row of rows) {
      const known = texts.get(row.id);
      if (!known || own.has(row.id)) continue;
      const { recipe, text } = known;
      if (row.updatedAt === row.createdAt) {
        const fresh = { ...text, ...picturesOf(row, recipe) };
        if (differences(row, fresh).length === 0) continue;
        await replace(tx, change, row, fresh);
        updated++;
      } else if (differences(row, text).length > 0 && (await offer(tx, row, text, now))) offered++;
    }
    return { updated, offered };
  });
}

/** The pictures of its making where it has none, and the text of the dish's own one, where it has none. */
function picturesOf(
  { imageUrl, processImages, pictureTexts }: Row,
  recipe: CatalogueRecipe,
): Pick<Row, 'processImages' | 'pictureTexts'> {
  const isUntold = imageUrl === pictures.master(recipe.id) && textOf(pictureTexts, imageUrl) === undefined;
  return {
    processImages: processImages.length === 0 ? processImagesIn(recipe, hasPicture) : processImages,
    pictureTexts: isUntold ? withText(pictureTexts, imageUrl, recipe.pictureText) : pictureTexts,
  };
}

const differences = (before: Partial<Record<keyof Row, unknown>>, text: Partial<Row>): string[] =>
  Object.entries(text)
    .filter(([field, value]) => !isDeepStrictEqual(before[field as keyof Row], value))
    .map(([field]) => field);

async function replace(
  tx: Transaction,
  change: Change,
  row: Row,
  text: Text & Pick<Row, 'processImages' | 'pictureTexts'>,
): Promise<void> {
  const columns = { ...text, ...derivedFields({ ...row, ...text }) };
  await tx.update(recipes).set(columns).where(eq(recipes.number, row.number));
  if (row.isPublished) change.touch('content', `recipe:${row.id}`, 'recipes', 'trending');
}

/** Puts a newer text into the history of a recipe, unless it stands there, or is what the recipe was before it was changed. */
async function offer(tx: Transaction, row: Row, text: Text, now: number): Promise<boolean> {
  const revisions = await tx
    .select({ actor: recipeRevisions.actor, kept: recipeRevisions.kept })
    .from(recipeRevisions)
    .where(eq(recipeRevisions.of, row.id))
    .orderBy(asc(recipeRevisions.id));
  if (revisions.some(({ kept }) => differences(kept, text).length === 0)) return false;
  const kept = Object.keys(recipeChangeSchema.shape).map((field) => [field, row[field as keyof Row]]);
  await tx.insert(recipeRevisions).values({
    of: row.id,
    at: now,
    actor: CATALOGUE_ACTOR,
    fields: differences(row, text),
    kept: { ...Object.fromEntries(kept), ...text },
  });
  return true;
}
