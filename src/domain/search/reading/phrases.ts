import { bounded } from '../../pattern.ts';
import { isGrammar, PREDICATES } from './kinds.ts';
import { adverbEntry, type Entry, entryAt, entryOfTwo, hasKind } from './lexicon.ts';
import { mended } from './mending.ts';
import type { SaidAmount } from './numbers.ts';
import { type Token, tokensOf } from './tokens.ts';
import { hasAny, isCalled, isThing, isUnknown, type Unit } from './units.ts';

const LONGEST_PHRASE = 8;
/** Adverbs, and whose it is, stand inside a phrase and add nothing to it: "turns her nose up at". */
const ADVERBS = new Set(
  'well right completely totally absolutely strictly really far always just even my our his her their your'.split(' '),
);

export function mendedToken(token: Token, { foods } = { foods: false }): Token {
  // "Cashws": what it is in the singular, the rule for words that are spelt right does not know.
  const word = mended(token.key, { foods }) ?? (foods ? mended(token.text.replace(/s$/, ''), { foods }) : null);
  return word === null ? token : { ...token, slip: token.slip ?? token.text, text: word, key: word };
}

const BARE = {
  concepts: [],
  limits: [],
  mark: '',
  isAmount: false,
  isShort: false,
  isLacking: false,
  ending: '',
} as const;

/** Amounts first, since "no more than" leaves nothing out; then the longest phrases of the lexicon. */
export function unitsIn(tokens: readonly Token[], said: readonly SaidAmount[]): Unit[] {
  const amounts = new Map(said.map((amount) => [amount.first, amount]));
  const keys = tokens.map(({ key }) => key);
  const taken = new Set<number>();
  for (const { first, end } of amounts.values()) for (let at = first; at < end; at++) taken.add(at);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const unit = amountUnit(amounts.get(at)) ?? wordUnit(tokens, keys, at, taken);
    units.push(withoutEnding(unit, tokens));
    at = unit.end;
  }
  // All in capitals is a title.
  const isTitle = tokens.every(({ isCapital, text }) => isCapital || !/^\p{L}{4}/u.test(text));
  return units.map((unit, at) => {
    const meant = !isTitle && isPerson(units, at, tokens) ? PERSON : isMeal(units, at) ? MEAL : null;
    return meant ? { ...unit, concepts: [meant] } : unit;
  });
}

/** "An easy weeknight tea", "tea for four" is a dinner. */
const MEAL = { kind: 'category', id: 'dinner' } as const;
const isMeal = (units: readonly Unit[], at: number): boolean =>
  isCalled(units[at], /^tea$/) &&
  (hasAny(units[at - 1], 'quick', 'difficulty', 'cost', 'tag', 'diet') ||
    !!units[at + 1]?.limits.some(({ of }) => of === 'servings'));

const PERSON = { kind: 'person', id: 'somebody' } as const;

/** A word with a capital that nobody knows, of which something is said or that follows one who eats: "Priya can't", "our Nina". */
function isPerson(units: readonly Unit[], at: number, tokens: readonly Token[]): boolean {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]];
  if (!unit || !isUnknown(unit) || !tokens[unit.first]?.isCapital) return false;
  // "Tom carries two pens".
  const isDoing = isUnknown(next) && next?.ending === 's' && hasAny(units[at + 2], 'determiner', 'preposition');
  const isSaidOf =
    unit.isShort ||
    isDoing ||
    next?.mark === ':' ||
    (next?.mark === ';' && before?.mark === ':') ||
    (next?.mark === ',' && hasAny(units[at + 2], 'relative')) ||
    hasAny(next, 'copula', 'aux', 'relative', 'neutral', 'cause', 'not');
  return isSaidOf || (hasAny(next, ...PREDICATES) && !isThing(next)) || hasAny(before, 'person');
}

const amountUnit = (amount: SaidAmount | undefined): Unit | null =>
  amount ? { ...BARE, ...amount, isAmount: true } : null;

