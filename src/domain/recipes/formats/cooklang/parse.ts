import { bounded } from '../../../pattern.ts';
import { frontMatter } from '../front-matter.ts';

/** A piece of a step. */
export type CookItem =
  | { type: 'text'; value: string }
  | { type: 'ingredient'; name: string; quantity: string; units: string; preparation: string; isOptional: boolean }
  | { type: 'cookware'; name: string; quantity: string }
  | { type: 'timer'; name: string; quantity: string; units: string };

/** What stands between two empty lines: a step, or a remark to the cook. */
export interface CookBlock {
  kind: 'step' | 'note';
  /** The heading above it; `null` before the first. */
  section: string | null;
  items: CookItem[];
}

/** A file in Cooklang, read; quantities are as they are written. */
export interface CookFile {
  /** By names in small letters: people write "Title" as well. */
  metadata: Record<string, unknown>;
  blocks: CookBlock[];
}

const OLD_METADATA = bounded(10_000, /^>>([^:]{1,200}):(.*)$/);

/** Reads a file in Cooklang. What is no sign of it is text: nothing is refused. */
export function parseCooklang(source: string): CookFile {
  const [front, text] = frontMatter(source);
  const metadata = Object.fromEntries(Object.entries(front ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const body = withoutComments(text);
  const blocks: CookBlock[] = [];
  let section: string | null = null;
  let open: { kind: CookBlock['kind']; lines: string[] } | null = null;
  const close = () => {
    if (open && open.lines.join('').trim() !== '')
      blocks.push({ kind: open.kind, section, items: itemsIn(joined(open.lines)) });
    open = null;
  };
  for (const line of body.split('\n')) {
    const old = OLD_METADATA.exec(line);
    if (old) metadata[(old[1] ?? '').trim().toLowerCase()] = (old[2] ?? '').trim();
    else if (line.trim() === '' && !breaks(open?.lines.at(-1))) close();
    else if (line.startsWith('=')) {
      close();
      section = line.replaceAll('=', ' ').trim() || null;
    } else {
      const kind = line.startsWith('>') ? 'note' : 'step';
      if (kind === 'note' && open?.kind === 'step') close();
      open ??= { kind, lines: [] };
      open.lines.push(kind === 'note' ? line.replace(/^>\s?/, '') : line);
    }
  }
  close();
  return { metadata, blocks };
}

/** Without `-- to the end of a line` and `[- a block -]`; what is escaped stays. */
function withoutComments(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length; ) {
    const two = text.slice(at, at + 2);
    if (text[at] === '\\') {
      kept += two;
      at += 2;
    } else if (two === '[-') {
      const end = text.indexOf('-]', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else if (two === '--' && text[at + 2] !== '-' && text[at - 1] !== '-') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else {
      kept += text[at];
      at += 1;
    }
  }
  return kept;
}

/** Whether a line ends with a backslash that is not escaped itself. */
const breaks = (line = ''): boolean => (line.length - line.replace(bounded(10_000, /\\+$/), '').length) % 2 === 1;

/** The lines of a step as one; a line that ends with a backslash breaks it. */
const joined = (lines: readonly string[]): string =>
  lines
    .reduce((all, line) => (all === '' ? line : breaks(all) ? `${all.slice(0, -1)}\n${line}` : `${all} ${line}`), '')
    .trim();

const WORD = /[^\s\p{P}]+/uy;
const PREPARATION = /\(([^()]*)\)/y;
const MODIFIERS = /[&?+*-]*/y;

function itemsIn(text: string): CookItem[] {
  const items: CookItem[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') items.push({ type: 'text', value: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '\\' && at + 1 < text.length) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const found = '@#~'.includes(sign) ? tokenAt(text, at) : null;
    if (!found) {
      plain += sign;
      at += 1;
      continue;
    }
    flush();
    items.push(found.item);
    at = found.end;
  }
  flush();
  return items;
}

/** What a sign begins, and where that ends; `null` for a sign that is only a sign. */
function tokenAt(text: string, at: number): { item: CookItem; end: number } | null {
  const sign = text[at];
  MODIFIERS.lastIndex = at + 1;
  const modifiers = sign === '~' ? '' : (MODIFIERS.exec(text)?.[0] ?? '');
  const from = at + 1 + modifiers.length;
  const braced = bracesFrom(text, from);
  const isNamed = /\S/.test(text[from] ?? '');
  if (braced && (isNamed || (sign === '~' && text[from] === '{'))) {
    const name = text.slice(from, braced.open).trim();
    if (name !== '' || sign === '~') {
      const [quantity = '', units = ''] = partedOnce(braced.inside);
      return withPreparation(text, braced.end, itemOf(sign, name, quantity, units, modifiers));
    }
  }
  WORD.lastIndex = from;
  const word = WORD.exec(text)?.[0];
  return word ? withPreparation(text, from + word.length, itemOf(sign, word, '', '', modifiers)) : null;
}

/** The braces that a name of several words ends with: before another sign, and in the same line. */
function bracesFrom(text: string, from: number): { open: number; inside: string; end: number } | null {
  for (let at = from; at < text.length && at < from + 200; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '{') {
      const close = text.indexOf('}', at);
      return close < 0 ? null : { open: at, inside: text.slice(at + 1, close), end: close + 1 };
    }
    if ('@#~}\n'.includes(sign) || (/[.!?;]/.test(sign) && text[at + 1] === ' ')) return null;
  }
  return null;
}

const partedOnce = (inside: string): string[] => {
  const at = inside.indexOf('%');
  const quantity = (at < 0 ? inside : inside.slice(0, at)).trim().replace(/^=\s*/, '');
  return at < 0 ? [quantity] : [quantity, inside.slice(at + 1).trim()];
};

function itemOf(sign: string | undefined, name: string, quantity: string, units: string, modifiers: string): CookItem {
  if (sign === '~') return { type: 'timer', name, quantity, units };
  // "./sauces/Tomato" is another recipe, by its file.
  const own = name.startsWith('.') ? (name.split('/').at(-1) ?? name) : name;
  if (sign === '#') return { type: 'cookware', name: own, quantity };
  return { type: 'ingredient', name: own, quantity, units, preparation: '', isOptional: modifiers.includes('?') };
}

function withPreparation(text: string, end: number, item: CookItem): { item: CookItem; end: number } {
  PREPARATION.lastIndex = end;
  const found = item.type === 'ingredient' ? PREPARATION.exec(text) : null;
  return found && item.type === 'ingredient'
    ? { item: { ...item, preparation: (found[1] ?? '').trim() }, end: end + found[0].length }
    : { item, end };
}
