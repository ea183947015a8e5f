import type { Actor } from '../base/audit.ts';
import { authorsHere, withAuthor } from './authors.ts';
import { readMovable } from './movable-recipe.ts';
import { openMovedFiles } from './moved-files.ts';
import { wordsOfRefusal } from './refusal.ts';
import { type MovedRecipe, takeRecipe } from './take-recipe.ts';

/** What became of a recipe, or of a file in which none was found. */
export type MoveOutcome =
  | ({ name: string; from: string } & (MovedRecipe | { became: 'refused'; why: string }))
  | { name: string; became: 'passed'; why: string };

/**
 * Takes in the recipes of a file or an archive, one after the other, as drafts of an actor. One that is broken costs no more than
 * itself; what is there already is not made again. Throws `validation` for an archive that is damaged or too much.
 */
export async function* moveIn(file: string, actor: Actor): AsyncGenerator<MoveOutcome> {
  const { toRead, byPath, foundIn, close } = await openMovedFiles(file);
  try {
    for (const path of toRead) {
      const found = await foundIn(path);
      if (!found) continue;
      if ('why' in found) {
        yield { name: path, became: 'passed', why: found.why };
        continue;
      }
      for (const told of found.recipes) {
        const from = { name: told.name || path, from: found.label };
        try {
          const { recipe } = withAuthor(readMovable(told, found.source), await authorsHere());
          yield { ...from, ...(await takeRecipe(recipe, byPath, actor)) };
        } catch (error) {
          yield { ...from, became: 'refused', why: wordsOfRefusal(error) };
        }
      }
    }
  } finally {
    close();
  }
}
