import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tag } from '../../base/tags.ts';
import { answerHeaders, type HostAnswer, PAGE_CACHE_CONTROL } from '../headers.ts';
import { mayBeShown, recipeOf } from '../search/search-fragment.ts';

const PATH = /^\/pagefind\/fragment\/([\w-]+\.pf_fragment)$/;

/** The fragment of the search index for one recipe, as long as every visitor may read it; `null` otherwise. */
export async function searchFragment(folder: string, path: string): Promise<HostAnswer | null> {
  const name = PATH.exec(path)?.[1];
  const body = name ? await readFile(join(folder, name)).catch(() => null) : null;
  if (!body || !(await mayBeShown(body))) return null;
  const headers = answerHeaders([['Content-Type', 'application/octet-stream']], { cacheControl: PAGE_CACHE_CONTROL });
  const keeping = {
    tags: [tag.recipe(recipeOf(body))],
    maxAge: Number.POSITIVE_INFINITY,
    staleFor: 0,
    isVisitors: false,
  };
  return { status: 200, headers, body, keeping };
}
