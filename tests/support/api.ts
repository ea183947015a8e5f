import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { APIContext } from 'astro';
import { createContext } from 'astro/middleware';
import { contractsOf } from '#src/contracts/all.ts';
import { onRequest } from '#src/middleware.ts';
import { findRoute } from './routes.ts';

interface Options {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is; its type goes into `headers`. */
  file?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** What a browser was given before: it sends the session's new id where it has got one. A copy goes into `headers`. */
  cookie?: string;
  clientAddress?: string;
  /** Aborted when the client goes away. */
  signal?: AbortSignal;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** `Set-Cookie` lines. */
  cookies: string[];
  /** Parsed where it is JSON, else text. */
  body: unknown;
  /** The body as it came, for files. */
  bytes: Uint8Array;
}

/** What two answers are compared by that are to be alike. */
export const statusAndBody = ({ status, body }: ApiAnswer) => ({ status, body });

export const ORIGIN = 'http://localhost:4321';

/**
 * Sends a call through the middleware and its endpoint as Astro does, without a server. Every 200 with a JSON body must
 * keep its contract's response schema, exactly; an answer that does not throws.
 */
export async function api(method: string, path: `/api${string}`, options: Options = {}): Promise<ApiAnswer> {
  const context = contextOf(method, path, options);
  const response = (await onRequest(context, () => route(context))) ?? new Response(null, { status: 500 });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const set = [...context.cookies.headers(), ...response.headers.getSetCookie()];
  if (options.cookie && path.startsWith('/api/auth/')) follow(options.cookie, set);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text ? JSON.parse(text) : text;
  if (response.status === 200 && isJson && method !== 'HEAD') keepsContract(method, context.url.pathname, body);
  return {
    status: response.status,
    headers: response.headers,
    cookies: set,
    body,
    bytes,
  };
}

const SESSION = /\bsession=(\w+)/;
/** Ids of sessions that were renewed, and what each is now. */
const renewed = new Map<string, string>();

function follow(cookie: string, set: readonly string[]): void {
  const before = SESSION.exec(latest(cookie))?.[1];
  const after = set.map((line) => SESSION.exec(line)?.[1]).find((id) => id !== undefined);
  if (before && after && before !== after) renewed.set(before, after);
}

/** What a browser has by now in place of a `Cookie` header. */
const latest = (cookie: string): string =>
  cookie.replace(SESSION, (pair, id: string) => {
    const next = renewed.get(id);
    return next ? latest(pair.replace(id, next)) : pair;
  });

function contextOf(
  method: string,
  path: string,
  { body, file, headers, cookie, clientAddress, signal }: Options,
): APIContext {
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: latest(cookie) }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
    ...(signal && { signal }),
  });
  const address = clientAddress ?? '127.0.0.1';
  return createContext({
    request,
    params: findRoute(new URL(request.url).pathname)?.params ?? {},
    locals: { requestId: randomUUID(), clientAddress: address },
    defaultLocale: '',
    clientAddress: address,
  });
}

async function route(context: APIContext): Promise<Response> {
  const found = findRoute(context.url.pathname);
  const { method } = context.request;
  const module = await found?.route.load();
  const handler = module?.[method] ?? (method === 'HEAD' ? module?.GET : undefined) ?? module?.ALL;
  if (!handler) return new Response('Astro knows no such route', { status: 404 });
  const response = await handler(context);
  return method === 'HEAD' ? new Response(null, response) : response;
}

function keepsContract(method: string, pathname: string, body: unknown): void {
  const contract = contractsOf(pathname).find((call) => call.method === method);
  if (!contract) throw new Error(`No contract for ${method} ${pathname}`);
  const result = contract.response.safeParse(body);
  if (!result.success) throw new Error(`${method} ${pathname} breaks its contract: ${result.error.message}`);
  if (!isDeepStrictEqual(result.data, body))
    throw new Error(`${method} ${pathname} answers more than its contract names`);
}
