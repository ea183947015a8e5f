import { HARMLESS_FUNCTIONS } from './svg-allowed.ts';

/** A place in the same drawing, and nowhere else. */
const OWN_PLACE = /^#[\w.:-]{1,200}$/;
export const isOwnPlace = (href: string): boolean => OWN_PLACE.test(href.trim());

/** What an address in a style leads to, in quotes or not. */
const URL_ARGUMENT = /^\s{0,8}["']?(#[\w.:-]{1,200})["']?\s{0,8}\)/;

/**
 * Whether a value of an attribute or a style loads nothing: it calls harmless functions only, points into its own drawing,
 * and hides nothing behind a backslash or a comment.
 */
export function isHarmlessValue(value: string): boolean {
  if (/[\\<]|\/\*|javascript:|data:/i.test(value)) return false;
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const name = nameBefore(value, at);
    if (name === 'url') {
      if (!URL_ARGUMENT.test(value.slice(at + 1, at + 230))) return false;
    } else if (name !== '' && !HARMLESS_FUNCTIONS.has(name)) return false;
  }
  return true;
}

/** The name that is called by a bracket, in lower case. */
function nameBefore(value: string, bracket: number): string {
  let from = bracket;
  while (from > 0 && /[\w-]/.test(value.charAt(from - 1))) from--;
  return value.slice(from, bracket).toLowerCase();
}

/** A sheet of styles without its comments; `null` where it loads something or is not understood. */
export function harmlessSheet(css: string): string | null {
  const bare = withoutComments(css).replaceAll('<![CDATA[', '').replaceAll(']]>', '').trim();
  const rules = bare.matchAll(/@([\w-]{0,40})/g);
  for (const { 1: name } of rules) if (name?.toLowerCase() !== 'media') return null;
  return isHarmlessValue(bare) ? bare : null;
}

function withoutComments(css: string): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const from = css.indexOf('/*', at);
    if (from < 0) return kept + css.slice(at);
    kept += css.slice(at, from);
    const to = css.indexOf('*/', from + 2);
    if (to < 0) return kept;
    at = to + 2;
  }
  return kept;
}
