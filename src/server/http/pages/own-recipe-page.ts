import type { APIContext } from 'astro';
import { z } from 'zod';
import type { MembersRecipe } from '#src/domain/own-recipes/own-recipe.ts';
import { ownRecipeFor } from '../../recipes/own/find-own.ts';
import { readViewer } from '../viewer.ts';

/** The own recipe a page shows to who is signed in; the page is made for each, and nothing between keeps it. */
export async function ownRecipeOfPage(
  context: Pick<APIContext, 'cookies'> & { response: { headers: Headers } },
  id: string,
): Promise<{ own: MembersRecipe | null; isSignedIn: boolean }> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const viewer = await readViewer(context);
  if (viewer.role === 'visitor') return { own: null, isSignedIn: false };
  // Until a temporary password is changed, the profile is all there is.
  if (viewer.session.requiresPasswordChange || !z.uuid().safeParse(id).success) return { own: null, isSignedIn: true };
  return { own: await ownRecipeFor(viewer.id, id), isSignedIn: true };
}
