import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tag } from '../../base/tags.ts';
import { mayBeShown, recipeOf } from '../search/search-fragment.ts';

const ADDRESS = /^\/pagefind\/fragment\/([\w-]+\.pf_fragment)$/;

export const isFragment = (pathname: string): boolean => ADDRESS.test(pathname);

/** What the search index tells of one recipe, as long as every visitor may read it; `null` otherwise. */
export async function searchFragment(folder: string, pathname: string): Promise<Response | null> {
  const name = ADDRESS.exec(pathname)?.[1];
  const fragment = name ? await readFile(join(folder, name)).catch(() => null) : null;
  if (!fragment || !(await mayBeShown(fragment))) return null;
  return new Response(new Uint8Array(fragment), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Netlify-CDN-Cache-Control': 'public, durable',
      'Netlify-Cache-Tag': tag.recipe(recipeOf(fragment)),
    },
  });
}
