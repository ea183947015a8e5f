import { and, eq, inArray } from 'drizzle-orm';
import { favourites } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { COOKBOOK_TITLE } from '#src/domain/premium/cookbook.ts';
import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { read } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { limitPdfs } from '../pdf/pdf-limit.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { runJob } from '../workers/workers.ts';
import { cookbookContent } from './sheet-content.ts';

const downloads = cap({ times: 12, seconds: 3600 });

const NOT_SAVED = 'Some of these recipes are no longer in your favourites. Please choose again.';

interface Order extends Pick<RecipeReading, 'system' | 'scale'> {
  recipeIds: readonly string[];
  title?: string | undefined;
}

/**
 * The member's chosen favourites as one PDF, in the order given and the units chosen. Throws `validation` for what they
 * have not saved, `rate_limited` when they have too many in the making, or had too many.
 */
export const makeCookbook = (viewer: SignedIn, { recipeIds, title, ...reading }: Order): Promise<Uint8Array> =>
  limitPdfs(viewer.id, async () => {
    const recipes = await chosen(viewer, [...new Set(recipeIds)]);
    await downloads.take(viewer.id);
    const book = { title: title || COOKBOOK_TITLE.default, collector: viewer.firstName, recipes, reading };
    return runJob('cookbookPdf', await cookbookContent(book));
  });

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
