import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { env } from '../../base/env.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Exchange, type Header, isUnchanged, sendBody } from '../answer.ts';
import { contentType } from '../content-types.ts';
import { bodyHash } from '../store/digest.ts';
import { chooseEncoding, compress, type Encoding, isCompressible, QUICK } from '../store/encodings.ts';
import type { SearchIndexing } from './search-indexing.ts';

const PREFIX = '/pagefind/';
/** Names with a digest in them; for a short while only, because a recipe may be taken off the site. */
const NAMED_BY_CONTENT = /\.pf_(fragment|index|filter|meta)$/;
const NAME = /^(?:(?:fragment|index|filter)\/)?[\w.-]+$/;

export interface SearchFiles {
  owns(pathname: string): boolean;
  /** Sends a file of the newest index, or of the one before; `false` when there is none. */
  send(exchange: Exchange, pathname: string): Promise<boolean>;
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
    owns: (pathname) => pathname.startsWith(PREFIX),
    async send(exchange, pathname) {
      const name = pathname.slice(PREFIX.length);
      if (!NAME.test(name) || name.includes('..')) return false;
      for (const index of indexing.current()) {
        const file = join(index.folder, name);
        const body = await readFile(file).catch(() => null);
        if (!body) continue;
        // No file of an index is empty, but after a power loss.
        if (body.length === 0) {
          await indexing.letGo(index, new Error(`${name} is empty`));
          return false;
        }
        if (name.startsWith('fragment/') && (await indexing.isHidden(index, body))) return false;
        const type = contentType(name);
        const squeeze = isCompressible(type);
        const encoding = squeeze ? chooseEncoding(exchange.req.headers['accept-encoding']?.toString()) : 'identity';
        const etag = `"${bodyHash(body)}-${encoding}"`;
        const headers: Header[] = [
          ['Content-Type', type],
          ['ETag', etag],
          ['Cache-Control', NAMED_BY_CONTENT.test(name) ? 'public, max-age=300' : 'public, max-age=0, must-revalidate'],
          ...(squeeze ? [['Vary', 'Accept-Encoding'] as const] : []),
          ...securityHeaders({ isHttps: env().isHttps, contentType: type }),
        ];
        if (isUnchanged(exchange.req.headers['if-none-match'], etag)) sendBody(exchange, 304, headers);
        else if (encoding === 'identity') sendBody(exchange, 200, headers, body);
        else
          sendBody(exchange, 200, [...headers, ['Content-Encoding', encoding]], (await encoded(file, body))[encoding]);
        return true;
      }
      return false;
    },
  };
}
