import type { APIContext, APIRoute } from 'astro';
import type { z } from 'zod';
import type { CallAccess, Contract, Parsed } from '#src/contracts/contract.ts';
import { AppError } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import { newestOwnChange } from '../base/database.ts';
import type { SignedIn, VISITOR } from '../base/viewer.ts';
import { readBytes, readJson, readUpload } from './body.ts';
import { setChangeCookie } from './cookies.ts';
import { refuseCrossSite } from './cross-site.ts';
import { errorResponse } from './errors.ts';
import { guard } from './guard.ts';
import { refuseDuringMaintenance } from './maintenance.ts';

/** The call as an endpoint's work is given it: everything parsed, and who asks. */
export interface Call<C extends Contract> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  /** The file, where the call takes one. */
  upload: [NonNullable<C['upload']>] extends [never] ? undefined : Uint8Array;
  /** Its bytes, where the call takes them unparsed; else none. */
  raw: Buffer;
  /** A visitor only where anyone may call. */
  viewer: ViewerOf<C['access']>;
  context: APIContext;
}

/** `anyone` is among the possible accesses: there may be nobody. */
type ViewerOf<A extends CallAccess> = 'anyone' extends A ? SignedIn | typeof VISITOR : SignedIn;
type Answer<C extends Contract> = z.input<C['response']>;

/**
 * An endpoint from its contract: guard, parse, work, answer. The work returns the answer's body, `null` for "not found",
 * `undefined` for "done, nothing to say" (204), or a Response of its own where the body is no JSON; everything thrown
 * becomes the answer of its error code.
 */
export function endpoint<C extends Contract>(
  contract: C,
  work: (call: Call<C>) => Promise<Answer<C> | Response | null>,
): APIRoute {
  return async (context) => {
    try {
      if (contract.method !== 'GET' && !contract.isFromAnywhere) refuseCrossSite(context.request);
      const viewer = await guard(contract, context);
      if (!contract.duringMaintenance) await refuseDuringMaintenance(viewer, contract.access);
      const call = {
        params: parse(contract.params, context.params, 'not_found'),
        query: parse(contract.query, oneEach(context.url.searchParams), 'validation'),
        body: contract.body && parse(contract.body, await readJson(context.request, contract.bodyLimit), 'validation'),
        upload: contract.upload === undefined ? undefined : await readUpload(context.request, contract.upload),
        raw: contract.rawBody === undefined ? NOTHING : await readBytes(context.request, contract.rawBody),
        viewer,
        context,
      } as Call<C>;
      const before = newestOwnChange();
      const answer = await work(call);
      // Whoever changed something sees it at the next load. What others changed meanwhile does no harm.
      if (contract.method !== 'GET' && newestOwnChange() > before) setChangeCookie(context.cookies, newestOwnChange());
      if (answer === null) throw new AppError('not_found', 'Not found');
      if (answer === undefined) return new Response(null, { status: 204, headers: PRIVATE });
      return answer instanceof Response ? answer : json(answer);
    } catch (error) {
      return errorResponse(error, context);
    }
  };
}

const NOTHING = Buffer.alloc(0);
const PRIVATE = { 'Cache-Control': 'private, no-store' };

export const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...PRIVATE } });

function parse(schema: z.ZodType | undefined, input: unknown, code: 'validation' | 'not_found'): unknown {
  if (!schema) return undefined;
  const { data, issues } = checked(schema, input);
  if (!issues) return data;
  if (code === 'not_found') throw new AppError('not_found', 'Not found');
  throw new AppError('validation', issues[0]?.message ?? 'The request is not valid', { issues });
}

/** The parameters of an address; one that is given twice is refused, because two readers could take either. */
function oneEach(search: URLSearchParams): Record<string, string> {
  for (const name of search.keys()) {
    if (search.getAll(name).length > 1) throw new AppError('validation', `"${name}" is given more than once`);
  }
  return Object.fromEntries(search);
}
