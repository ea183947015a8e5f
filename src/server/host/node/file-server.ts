import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { BuildInfo, FileInfo } from '../build/build-info.ts';
import { answerHeaders, type Header } from '../headers.ts';
import { chooseEncoding, type Encoding } from '../store/encodings.ts';
import { byteRange } from './byte-range.ts';
import { type Exchange, isUnchanged, writeAnswer } from './exchange.ts';

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
  /** Whether there is a file at a path. */
  has(path: string): boolean;
  /** Sends the file at a path, which there must be. */
  send(exchange: Exchange, path: string): Promise<void>;
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
    has: (path) => list.has(path),
    async send(exchange, path) {
      const { req } = exchange;
      const file = list.get(path);
      if (!file) throw new Error(`the build has no file at ${path}`);
      const encoding = file.compressed ? chooseEncoding(req.headers['accept-encoding']?.toString()) : 'identity';
      const etag = `"${file.digest}${SUFFIX[encoding]}"`;
      const own = { 'Content-Type': file.type, ETag: etag, ...(!file.compressed && { 'Accept-Ranges': 'bytes' }) };
      const headers = answerHeaders(Object.entries(own), {
        cacheControl: fileCacheControl(path),
        encoding: file.compressed ? encoding : undefined,
      });
      const isHeld = isUnchanged(req.headers['if-none-match'], etag);
      const inPart = !isHeld && !file.compressed && (file.bytes > SMALL || req.headers.range);
      if (inPart) return sendPart(exchange, file, headers);
      writeAnswer(exchange, { status: 200, headers, body: isHeld ? null : await read(file.path + SUFFIX[encoding]) });
    },
  };

  /** A large file, or a part of one, straight from the disk. */
  async function sendPart(exchange: Exchange, file: FileInfo, headers: Header[]): Promise<void> {
    const { req, res } = exchange;
    const range = byteRange(req.headers.range, file.bytes);
    if (range === 'unsatisfiable') {
      headers.push(['Content-Range', `bytes */${file.bytes}`]);
      return writeAnswer(exchange, { status: 416, headers, body: '' });
    }
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    res.writeHead(range ? 206 : 200, [
      ...headers.flat(),
      ...(range ? ['Content-Range', `bytes ${start}-${end}/${file.bytes}`] : []),
      'Content-Length',
      String(end - start + 1),
    ]);
    if (req.method === 'HEAD') return void res.end();
    await pipeline(createReadStream(join(clientDir, file.path), { start, end }), res);
  }
}
