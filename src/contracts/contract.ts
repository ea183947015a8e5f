import type { z } from 'zod';
import type { Permission } from '#src/domain/members/permissions.ts';

/** Who may call: anybody, or the roles that have a permission. */
export type CallAccess = 'anyone' | Permission;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodType | undefined;

/** Bytes of a JSON body that may hold a whole recipe with every text at its longest, or a pasted page. */
export const LONG_BODY = 512 * 1024;

/** One call of the wire: what server and browser both hold each other to. */
export interface Contract<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodType = z.ZodType,
  Who extends CallAccess = CallAccess,
  Upload extends number | undefined = number | undefined,
> extends Carried<Params, Query, Body, Response, Upload> {
  method: HttpMethod;
  /** With `{name}` for parameters: `/api/recipes/{id}`. */
  path: `/api/${string}`;
  access: Who;
}

interface Carried<Params, Query, Body, Response, Upload> {
  /** A sentence for the OpenAPI document. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Most bytes of the JSON body, where it may be longer than bodies usually are. */
  bodyLimit?: number;
  /** Takes a file as its body instead of JSON: the most bytes it may have. What it is, its content says. */
  upload?: Upload;
  /** Takes its body unparsed, because what it is signed with covers its bytes: the most it may have. */
  rawBody?: number;
  response: Response;
  /** Media type of an answer that is a file instead of JSON. */
  produces?: string;
  /** Media types of the files it answers where it is asked for one. */
  alsoProduces?: readonly string[];
  /** Goes on working while the site is under maintenance. */
  duringMaintenance?: boolean;
  /** Other sites' pages may send it, mail programs in a browser among them: what it carries says enough, and no cookie counts. */
  isFromAnywhere?: boolean;
  /** Goes on working for a session that must change its password first. */
  duringPasswordChange?: boolean;
}

/**
 * A call, who may make it, and what it carries: `contract('GET /api/recipes/{id}', 'anyone', { … })`. Browsers are not
 * sent those they never make.
 */
// @__NO_SIDE_EFFECTS__
export function contract<
  Response extends z.ZodType,
  Who extends CallAccess,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  const Upload extends number | undefined = undefined,
>(
  call: `${HttpMethod} /api/${string}`,
  access: Who,
  carried: Carried<Params, Query, Body, Response, Upload>,
): Contract<Params, Query, Body, Response, Who, Upload> {
  const [method, path] = call.split(' ') as [HttpMethod, `/api/${string}`];
  return { method, path, access, ...carried };
}

/** The value a schema yields; `undefined` where a call has none. */
export type Parsed<S extends Shape> = [S] extends [undefined] ? undefined : z.output<NonNullable<S>>;
/** The value a schema takes. */
export type Unparsed<S extends Shape> = [S] extends [undefined] ? undefined : z.input<NonNullable<S>>;
