import { parseEnv } from 'node:util';
import { bounded } from '#src/domain/pattern.ts';

/** A file larger than this holds no settings. */
const MOST = 1_000_000;

/** The settings of a `.env` file. Node.js takes the next line for the value of a name with nothing but blanks behind it: they go first. */
export const settingsIn = (text: string): Record<string, string | undefined> =>
  parseEnv(text.replace(bounded(MOST, /^([ \t]*(?:export[ \t]+)?\w+[ \t]*=)[ \t]+(?=\r?$)/gm), '$1'));

/**
 * Slips in a `.env` file against what its writer meant, of which reading it says nothing: lines that name no setting, quotes
 * that are never closed or closed too early, a name that is there twice, letters of another encoding. In words, by line. Throws
 * where it is no text in UTF-8 at all.
 */
export function slipsIn(text: string): string[] {
  if (text.includes('\0'))
    throw new Error('.env is not written in UTF-8, but in UTF-16, as some editors on Windows do. Save it as UTF-8.');
  if (text.length > MOST) throw new Error('.env is larger than a megabyte: that is no list of settings.');
  const slips: string[] = [];
  const seen = new Map<string, number>();
  const lines = text.split(bounded(MOST, /\r?\n/));
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const say = (what: string) => slips.push(`line ${at + 1}: ${what}`);
    if (line.includes('\uFFFD')) say('there are letters that are no UTF-8. Save the file as UTF-8.');
    const [, name, value = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/s.exec(line) ?? [];
    if (name === undefined) {
      say(`“${shortened(line)}” is no setting: write NAME=value.`);
      continue;
    }
    const before = seen.get(name);
    if (before !== undefined) say(`${name} is there a second time; this one counts, not line ${before}.`);
    seen.set(name, at + 1);
    const [quote = ''] = /^["'`]/.exec(value.trim()) ?? [];
    if (!quote) continue;
    const end = closing(lines, at, quote);
    if (end === null) say(`the quote ${quote} of ${name} is never closed.`);
    else {
      if (end.rest !== '' && !end.rest.startsWith('#'))
        say(`${name} ends at the second ${quote}: “${shortened(end.rest)}” is left out.`);
      at = end.at;
    }
  }
  return slips;
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * The place where a value that begins with a quote ends, and what stands behind it on that line; `null` where it never ends.
 */
function closing(lines: readonly string[], from: number, quote: string): { at: number; rest: string } | null {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const begin = at === from ? line.indexOf(quote) + 1 : 0;
    const end = line.indexOf(quote, begin);
    if (end >= 0) return { at, rest: line.slice(end + 1).trim() };
  }
  return null;
}
