import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#src/db/client.ts';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { NewRecipe } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { beside } from '#src/domain/recipes/formats/leftovers.ts';
import { safely, type ToldRecipe } from './formats/told-recipe.ts';
import { movedDraft } from './moved-draft.ts';
import { otherLanguageNotes } from './other-language.ts';

/** By which a recipe from elsewhere is known. */
interface MovedKey {
  source: string;
  foreignId: string;
}

/** A recipe from elsewhere as it would be here. */
export interface MovableRecipe {
  key: MovedKey;
  /** What it's called there; empty where nobody called it anything. */
  name: string;
  foreign: ForeignRecipe;
  draft: NewRecipe;
  /** What no field holds, or may hold. */
  kept: Record<string, unknown>;
  /** What is to be said of it before anybody chooses. */
  notes: string[];
}

const LONGEST_ID = 200;

/** Reads what a file tells of a recipe. Throws `validation` for what cannot be read or is none. */
export function readMovable(told: ToldRecipe, source: string): MovableRecipe {
  const foreign = safely(told.read);
  const { draft, kept } = movedDraft(foreign.fields);
  return {
    key: { source, foreignId: keyOf(foreign) },
    name: told.name,
    foreign,
    draft,
    kept: beside(beside(foreign.account?.within ?? {}, foreign.kept), kept),
    notes: otherLanguageNotes(draft),
  };
}

function keyOf({ foreignId, fields, pictures: _, account: __, ...rest }: ForeignRecipe): string {
  if (foreignId !== '' && foreignId.length <= LONGEST_ID) return foreignId;
  const content = foreignId === '' ? JSON.stringify([fields, rest]) : foreignId;
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

/** The recipe that came before; or, of our own file, the one it was written of, where this is the site. */
export async function earlierPlace(
  reader: Pick<Reader, 'select'>,
  { key: { source, foreignId }, foreign }: Pick<MovableRecipe, 'key' | 'foreign'>,
): Promise<{ id: string; isBinned: boolean } | null> {
  const { id, deletedAt, title } = recipes;
  const [moved] = await reader
    .select({ id, deletedAt })
    .from(movedRecipes)
    .innerJoin(recipes, eq(id, movedRecipes.recipeId))
    .where(and(eq(movedRecipes.source, source), eq(movedRecipes.foreignId, foreignId)));
  if (moved) return { id: moved.id, isBinned: moved.deletedAt !== null };
  if (source !== 'plantry') return null;
  const [own] = await reader
    .select({ id, deletedAt })
    .from(recipes)
    .where(and(eq(id, foreignId), eq(title, foreign.fields.title ?? '')));
  return own ? { id: own.id, isBinned: own.deletedAt !== null } : null;
}
