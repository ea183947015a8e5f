import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { AppError } from '#src/domain/errors.ts';
import { bounded } from '#src/domain/pattern.ts';
import { PAGE_LIMIT } from '#src/domain/recipes/editing/generated-recipe.ts';
import { agentsFor, type PublicAgents } from './public-agents.ts';

/** Milliseconds for the whole way, redirects included. */
const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 5;

const failed = (message: string, cause?: unknown) => new AppError('validation', message, { cause });
const HINT = 'Open the page in your browser and paste its HTML instead.';

/**
 * The HTML of a public page, and where it was found in the end. Throws `validation`, in words for whoever gave the
 * address, when it leads to a private network, to no page of HTML, to more than 5 MB, or nowhere within 10 seconds. `allowed` are
 * private addresses that may be asked all the same.
 */
export async function fetchPage(
  address: string,
  allowed: string[] = [],
  patienceMs = PATIENCE_MS,
): Promise<{ html: string; url: string }> {
  return withinTime(patienceMs, (signal) =>
    askOnward(withoutCredentials(new URL(address)), agentsFor(allowed), signal),
  );
}

/** Gives work so many milliseconds. Over them it is answered for, whether or not it notices that its signal is aborted. */
async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const over = Promise.withResolvers<never>();
  const end = () => over.reject(notAnswering(signal.reason));
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work(signal), over.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

async function askOnward(
  first: URL,
  agents: PublicAgents,
  signal: AbortSignal,
): Promise<{ html: string; url: string }> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url, agents, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = follow(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw failed(`That page answered ${statusCode}. ${HINT}`);
    }
    if (!/^(text\/html|application\/xhtml\+xml)/i.test(headers['content-type'] ?? '')) {
      answer.destroy();
      throw failed('That address isn’t a web page');
    }
    return { html: await readBody(answer), url: url.href };
  }
  throw failed('That address redirects too often');
}

function follow(location: string, from: URL): URL {
  const to = URL.parse(location, from);
  if (to && /^https?:$/.test(to.protocol)) return withoutCredentials(to);
  throw failed('That address leads to something that isn’t a web page');
}

/** Whoever was given a password with the address meant it for themselves: it is neither sent on nor written down. */
function withoutCredentials(url: URL): URL {
  url.username = '';
  url.password = '';
  return url;
}

function ask(url: URL, agents: PublicAgents, signal: AbortSignal): Promise<IncomingMessage> {
  const protocol = url.protocol as keyof PublicAgents;
  const get = protocol === 'https:' ? getHttps : getHttp;
  const headers = {
    Accept: 'text/html',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': 'Plantry recipe import',
  };
  return new Promise((resolve, reject) => {
    get(url, { agent: agents[protocol], signal, headers }, resolve)
      .on('error', (cause) => reject(explain(cause)))
      .on('upgrade', (_, socket) => {
        socket.destroy();
        reject(failed('That address isn’t a web page'));
      });
  });
}

const notAnswering = (cause: unknown) => failed(`That page isn’t answering. ${HINT}`, cause);

function explain(cause: NodeJS.ErrnoException): AppError {
  if (/is not allowed|filtered/i.test(cause.message) || cause.code === 'ERR_IP_BLOCKED')
    return failed('That address isn’t public', cause);
  if (cause.name === 'AbortError' || cause.name === 'TimeoutError') return notAnswering(cause);
  return failed(`We couldn’t reach that page. ${HINT}`, cause);
}

/** The streams that undo an encoding; `identity` needs nothing. */
const UNPACKERS: ReadonlyMap<string, () => NodeJS.ReadWriteStream> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

function unpacked(answer: IncomingMessage): NodeJS.ReadableStream {
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return answer;
  const unpacker = UNPACKERS.get(encoding);
  if (!unpacker) throw failed(`We can’t unpack that page. ${HINT}`);
  // Piped alone, a page that breaks off would leave its reader waiting for ever.
  return pipeline(answer, unpacker(), () => undefined);
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > PAGE_LIMIT) throw failed('That page is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    answer.destroy();
    throw error instanceof AppError ? error : explain(error as Error);
  }
  const charset = /charset="?([\w-]+)/i.exec(answer.headers['content-type'] ?? '')?.[1];
  return decode(Buffer.concat(chunks), charset);
}

/** Bytes in which a page has to say how it is written. */
const HEAD = 1024;

/** By its first bytes, what the answer says, or what the page itself does, in this order; as browsers do. */
export function decode(bytes: Buffer, said?: string): string {
  const head = bytes.subarray(0, HEAD).toString('latin1');
  const meta = bounded(1_024, /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i).exec(head)?.[1];
  const charset = markOf(bytes) ?? said ?? meta ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The encoding that a byte order mark tells. */
const markOf = ([first, second]: Buffer): string | undefined =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
