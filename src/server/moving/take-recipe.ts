import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { NewRecipe } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import type { Gathered } from '../deeds/recorded-deeds.ts';
import { createOneWithin } from '../published/changing.ts';
import { recipeKind } from '../recipes/kind.ts';
import { boundedKept } from './kept.ts';
import { earlierPlace, type MovableRecipe } from './movable-recipe.ts';
import { type PictureCounts, placePictures } from './moved-pictures.ts';
import type { PackedFile } from './unzip.ts';

/** A recipe that came as a draft, with what is to be said of it, or one that was there. */
export type MovedRecipe =
  | { became: 'came'; id: string; notes: string[]; kept: string[]; pictures: PictureCounts }
  | { became: 'there'; id: string; isBinned: boolean };

/** How a job takes recipes, whose screen said more than a command line does. */
export interface Taking {
  now?: number;
  /** One that lies in the bin comes anew. */
  overBin?: boolean;
  /** Its old address leads to it once it's public. */
  keepsAddress?: boolean;
  gathered?: Gathered;
  /** Written down with it, in the same transaction. */
  alongside?: (tx: Transaction, outcome: MovedRecipe) => Promise<unknown>;
}

/**
 * Makes a draft of a recipe from elsewhere, once: it is known by its source and its id there, or by its content. What has no field
 * is kept with it. Throws `validation` where its draft is none.
 */
export async function takeRecipe(
  recipe: MovableRecipe,
  files: ReadonlyMap<string, PackedFile>,
  actor: Actor,
  { now = Date.now(), overBin = false, keepsAddress = false, gathered, alongside }: Taking = {},
): Promise<MovedRecipe> {
  const { key, name, foreign, draft } = recipe;
  const knownIn = async (reader: Parameters<typeof earlierPlace>[0]) => {
    const there = await earlierPlace(reader, recipe);
    return there && !(there.isBinned && overBin) ? there : null;
  };
  // Looked at before its pictures are: they take longest.
  const isKnown = (await knownIn(read())) !== null;
  const { fields, notes, missing, counts } = isKnown ? NO_PICTURES : await placePictures(foreign, files);
  const { kept, tooLarge } = boundedKept({
    ...recipe.kept,
    ...(missing.length > 0 && { 'missing pictures': missing }),
  });
  return write(async (tx, change) => {
    const done = async (outcome: MovedRecipe): Promise<MovedRecipe> => {
      await alongside?.(tx, outcome);
      return outcome;
    };
    const there = await knownIn(tx);
    if (there !== null) return done({ became: 'there', ...there });
    const creation = {
      ...{ slug: slugOf(draft.title), draft: { ...draft, ...fields } as NewRecipe },
      ...{ createdAt: createdBefore(foreign, now), isRestored: true, gathered },
    };
    const id = await createOneWithin(recipeKind, tx, change, creation, actor, now);
    const untrue = await untrueDiets(tx, id, draft);
    const held = untrue.length > 0 ? { ...kept, diets: untrue } : kept;
    const oldAddress = keepsAddress ? (foreign.oldAddress ?? null) : null;
    const memory = { recipeId: id, kept: held, oldAddress, movedAt: now };
    await tx
      .insert(movedRecipes)
      .values({ ...key, ...memory })
      .onConflictDoUpdate({ target: [movedRecipes.source, movedRecipes.foreignId], set: memory });
    const large = tooLarge.map((each) => `“${each}” is too large to keep`);
    const unnamed = name === '' ? [`it had no title: we called it “${draft.title}”`] : [];
    return done({
      became: 'came',
      id,
      notes: [...unnamed, ...recipe.notes, ...notes, ...large],
      kept: Object.keys(held),
      pictures: counts,
    });
  });
}

const NO_PICTURES = { fields: {}, notes: [], missing: [], counts: { picturesHere: 0, picturesMissing: 0 } };

const createdBefore = ({ createdAt }: ForeignRecipe, now: number): number | undefined =>
  createdAt !== undefined && createdAt < now ? createdAt : undefined;

/** Diets that were said there and do not hold by what is in it. */
async function untrueDiets(tx: Transaction, id: string, { dietaryRestrictions }: NewRecipe): Promise<string[]> {
  const [made] = await tx.select({ diets: recipes.dietaryRestrictions }).from(recipes).where(eq(recipes.id, id));
  return dietaryRestrictions.filter((diet) => !made?.diets.includes(diet));
}
