import { gunzipSync } from 'node:zlib';

/** Id of the recipe that a fragment of Pagefind's index tells of: gzip of a mark and JSON with its address. */
export function recipeOf(fragment: Buffer): string {
  const text = gunzipSync(fragment).toString('utf8');
  const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string };
  return decodeURIComponent(url.split('/').at(-1) ?? '');
}
