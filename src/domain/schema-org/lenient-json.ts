/** Marks that pages put around their data so that old browsers, or XML, pass over it. */
const WRAPPED = /<!\[CDATA\[|\]\]>|<!--|-->/g;

/** JSON as pages have it: with comments, commas too many, line breaks in its texts. `undefined` where nothing helps. */
export function lenientJson(written: string): unknown {
  for (const text of [written, mended(written.replaceAll(WRAPPED, ' '))]) {
    try {
      return JSON.parse(text);
    } catch {
      // The other spelling is tried, and who has neither has no data.
    }
  }
  return undefined;
}

/** Every character is looked at once. */
function mended(text: string): string {
  const parts: string[] = [];
  // A comma is written when something follows it.
  let comma = '';
  for (let at = 0; at < text.length; ) {
    const end = tokenEnd(text, at);
    const token = text.slice(at, end);
    at = end;
    if (/^[\s;]|^\/[/*]|^\ufeff/.test(token)) continue;
    if (token === ',') {
      comma = parts.length > 0 ? ',' : '';
      continue;
    }
    parts.push(/^[\]}]/.test(token) ? '' : comma, token.startsWith('"') ? token.replace(/\p{Cc}+/gu, ' ') : token);
    comma = '';
  }
  return parts.join('');
}

/** The end of the text, comment, blank or other piece that begins at a place. */
function tokenEnd(text: string, at: number): number {
  const endAt = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from);
    return found < 0 ? text.length : found + mark.length;
  };
  if (text[at] === '"') return stringEnd(text, at);
  if (text.startsWith('//', at)) return endAt('\n', at);
  if (text.startsWith('/*', at)) return endAt('*/', at + 2);
  OTHER.lastIndex = at;
  return at + (OTHER.exec(text)?.[0].length ?? 1);
}
/** A stretch of blanks, a number or a word; of signs each by itself. */
const OTHER = /\s+|[\w.+-]+/y;

function stringEnd(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}
