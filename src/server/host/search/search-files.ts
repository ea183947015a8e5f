import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { policyOfFile } from '../../http/csp.ts';
import { contentType } from '../content-types.ts';
import { answerHeaders, type HostAnswer, PAGE_CACHE_CONTROL } from '../headers.ts';
import { bodyHash } from '../store/digest.ts';
import { chooseEncoding, compress, type Encoding, isCompressible, QUICK } from '../store/encodings.ts';
import type { SearchIndexing } from './search-indexing.ts';

const PREFIX = '/pagefind/';
/** Names with a digest in them; for a short while only, because a recipe may be taken off the site. */
const NAMED_BY_CONTENT = /\.pf_(fragment|index|filter|meta)$/;
const NAME = /^(?:(?:fragment|index|filter)\/)?[\w.-]+$/;

export interface SearchFiles {
  /** A file of the newest index, or of the one before, by its path and an `Accept-Encoding`; `null` when there is none. */
  find(path: string, acceptEncoding?: string): Promise<HostAnswer | null>;
}

/** Serves Pagefind's index from where it is made. */
export function openSearchFiles(indexing: SearchIndexing): SearchFiles {
  const compressed = new LRUCache<string, Record<Encoding, Buffer>>({ max: 50 });

  /** The few scripts of Pagefind; its index files are compressed by themselves. */
  async function encoded(file: string, body: Buffer): Promise<Record<Encoding, Buffer>> {
    const known = compressed.get(file);
    if (known) return known;
    const all = { identity: body, ...(await compress(body, QUICK)) };
    compressed.set(file, all);
    return all;
  }

  return {
    async find(path, acceptEncoding) {
      const name = path.slice(PREFIX.length);
      if (!NAME.test(name) || name.includes('..')) return null;
      for (const index of indexing.current()) {
        const file = join(index.folder, name);
        const body = await readFile(file).catch(() => null);
        if (!body) continue;
        // No file of an index is empty, but after a power loss.
        if (body.length === 0) {
          await indexing.letGo(index, new Error(`${name} is empty`));
          return null;
        }
        if (name.startsWith('fragment/') && (await indexing.isHidden(index, body))) return null;
        const type = contentType(name);
        const policy = policyOfFile(path);
        const encoding = isCompressible(type) ? chooseEncoding(acceptEncoding) : undefined;
        const own = {
          'Content-Type': type,
          ETag: `"${bodyHash(body)}-${encoding ?? 'identity'}"`,
          ...(policy && { 'Content-Security-Policy': policy }),
        };
        const cacheControl = NAMED_BY_CONTENT.test(name) ? 'public, max-age=300' : PAGE_CACHE_CONTROL;
        const headers = answerHeaders(Object.entries(own), { cacheControl, encoding });
        return { status: 200, headers, body: encoding ? (await encoded(file, body))[encoding] : body };
      }
      return null;
    },
  };
}
