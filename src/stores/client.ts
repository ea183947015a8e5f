import type { Contract, Parsed, Unparsed } from '#src/contracts/contract.ts';
import { reach } from './reach.ts';

/** A call that did not succeed. The message is `STATUS: BODY`, as the product says. */
export class CallError extends Error {
  readonly status: number;
  /** The answer's JSON, or an empty object. */
  readonly body: { message?: string; code?: string; [member: string]: unknown };

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    this.status = status;
    this.body = parse(text);
  }
}

/** Name of the event on the document that follows an answer of 401 or 403: whoever was signed in may be no longer. */
export const REFUSED = 'plantry:refused';

/** The errors the server found in single fields, by name; `undefined` when it was something else. */
export function refusedFields(error: unknown): Record<string, string> | undefined {
  const issues = error instanceof CallError ? error.body.issues : undefined;
  if (!Array.isArray(issues)) return undefined;
  return Object.fromEntries(issues.map(({ path, message }) => [String(path), String(message)]));
}

function parse(text: string): CallError['body'] {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as CallError['body']) : {};
  } catch {
    return {};
  }
}

type Given<C extends Contract> = (C['params'] extends undefined ? unknown : { params: Unparsed<C['params']> }) &
  (C['query'] extends undefined ? unknown : { query?: Unparsed<C['query']> }) &
  (C['body'] extends undefined ? unknown : { body: Unparsed<C['body']> }) &
  ([NonNullable<C['upload']>] extends [never] ? unknown : { file: Blob });

interface Sending {
  /** Goes on when its page is left. */
  outlivesPage?: boolean;
  signal?: AbortSignal;
}

/**
 * Makes a call of the wire. Cookies go along; the answer is trusted to be what the contract says, because the same
 * contract made it. Throws `CallError` for every answer that is not a success, `Unreached` when there is none, and
 * whatever an answer that is no JSON brings about.
 */
export async function call<C extends Contract>(
  contract: C,
  given?: Given<C>,
  sending: Sending = {},
): Promise<Parsed<C['response']>> {
  const text = await (await send(contract, given, sending)).text();
  return (text ? JSON.parse(text) : undefined) as Parsed<C['response']>;
}

/** Makes a call whose answer is a file. Throws as {@link call} does. */
export const callForFile = async <C extends Contract>(contract: C, given?: Given<C>): Promise<Blob> =>
  (await send(contract, given, {})).blob();

/** Aborted once the page is about to be left for good; see {@link askNoMore}. */
const leaving = new AbortController();

/**
 * Drops every question that is out, and those still to come: what its member asked must not be answered with a refusal
 * once they have signed out. What changes something goes on. The page has to be left afterwards: no question settles.
 */
export const askNoMore = (): void => leaving.abort();

async function send(contract: Contract, given: unknown, { outlivesPage = false, signal }: Sending): Promise<Response> {
  const { params, query, body, file } = (given ?? {}) as {
    params?: object;
    query?: object;
    body?: unknown;
    file?: Blob;
  };
  const isQuestion = contract.method === 'GET';
  const asked = reach(addressOfCall(contract.path, params, query), {
    method: contract.method,
    credentials: 'same-origin',
    keepalive: outlivesPage,
    ...(isQuestion ? { signal: leaving.signal } : signal && { signal }),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    ...(file && { headers: { 'Content-Type': file.type || 'application/octet-stream' }, body: file }),
  });
  const response = await asked.catch((error) =>
    isQuestion && leaving.signal.aborted ? new Promise<never>(() => undefined) : Promise.reject(error),
  );
  if (response.status === 401 || response.status === 403) document.dispatchEvent(new Event(REFUSED));
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Where a call goes to: fills `{name}`s of its path and adds the query. */
export function addressOfCall(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
