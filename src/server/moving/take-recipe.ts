import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { NewRecipe } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { createOneWithin } from '../published/changing.ts';
import { recipeKind } from '../recipes/kind.ts';
import { safely, type ToldRecipe } from './formats/told-recipe.ts';
import { boundedKept } from './kept.ts';
import { movedDraft } from './moved-draft.ts';
import { placePictures } from './moved-pictures.ts';
import type { PackedFile } from './unzip.ts';

/** A recipe that came as a draft, with what is to be said of it, or one that was there. */
export type MovedRecipe =
  | { became: 'came'; id: string; notes: string[]; kept: string[] }
  | { became: 'there'; id: string };

const LONGEST_ID = 200;

/**
 * Makes a draft of a recipe from elsewhere, once: it is known by its source and its id there, or by its content. What has no field
 * is kept with it. Throws `validation` for one that cannot be read or is none.
 */
export async function takeRecipe(
  told: ToldRecipe,
  source: string,
  files: ReadonlyMap<string, PackedFile>,
  actor: Actor,
  now = Date.now(),
): Promise<MovedRecipe> {
  const foreign = safely(told.read);
  const key = { source, foreignId: keyOf(foreign) };
  // Looked at before its pictures are: they take longest.
  const known = await write((tx) => placeOf(tx, key, foreign));
  if (known) return { became: 'there', id: known };
  const { draft, kept: refused } = movedDraft(foreign.fields);
  const { fields, notes, missing } = await placePictures(foreign, files);
  const all = { ...foreign.kept, ...refused, ...(missing.length > 0 && { 'missing pictures': missing }) };
  const { kept, tooLarge } = boundedKept(all);
  return write(async (tx, change) => {
    const there = await placeOf(tx, key, foreign);
    if (there) return { became: 'there', id: there };
    const creation = {
      ...{ slug: slugOf(draft.title), draft: { ...draft, ...fields } as NewRecipe },
      ...{ createdAt: createdBefore(foreign, now), isRestored: true },
    };
    const id = await createOneWithin(recipeKind, tx, change, creation, actor, now);
    const untrue = await untrueDiets(tx, id, draft);
    const held = untrue.length > 0 ? { ...kept, diets: untrue } : kept;
    await tx.insert(movedRecipes).values({ ...key, recipeId: id, kept: held, movedAt: now });
    const large = tooLarge.map((name) => `“${name}” is too large to keep`);
    const unnamed = told.name === '' ? [`it had no title: we called it “${draft.title}”`] : [];
    return { became: 'came', id, notes: [...unnamed, ...notes, ...large], kept: Object.keys(held) };
  });
}

function keyOf({ foreignId, fields, pictures: _, ...rest }: ForeignRecipe): string {
  if (foreignId !== '' && foreignId.length <= LONGEST_ID) return foreignId;
  const content = foreignId === '' ? JSON.stringify([fields, rest]) : foreignId;
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/** The recipe that came before; or, of our own file, the one it was written of, where this is the site. */
async function placeOf(
  tx: Transaction,
  { source, foreignId }: { source: string; foreignId: string },
  { fields }: ForeignRecipe,
): Promise<string | null> {
  const [moved] = await tx
    .select({ id: movedRecipes.recipeId })
    .from(movedRecipes)
    .where(and(eq(movedRecipes.source, source), eq(movedRecipes.foreignId, foreignId)));
  if (moved || source !== 'plantry') return moved?.id ?? null;
  const isIt = and(eq(recipes.id, foreignId), eq(recipes.title, fields.title ?? ''), isNull(recipes.deletedAt));
  const [own] = await tx.select({ id: recipes.id }).from(recipes).where(isIt);
  return own?.id ?? null;
}

const createdBefore = ({ createdAt }: ForeignRecipe, now: number): number | undefined =>
  createdAt !== undefined && createdAt < now ? createdAt : undefined;

/** Diets that were said there and do not hold by what is in it. */
async function untrueDiets(tx: Transaction, id: string, { dietaryRestrictions }: NewRecipe): Promise<string[]> {
  const [made] = await tx.select({ diets: recipes.dietaryRestrictions }).from(recipes).where(eq(recipes.id, id));
  return dietaryRestrictions.filter((diet) => !made?.diets.includes(diet));
}
