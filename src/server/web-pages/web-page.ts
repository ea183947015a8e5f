import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { AppError } from '#src/domain/errors.ts';
import { bounded } from '#src/domain/pattern.ts';

/** Bytes of a page, unpacked. */
const PAGE_LIMIT = 5 * 1024 * 1024;
/** Milliseconds for the whole way, redirects included. */
const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 5;

// They look at the address a name leads to when they connect, so that no name and no redirect gets past them.
const agentsFor = (allowIPAddressList: string[]) => ({
  'http:': new RequestFilteringHttpAgent({ allowIPAddressList }),
  'https:': new RequestFilteringHttpsAgent({ allowIPAddressList }),
});
type Agents = ReturnType<typeof agentsFor>;

const failed = (message: string, cause?: unknown) => new AppError('validation', message, { cause });
const HINT = 'Open the page in your browser and paste its HTML instead.';

/**
 * The HTML of a public page, and where it was found in the end. Throws `validation`, in words for whoever gave the
 * address, when it leads to a private network, to no page of HTML, to more than 5 MB, or nowhere within 10 seconds. `allowed` are private addresses that may be asked all the same.
 */
export async function fetchPage(address: string, allowed: string[] = []): Promise<{ html: string; url: string }> {
  const agents = agentsFor(allowed);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = new URL(address);
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
  if (to && /^https?:$/.test(to.protocol)) return to;
  throw failed('That address leads to something that isn’t a web page');
}

function ask(url: URL, agents: Agents, signal: AbortSignal): Promise<IncomingMessage> {
  const protocol = url.protocol as keyof Agents;
  const get = protocol === 'https:' ? getHttps : getHttp;
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, br', 'User-Agent': 'Plantry recipe import' };
  return new Promise((resolve, reject) => {
    get(url, { agent: agents[protocol], signal, headers }, resolve).on('error', (cause) => reject(explain(cause)));
  });
}

function explain(cause: Error): AppError {
  if (/is not allowed|filtered/i.test(cause.message)) return failed('That address isn’t public', cause);
  if (cause.name === 'AbortError' || cause.name === 'TimeoutError')
    return failed(`That page isn’t answering. ${HINT}`, cause);
  return failed(`We couldn’t reach that page. ${HINT}`, cause);
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const encoding = answer.headers['content-encoding'];
  const stream =
    encoding === 'gzip'
      ? answer.pipe(createGunzip())
      : encoding === 'br'
        ? answer.pipe(createBrotliDecompress())
        : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
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