function wordUnit(tokens: readonly Token[], keys: readonly string[], at: number, taken: ReadonlySet<number>): Unit {
  const free = keys.slice(at, at + LONGEST_PHRASE);
  const stop = free.findIndex((_, i) => taken.has(at + i));
  const words = stop < 0 ? free : free.slice(0, stop);
  const [first = '', adverb = '', ...rest] = words;
  // "Steer well clear of".
  const around = ADVERBS.has(adverb) ? entryAt([first, ...rest], 0) : undefined;
  const isAround = (around?.keys.length ?? 0) > Math.max(1, entryAt(words, 0)?.keys.length ?? 0);
  const longest = isAround ? around : (entryAt(words, 0) ?? adverbEntry(first));
  // "Dairy-free ice cream" is ice cream, without dairy.
  const lacking = words[1] === 'free' ? entryAt(words.slice(0, 1), 0) : undefined;
  const entry = hasKind(lacking, 'food', 'animal') ? lacking : withoutTail(longest, words);
  // "Chick peas" are chickpeas, but who can't do nuts may have doughnuts.
  const isSaid = entry?.concepts.some(({ kind }) => isGrammar(kind)) ?? false;
  const isSingle = (entry?.keys.length ?? 1) === 1 && words.length > 1 && !isSaid;
  const joined = isSingle ? entryAt([words.slice(0, 2).join('')], 0) : undefined;
  if (joined && hasKind(joined, 'food', 'dish', 'equipment', 'occasion')) {
    const text = tokens.slice(at, at + 2).map((token) => token.text);
    return { ...BARE, first: at, end: at + 2, words: text.join(''), concepts: joined.concepts };
  }
  const parted = entry ? undefined : entryOfTwo(first);
  if (parted && hasKind(parted, 'food', 'animal', 'dish', 'equipment'))
    return { ...BARE, first: at, end: at + 1, words: parted.keys.join(' '), concepts: parted.concepts };
  const end = at + (entry?.keys.length ?? 1) + (isAround && entry === around ? 1 : 0);
  const ending = endingOf(tokens[end - 1]?.text);
  const lack = entry?.concepts.find(({ kind }) => kind === 'lacking');
  const kind = lack?.of === 'equipment' ? 'equipment' : 'food';
  if (lack) return { ...BARE, first: at, end, words: lack.id, concepts: [{ kind, id: lack.id }], isLacking: true };
  const isShort = tokens[end - 1]?.isShort ?? false;
  const concepts = entry?.concepts ?? [];
  return { ...BARE, first: at, end, concepts, mark: markOf(keys[at]), isShort, ending };
}

/** "No baking powder" refuses baking powder, and no baking. */
function withoutTail(entry: Entry | undefined, words: readonly string[]): Entry | undefined {
  const last = (entry?.keys.length ?? 1) - 1;
  const tail = last > 0 && words[0] === 'no' ? entryAt(words.slice(last), 0) : undefined;
  return tail && tail.keys.length > 1 && hasKind(tail, 'food') ? entryAt(words.slice(0, last), 0) : entry;
}

const endingOf = (text = ''): Unit['ending'] =>
  (/(?<=[^s])s$|(?<=\p{L}{3})ed$|(?<=\p{L}{3})ing$/u.exec(text)?.[0] ?? '') as Unit['ending'];
const markOf = (key = ''): Unit['mark'] => (/^[,;:?]$/.test(key) ? (key as Unit['mark']) : '');

/** "nutless" is free of nuts, "chocolatey" of chocolate. */
function withoutEnding(unit: Unit, tokens: readonly Token[]): Unit {
  const { text = '' } = tokens[unit.first] ?? {};
  const food =
    unit.concepts.length === 0 ? bounded(1_000, /^(?!salt|water|past)(\p{L}{4,}?)k?e?y$/u).exec(text)?.[1] : undefined;
  const like = [food, `${food}e`, food?.slice(0, -1)].find((each) => food && hasKind(entryAt([each ?? ''], 0), 'food'));
  if (like) return { ...unit, concepts: entryAt([like], 0)?.concepts ?? [], words: like };
  const stem = unit.concepts.length === 0 ? /^(\p{L}{3,})less$/u.exec(text)?.[1] : undefined;
  const entry = stem ? entryAt([tokensOf(stem)[0]?.key ?? ''], 0) : undefined;
  return stem && entry && hasAny({ ...unit, concepts: entry.concepts }, 'food', 'animal', 'equipment')
    ? { ...unit, concepts: entry.concepts, words: stem, isLacking: true }
    : unit;
}
