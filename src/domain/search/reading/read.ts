import { amountsIn, type SaidAmount } from './numbers.ts';
import type { Part } from './parts.ts';
import { type Scoped, scoped } from './scope.ts';
import { type Token, tokensOf } from './tokens.ts';
import { entryAt, type Kind, mended } from './vocabulary.ts';

/** Longer texts are not looked at. */
const MOST_TOKENS = 120;

/** Reads a text as a cook means it, in the order of its words. Never throws. */
export function readParts(typed: string): Part[] {
  const tokens = tokensOf(typed)
    .slice(0, MOST_TOKENS)
    .map((token) => mendedToken(token));
  const units = scoped(unitsOf(tokens));
  // What must not be in a dish is mended here, where what is wished for is left to the index.
  const slips = units.filter(({ role, end, first }) => role === 'notUnderstood' && end - first === 1);
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
  return { ...BARE, first: at, end, concepts: entry?.concepts ?? [], mark: markOf(keys[at]), isAmount: false };
}

const NAMES: ReadonlySet<Kind> = new Set<Kind>(['food', 'dish', 'equipment', 'occasion']);
const markOf = (key = ''): Scoped['mark'] => (key === ',' || key === ';' || key === ':' ? key : '');

/** "nutless" is free of nuts. */
function withoutEnding(unit: Scoped, tokens: readonly Token[]): Scoped[] {
  const { text = '' } = tokens[unit.first] ?? {};
  const stem = unit.concepts.length === 0 ? /^(\p{L}{3,})less$/u.exec(text)?.[1] : undefined;
  const entry = stem ? entryAt([tokensOf(stem)[0]?.key ?? ''], 0) : undefined;
  if (!stem || !entry?.concepts.some(({ kind }) => kind === 'food' || kind === 'animal')) return [unit];
  return [{ ...unit, role: 'limit', concepts: entry.concepts, words: stem }];
}

function partOf(unit: Scoped, tokens: readonly Token[]): Part {
  const { first, end, mark, isAmount, ...part } = unit;
  const own = tokens.slice(first, end);
  return {
    ...part,
    from: own[0]?.from ?? 0,
    to: own.at(-1)?.to ?? 0,
    words: unit.words ?? own.map(({ text }) => text).join(' '),
  };
}
