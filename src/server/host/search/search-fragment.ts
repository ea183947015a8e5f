import { gunzipSync } from 'node:zlib';
import { TEASER_MARK } from '#src/domain/recipes/exclusive.ts';
import { findRecipe } from '../../recipes/recipes.ts';

interface Fragment {
  url: string;
  meta: Record<string, string>;
}

/** A fragment of Pagefind's index: gzip of a mark and JSON. */
function open(fragment: Buffer): Fragment {
  const text = gunzipSync(fragment).toString('utf8');
  return JSON.parse(text.slice(text.indexOf('{'))) as Fragment;
}

const idIn = ({ url }: Fragment): string => decodeURIComponent(url.split('/').at(-1) ?? '');

/** Id of the recipe that a fragment of the search index is about. */
export const recipeOf = (fragment: Buffer): string => idIn(open(fragment));

/** Whether a fragment's recipe is public, and the fragment says no more of it than a visitor may read. */
export async function mayBeShown(fragment: Buffer): Promise<boolean> {
  const facts = open(fragment);
  const recipe = await findRecipe(idIn(facts));
  return recipe !== null && (!recipe.isTeaser || TEASER_MARK in facts.meta);
}
