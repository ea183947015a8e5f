import { keepJson, readStoredJson } from './local-storage.ts';
import { $member } from './members/session.ts';

/**
 * What is typed into a form and not saved yet, for the tab: whoever loads the page anew, or signs in again after their
 * session ended, has it again. Nobody else who signs in here has.
 */
const keyOf = (form: string): string => `plantry:typed:${$member.get()?.id ?? ''}:${form}`;

/** What is kept of a form; `null` where that is nothing. */
export const typedBefore = (form: string): unknown => readStoredJson(keyOf(form), 'sessionStorage');

/** Keeps what is typed, or with `null` forgets it. What the browser does not keep lasts as long as the page. */
export const keepTyped = (form: string, typed: unknown): boolean => keepJson(keyOf(form), typed, 'sessionStorage');

/** Whether what was kept of a field is of the type it has; where that has nothing, anything may stand. */
export function isLike(value: unknown, own: unknown): boolean {
  if (Array.isArray(own)) return Array.isArray(value);
  return own === null ? value !== undefined : typeof value === typeof own;
}
