import type { Confirmations, NewRecipe, RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { changeOne, createOne } from '../published/changing.ts';
import { recipeKind } from './kind.ts';

/**
 * Makes a recipe, a draft unless it says otherwise; returns its id, a slug of the title that was never used before. Throws
 * `NotPublishable` where it may not be published.
 */
export const createRecipe = (
  { confirmedVegan, confirmedFigures, ...draft }: NewRecipe,
  actor: Actor,
  now = Date.now(),
): Promise<string> =>
  createOne(recipeKind, { slug: slugOf(draft.title), draft, said: { confirmedVegan, confirmedFigures } }, actor, now);

interface ChangeOptions extends Confirmations {
  /** Time of the last change that the editor saw. */
  readAt?: number | undefined;
}

/**
 * Changes a recipe; what it was before is kept as a revision. Returns `false` when there is none. Throws `conflict` when
 * `readAt` is not its last change any more, `NotPublishable` when it would be public and may not, and `forbidden` where it is not
 * the actor's to change. Once this has returned, nothing shows a recipe that is no longer published.
 */
export const changeRecipe = (
  id: string,
  fields: RecipeChange,
  actor: Actor,
  { readAt, ...said }: ChangeOptions = {},
): Promise<boolean> => changeOne(recipeKind, id, fields, actor, { readAt, said: isSilent(said) ? undefined : said });

const isSilent = ({ confirmedVegan = [], confirmedFigures = [] }: Confirmations): boolean =>
  confirmedVegan.length + confirmedFigures.length === 0;
