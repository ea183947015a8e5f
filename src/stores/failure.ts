import { CallError } from './client.ts';
import { Unreached } from './reach.ts';

/**
 * Why a call failed. `unreached`: it never got to the server, because there's no connection, or because what stands before
 * the server says so (502 to 504 without a word of ours); `refused`: the server said no (4xx); `broken`: anything else.
 */
export type FailureKind = 'unreached' | 'refused' | 'broken';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof Unreached) return 'unreached';
  if (!(error instanceof CallError)) return 'broken';
  if (error.status < 500) return 'refused';
  return [502, 503, 504].includes(error.status) && !error.body.message ? 'unreached' : 'broken';
}
