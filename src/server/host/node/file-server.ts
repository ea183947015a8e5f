import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { env } from '../../base/env.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Exchange, flat, type Header, isUnchanged, sendBody } from '../answer.ts';
import type { BuildInfo, FileInfo } from '../build/build-info.ts';
import { chooseEncoding, type Encoding } from '../store/encodings.ts';
import { byteRange } from './byte-range.ts';

/** Bytes. Files up to this size are kept in memory once read, so many bytes of them. */
const SMALL = 256 * 1024;
const MEMORY_LIMIT = 24 * 1024 * 1024;

const YEAR = 31_536_000;
const MONTH = 2_592_000;
/** Files whose names change with their content, pictures that rarely change, and the rest, such as robots.txt. */
const AGES: readonly (readonly [prefix: RegExp, cacheControl: string])[] = [
  [/^\/_astro\//, `public, max-age=${YEAR}, immutable`],
  [/^\/(pictures|crops|fonts)\//, `public, max-age=${MONTH}, stale-while-revalidate=${YEAR}`],
  [/^/, 'public, max-age=3600'],
];

/** `Cache-Control` of a file by its address. */
export const fileCacheControl = (pathname: string): string =>
  AGES.find(([prefix]) => prefix.test(pathname))?.[1] ?? 'no-cache';

const SUFFIX: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

export interface FileServer {
  /** The file of an address, or `undefined`. */
  find(pathname: string): FileInfo | undefined;
  send(exchange: Exchange, pathname: string, file: FileInfo): Promise<void>;
}

/** Serves the build's files by the list made at build time: what is not on it does not exist. */
export function openFileServer(clientDir: string, { files }: BuildInfo): FileServer {
  const list = new Map(Object.entries(files));
  const kept = new LRUCache<string, Buffer>({
    maxSize: MEMORY_LIMIT,
    maxEntrySize: SMALL,
    sizeCalculation: (body) => Math.max(1, body.length),
  });

  async function read(path: string): Promise<Buffer> {
    const body = kept.get(path) ?? (await readFile(join(clientDir, path)));
    kept.set(path, body);
    return body;
  }

  return {
    find: (pathname) => list.get(pathname),
    async send(exchange, pathname, file) {
      const { req } = exchange;
      const encoding = file.compressed ? chooseEncoding(req.headers['accept-encoding']?.toString()) : 'identity';
      const etag = `"${file.digest}${SUFFIX[encoding]}"`;
      const headers: Header[] = [
        ['Content-Type', file.type],
        ['ETag', etag],
        ['Cache-Control', fileCacheControl(pathname)],
        ...(file.compressed ? [['Vary', 'Accept-Encoding'] as const] : [['Accept-Ranges', 'bytes'] as const]),
        ...securityHeaders({ isHttps: env().isHttps, contentType: file.type }),
      ];
      if (isUnchanged(req.headers['if-none-match'], etag)) return sendBody(exchange, 304, headers);
      if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
      if (!file.compressed && (file.bytes > SMALL || req.headers.range)) return sendPart(exchange, file, headers);
      sendBody(exchange, 200, headers, await read(file.path + SUFFIX[encoding]));
    },
  };

  /** A large file, or a part of one, straight from the disk. */
  async function sendPart({ req, res, id }: Exchange, file: FileInfo, headers: Header[]): Promise<void> {
    const range = byteRange(req.headers.range, file.bytes);
    if (range === 'unsatisfiable') {
      return sendBody({ req, res, id }, 416, [...headers, ['Content-Range', `bytes */${file.bytes}`]]);
    }
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    res.writeHead(range ? 206 : 200, [
      ...flat(headers),
      ...(range ? ['Content-Range', `bytes ${start}-${end}/${file.bytes}`] : []),
      'Content-Length',
      String(end - start + 1),
      'X-Request-Id',
      id,
    ]);
    if (req.method === 'HEAD') return void res.end();
    await pipeline(createReadStream(join(clientDir, file.path), { start, end }), res);
  }
}
