import type { ShownLetter } from '#src/domain/newsletter/shown-letter.ts';
import type { RecipeCard } from '#src/domain/recipes/recipe.ts';
import { recipeCards } from '../../recipes/recipes.ts';
import { findLetter } from './letters.ts';
import { shownLetter } from './rendering.ts';

/** A letter of which somebody got a copy, as everybody may read it. */
export interface ArchivedLetter {
  id: string;
  /** UTC milliseconds. */
  sentAt: number;
  shown: ShownLetter;
  /** Its recipes by id. */
  cards: ReadonlyMap<string, RecipeCard>;
}

/** A letter for its page; `null` until it has begun to be sent. Its recipes are as they are now. */
export async function archivedLetter(id: string): Promise<ArchivedLetter | null> {
  const letter = await findLetter(id);
  if (!letter || letter.begunAt === null) return null;
  const shown = await shownLetter(letter);
  const ids = shown.blocks.flatMap((block) =>
    block.kind === 'recipes' ? block.recipes.map((recipe) => recipe.id) : [],
  );
  const cards = new Map((await recipeCards(ids)).map((card) => [card.id, card]));
  return { id, sentAt: letter.begunAt, shown, cards };
}
