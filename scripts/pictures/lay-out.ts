import '#src/server/workers/inline-files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#src/db/whole-file.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { LAID_OUT, stepPictureName } from '#src/domain/recipes/process-images.ts';
import { drawableSteps } from '#src/server/picture-maker/laid-out.ts';
import { pictureLaidOut } from '#src/server/picture-maker/picture-maker.ts';

/**
 * Draws the masters that are missing in `folder` of what recipes need and what their pictureSteps add, laid out, where the
 * picture maker can draw it true to life; gives the name of each. About five seconds each.
 */
export async function* layOut(recipes: readonly CatalogueRecipe[], folder: string): AsyncGenerator<string> {
  for (const recipe of recipes) {
    const shown = new Set([LAID_OUT, ...(recipe.pictureSteps ?? [])]);
    const steps = drawableSteps(recipe);
    // Some of its steps alone would be an odd beginning.
    if (!steps.includes(LAID_OUT)) continue;
    for (const step of steps) {
      const name = stepPictureName(recipe.id, step);
      const file = join(folder, `${name}.jpg`);
      if (!shown.has(step) || existsSync(file)) continue;
      await writeWhole(file, await pictureLaidOut(recipe, step, 0));
      yield name;
    }
  }
}
