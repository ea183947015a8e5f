import { addFavourite } from '#src/server/recipes/favourites.ts';

/** Saves recipes for a member of the server a browser test talks to; see browser-members.ts. */
export async function addFavourites(userId: string, recipeIds: readonly string[]): Promise<void> {
  for (const id of recipeIds) await addFavourite(userId, id);
}
