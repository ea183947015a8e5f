import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  search(query: string): Promise<{ results: { id: string; data(): Promise<{ url: string }> }[] }>;
}

/**
 * Pagefind's own script over an index that was written to a folder, as a browser loads it. Of a browser it asks for no more
 * than a page's language, its address and the files.
 */
export async function openPagefind(folder: string): Promise<Pagefind> {
  vi.stubGlobal('document', { currentScript: null, documentElement: { getAttribute: () => 'en' } });
  vi.stubGlobal('location', new URL('http://site.invalid/'));
  vi.stubGlobal('fetch', async (url: string) => new Response(await readFile(join(folder, new URL(url).pathname))));
  const pagefind = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'pagefind.js')).href)) as Pagefind;
  await pagefind.options({ baseUrl: '/', basePath: 'http://site.invalid/' });
  return pagefind;
}
