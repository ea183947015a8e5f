import { amountsIn, type SaidAmount } from './numbers.ts';
import type { Part } from './parts.ts';
import { scoped } from './scope.ts';
import { keyOf, type Token, tokensOf } from './tokens.ts';
import type { Scoped } from './units.ts';
import { entryAt, type Kind, mended } from './vocabulary.ts';

/** Longer texts are not looked at. */
const MOST_TOKENS = 120;

/** Reads a text as a cook means it, in the order of its words. Never throws. */
export function readParts(typed: string): Part[] {
  const tokens = tokensOf(typed)
    .slice(0, MOST_TOKENS)
    .flatMap(parted)
    .map((token) => mendedToken(token));
  const units = scoped(unitsOf(tokens));
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const slips = units.filter(
    ({ role, isDoubted, end, first }) => role === 'notUnderstood' && !isDoubted && end - first === 1,
  );
  let isMended = false;
  for (const { first } of slips) {
    const token = tokens[first];
    const other = token && mendedToken(token, { foods: true });
    if (!other || other === token) continue;
    tokens[first] = other;
    isMended = true;
  }
  return (isMended ? scoped(unitsOf(tokens)) : units).map((unit) => partOf(unit, tokens));
}

/** "withoutnuts" → without nuts: words run together, one of which leaves the other out. */
function parted(token: Token): Token[] {
  if (token.text.length < SHORTEST_PARTED || !/^\p{L}+$/u.test(token.text) || entryAt([token.key], 0)) return [token];
  const words = wordsIn(token.text, MOST_PARTS);
  const kinds = words?.flatMap((word) => entryAt([keyOf(word)], 0)?.concepts.map(({ kind }) => kind) ?? []) ?? [];
  if (
    !words ||
    !kinds.some((kind) => NEGATING.has(kind)) ||
    !kinds.some((kind) => kind === 'food' || kind === 'animal')
  )
    return [token];
  return words.map((word) => ({ ...token, text: word, key: keyOf(word) }));
}
const SHORTEST_PARTED = 6;
const MOST_PARTS = 4;
const NEGATING: ReadonlySet<Kind> = new Set<Kind>(['negator', 'refusal', 'leftwards', 'leftwardsAllergic']);

/** A text as words that are known, or `null`. */
function wordsIn(text: string, most: number): string[] | null {
  if (entryAt([keyOf(text)], 0)) return [text];
  for (let cut = text.length - 3; most > 1 && cut >= 2; cut--) {
    const first = text.slice(0, cut);
    if ((cut < 3 && first !== 'no') || !entryAt([keyOf(first)], 0)) continue;
    const rest = wordsIn(text.slice(cut), most - 1);
    if (rest) return [first, ...rest];
  }
  return null;
}

function mendedToken(token: Token, { foods } = { foods: false }): Token {
  const word = mended(token.key, { foods });
  return word === null ? token : { ...token, text: word, key: word };
}

/** Amounts first, since "no more than" leaves nothing out; then the longest phrases of the vocabulary. */
function unitsOf(tokens: readonly Token[]): Scoped[] {
  const amounts = new Map(amountsIn(tokens).map((amount) => [amount.first, amount]));
  const keys = tokens.map(({ key }) => key);
  const taken = new Set<number>();
  for (const { first, end } of amounts.values()) for (let at = first; at < end; at++) taken.add(at);
  const units: Scoped[] = [];
  for (let at = 0; at < tokens.length; ) {
    const unit = amountUnit(amounts.get(at)) ?? wordUnit(tokens, keys, at, taken);
    units.push(unit);
    at = unit.end;
  }
  return units.flatMap((unit) => withoutEnding(unit, tokens));
}

const BARE = {
  role: 'unknown',
  concepts: [],
  limits: [],
  isWithin: false,
  isForHealth: false,
  isOnly: false,
  isDoubted: false,
  isShort: false,
  isAside: false,
} as const;

const amountUnit = (amount: SaidAmount | undefined): Scoped | null =>
  amount
    ? { ...BARE, ...amount, role: amount.limits.length > 0 ? 'limit' : 'notUnderstood', mark: '', isAmount: true }
    : null;

function wordUnit(tokens: readonly Token[], keys: readonly string[], at: number, taken: ReadonlySet<number>): Scoped {
  const free = keys.slice(at, at + 8);
  const stop = free.findIndex((_, i) => taken.has(at + i));
  const words = stop < 0 ? free : free.slice(0, stop);
  const longest = entryAt(words, 0);
  // "Dairy-free ice cream" is ice cream, without dairy.
  const lacking = words[1] === 'free' ? entryAt(words.slice(0, 1), 0) : undefined;
  const entry = lacking?.concepts.some(({ kind }) => kind === 'food' || kind === 'animal') ? lacking : longest;
  // "Chick peas" are chickpeas.
  const joined =
    (entry?.keys.length ?? 1) === 1 && words.length > 1 ? entryAt([words.slice(0, 2).join('')], 0) : undefined;
  if (joined?.concepts.some(({ kind }) => NAMES.has(kind))) {
    const text = tokens.slice(at, at + 2).map((token) => token.text);
    return {
      ...BARE,
      first: at,
      end: at + 2,
      words: text.join(''),
      concepts: joined.concepts,
      mark: '',
      isAmount: false,
    };
  }
  const end = at + (entry?.keys.length ?? 1);
  const lack = entry?.concepts.find(({ kind }) => kind === 'lacking');
  if (lack) {
    const food = { first: at, end, mark: '', isAmount: false, words: lack.id } as const;
    return { ...BARE, ...food, role: 'limit', concepts: [{ kind: 'food', id: lack.id }] };
  }
  return {
    ...BARE,
    first: at,
    end,
    concepts: entry?.concepts ?? [],
    mark: markOf(keys[at]),
    isAmount: false,
    isShort: tokens[end - 1]?.isShort ?? false,
  };
}

const NAMES: ReadonlySet<Kind> = new Set<Kind>(['food', 'dish', 'equipment', 'occasion']);
const markOf = (key = ''): Scoped['mark'] => (key === ',' || key === ';' || key === ':' ? key : '');

/** "nutless" is free of nuts. */
function withoutEnding(unit: Scoped, tokens: readonly Token[]): Scoped[] {
  const { text = '' } = tokens[unit.first] ?? {};
  const stem = unit.concepts.length === 0 ? /^(\p{L}{3,})less$/u.exec(text)?.[1] : undefined;
  const entry = stem ? entryAt([tokensOf(stem)[0]?.key ?? ''], 0) : undefined;
  if (!stem || !entry?.concepts.some(({ kind }) => kind === 'food' || kind === 'animal' || kind === 'equipment'))
    return [unit];
  return [{ ...unit, role: 'limit', concepts: entry.concepts, words: stem }];
}

function partOf(unit: Scoped, tokens: readonly Token[]): Part {
  const { first, end, mark, isAmount, isShort, ...part } = unit;
  const own = tokens.slice(first, end);
  return {
    ...part,
    from: own[0]?.from ?? 0,
    to: own.at(-1)?.to ?? 0,
    words: unit.words ?? own.map(({ text }) => text).join(' '),
  };
}
