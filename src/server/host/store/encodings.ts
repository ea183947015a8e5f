import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'identity' | 'gzip' | 'br';

/** From the one that is liked most. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const chosen = new LRUCache<string, Encoding>({ max: 200, memoMethod: readAcceptEncoding });

/** The best encoding a client takes, from its `Accept-Encoding`: by its weights, then brotli, then gzip. */
export const chooseEncoding = (header: string | undefined): Encoding => (header ? chosen.memo(header) : 'identity');

function readAcceptEncoding(header: string): Encoding {
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  return client.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
}

/**
 * Log2 of brotli's window in bytes, for bodies up to twice as long. The smaller the window, the smaller its tables, and
 * the sooner it is done: with the window zlib takes by itself a page takes four times as long, for the same bytes.
 */
const BROTLI_WINDOW = 16;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Brotli quality 0 to 11, gzip level 1 to 9. */
export interface Effort {
  brotli: number;
  gzip: number;
}
/** For what a reader waits for. */
export const QUICK: Effort = { brotli: 5, gzip: 6 };
/** For pages that are kept. */
export const THOROUGH: Pick<Effort, 'brotli'> = { brotli: 7 };
/** For the few files of a build. */
export const UTMOST: Effort = { brotli: 11, gzip: 9 };

export async function compress(body: Buffer, effort: Effort): Promise<{ gzip: Buffer; br: Buffer }> {
  const [gzipped, br] = await Promise.all([runGzip(body, { level: effort.gzip }), toBrotli(body, effort.brotli)]);
  return { gzip: exact(gzipped), br };
}

/** Quality 0 to 11. */
export const toBrotli = async (body: Buffer, quality: number): Promise<Buffer> =>
  exact(await runBrotli(body, brotliOptions(body, quality)));

/** Quality that puts the listing into a first round trip; two less take half the time for a seventh more bytes. */
const HASTE = 2;

/**
 * For a page a reader waits for: a tenth of the time of `THOROUGH`, and a seventh larger. Synchronous, because handing
 * it to another thread takes longer than its third of a millisecond.
 */
export const toQuickBrotli = (body: Buffer): Buffer => exact(brotliCompressSync(body, brotliOptions(body, HASTE)));

const brotliOptions = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(body.length <= 2 ** (BROTLI_WINDOW + 1) && { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW }),
  },
});

/**
 * A copy in memory of its own. zlib answers with a slice of 64 KB, and Node.js cuts small copies out of such slices too;
 * they would stay in memory as a whole for as long as the slice is kept.
 */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compressions at work for readers; Node.js has four threads for them, and for everything else. */
const MOST_AT_WORK = 4;
let atWork = 0;

/**
 * Compresses a body that is made for one reader; `null` when enough compressions are under way: it then goes out as it
 * is.
 */
export async function compressedForOne(body: Buffer, encoding: 'gzip' | 'br'): Promise<Buffer | null> {
  if (atWork >= MOST_AT_WORK) return null;
  atWork++;
  try {
    if (encoding === 'br') return await runBrotli(body, brotliOptions(body, QUICK.brotli));
    return await runGzip(body, { level: QUICK.gzip });
  } finally {
    atWork--;
  }
}

/** Makes the other encodings of a page from its brotli; synchronous, about a millisecond. */
export const fromBrotli = {
  identity: (br: Buffer): Buffer => exact(brotliDecompressSync(br)),
  gzip: (br: Buffer): Buffer => exact(gzipSync(brotliDecompressSync(br), { level: QUICK.gzip })),
} as const;

/** Whether a body of this type gets smaller by compressing. */
export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/(json|javascript|xml|manifest\+json|[\w.-]+\+(json|xml))|image\/svg\+xml)/.test(contentType);
