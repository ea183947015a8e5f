import { and, eq, inArray } from 'drizzle-orm';
import { favourites } from '#src/db/schema.ts';
import { COOKBOOK_TITLE } from '#src/domain/cookbook.ts';
import { AppError } from '#src/domain/errors.ts';
import type { RecipeReading } from '#src/domain/recipe-reading.ts';
import { read } from './database.ts';
import { inTurn } from './in-turn.ts';
import { cap } from './limits.ts';
import { findRecipe } from './recipes.ts';
import type { SignedIn } from './viewer.ts';

const downloads = cap({ times: 12, seconds: 3600 });
/** Each is seconds of work: one at a time, with a few waiting. */
const turn = inTurn(4);

const NOT_SAVED = 'Some of these recipes are not among your favorites any more. Please choose again.';

interface Order extends Pick<RecipeReading, 'system' | 'scale'> {
  recipeIds: readonly string[];
  title?: string | undefined;
}

/** The member's chosen favourites as one PDF, in the order given and the units chosen. Throws `validation` for what they have not saved. */
export async function downloadCookbook(viewer: SignedIn, { recipeIds, title, ...reading }: Order): Promise<Buffer> {
  const recipes = await chosen(viewer, [...new Set(recipeIds)]);
  await downloads.take(viewer.id);
  const { cookbookPdf } = await import('./pdf/cookbook.ts');
  return turn(() =>
    cookbookPdf({ title: title || COOKBOOK_TITLE.default, collector: viewer.firstName, recipes, reading }),
  );
}

async function chosen(viewer: SignedIn, ids: readonly string[]) {
  const saved = await read()
    .select({ id: favourites.recipeId })
    .from(favourites)
    .where(and(eq(favourites.userId, viewer.id), inArray(favourites.recipeId, [...ids])));
  const recipes = await Promise.all(ids.map((id) => findRecipe(id, viewer)));
  const seen = recipes.filter((recipe) => recipe !== null);
  if (saved.length === ids.length && seen.length === ids.length) return seen;
  throw new AppError('validation', NOT_SAVED, { issues: [{ path: 'recipeIds', message: NOT_SAVED }] });
}
