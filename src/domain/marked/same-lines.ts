import { lineCount, type MarkedPart } from './marked-recipe.ts';

/** The words of a line, for comparing what data and a card say of it. */
export const wordsKey = (line: string): string =>
  line
    .slice(0, 1000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The share of words that two lines have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return common / Math.max(1, one.size + other.size - common);
}

/** Lines are the same from this on, and lists where so many of their lines are. */
const SAME = 0.6;
const ENOUGH = 0.6;
/** Lines that are skipped at most to find the same one. */
const AHEAD = 12;

/**
 * Lines of a list under the headings that another telling of it has: each line as it is, with the heading of the one that is the
 * same; `null` where the two tell of different things.
 */
function underHeadingsOf(lines: readonly string[], other: readonly MarkedPart[]): MarkedPart[] | null {
  const told = other.flatMap(({ lines: own }, part) =>
    own.map((line) => ({ part, words: new Set(wordsKey(line).split(' ')) })),
  );
  const isAligned = told.length === lines.length;
  let next = 0;
  let found = 0;
  const places = lines.map((line, at) => {
    const words = new Set(wordsKey(line).split(' '));
    const ahead = told.slice(next, next + AHEAD);
    const index = ahead.findIndex((each) => likeness(words, each.words) >= SAME);
    if (index >= 0) {
      found++;
      next += index + 1;
      return ahead[index]?.part;
    }
    return isAligned ? told[at]?.part : undefined;
  });
  if (found < lines.length * ENOUGH) return null;
  const parts: (MarkedPart & { part: number })[] = [];
  let last = places.find((part) => part !== undefined) ?? 0;
  for (const [at, line] of lines.entries()) {
    const part = places[at] ?? last;
    last = part;
    const current = parts.at(-1);
    if (current?.part === part) current.lines.push(line);
    else parts.push({ part, heading: other[part]?.heading ?? null, lines: [line] });
  }
  return parts.map(({ heading, lines: own }) => ({ heading, lines: own }));
}

/** Of two tellings of one list the fuller one, with headings where either has them. */
export function fullerOf(
  data: readonly MarkedPart[],
  card: readonly MarkedPart[],
): { parts: MarkedPart[]; fromCard: 'all' | 'headings' | 'nothing' } {
  const isHeaded = (parts: readonly MarkedPart[]) => parts.some(({ heading }) => heading !== null);
  const [told, shown] = [lineCount(data), lineCount(card)];
  if (shown === 0) return { parts: [...data], fromCard: 'nothing' };
  if (told < shown * ENOUGH) return { parts: [...card], fromCard: 'all' };
  // Amounts that stand only where people see them.
  const areBare = !data.some(({ lines }) => lines.some((line) => /\d|[½⅓⅔¼¾⅛]/.test(line)));
  const haveAmounts = card.some(({ lines }) => lines.some((line) => /^[\d½⅓⅔¼¾⅛]/.test(line)));
  if (areBare && haveAmounts && shown >= told * ENOUGH) return { parts: [...card], fromCard: 'all' };
  if (isHeaded(data) || !isHeaded(card)) return { parts: [...data], fromCard: 'nothing' };
  const headed = underHeadingsOf(
    data.flatMap(({ lines }) => lines),
    card,
  );
  return headed ? { parts: headed, fromCard: 'headings' } : { parts: [...data], fromCard: 'nothing' };
}
