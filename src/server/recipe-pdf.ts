import type { RecipeReading } from '#src/domain/recipe-reading.ts';
import { cap } from './limits.ts';
import { findRecipe } from './recipes.ts';
import type { SignedIn } from './viewer.ts';

const downloads = cap({ times: 60, seconds: 600 });

/** A recipe the member may see as a PDF, read as they chose; `null` for any other. */
export async function downloadRecipe(viewer: SignedIn, id: string, reading: RecipeReading): Promise<Buffer | null> {
  const recipe = await findRecipe(id, viewer);
  if (!recipe) return null;
  await downloads.take(viewer.id);
  // Loaded with the first download: fonts and PDF are nothing other requests have to wait for.
  const { recipePdf } = await import('./pdf/recipe.ts');
  return recipePdf(recipe, reading);
}
