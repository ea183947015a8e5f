import { patternFrom } from './pattern.ts';

/** An element as it stands in a text of HTML. */
export interface WrittenElement {
  name: string;
  from: number;
  to: number;
  /** Its first tag up to `>`, which is not in it. */
  head: string;
  inner: string;
}

/**
 * Elements of some names, one after the other, each up to the first end of its name; one that has no end is none. Not a
 * parser: what stands in comments and in values counts. Every character is looked at a few times, however many begin.
 */
export function* elementsIn(html: string, names: readonly string[]): Generator<WrittenElement> {
  // Only letters of ASCII become small: others may become two, and places would no longer be the same.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const start = patternFrom(`<(${names.join('|')})(?![\\w-])`, 'g');
  const endless = new Set<string>();
  for (let found = start.exec(lower); found; found = start.exec(lower)) {
    const [, name = ''] = found;
    const headEnd = lower.indexOf('>', start.lastIndex);
    if (headEnd < 0) return;
    const end = endless.has(name) ? -1 : lower.indexOf(`</${name}>`, headEnd);
    if (end < 0) {
      endless.add(name);
      continue;
    }
    const to = end + name.length + 3;
    yield { name, from: found.index, to, head: html.slice(found.index, headEnd), inner: html.slice(headEnd + 1, end) };
    start.lastIndex = to;
  }
}
