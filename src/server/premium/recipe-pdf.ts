import type { RecipeReading } from '#src/domain/recipes/recipe-reading.ts';
import { cap } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { limitPdfs } from '../pdf/pdf-limit.ts';
import { ownAsRecipe } from '../recipes/own/find-own.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { runJob } from '../workers/workers.ts';
import { sheetContent } from './sheet-content.ts';

const downloads = cap({ times: 60, seconds: 600 });

/**
 * A recipe the member may see as a PDF, read as they chose; `null` for any other. Throws `rate_limited` when the member
 * has too many in the making, or had too many.
 */
export const downloadRecipe = (viewer: SignedIn, id: string, reading: RecipeReading): Promise<Uint8Array | null> =>
  limitPdfs(viewer.id, async () => {
    const recipe = (await ownAsRecipe(viewer.id, id)) ?? (await findRecipe(id, viewer));
    if (!recipe) return null;
    await downloads.take(viewer.id);
    return runJob('recipePdf', await sheetContent(recipe, reading));
  });
