import { foodWords } from '../foods/food-words.ts';
import type { Category } from '../recipes/kitchen.ts';
import { editDistance } from '../words/edit-distance.ts';

/** What a browser needs to mend and widen what is typed into a search; made with the search index, served beside it. */
export interface Dictionary {
  /**
   * Foods and dishes, those of most titles first: the names that recipes go by, the others people have for the same, and of
   * what no title has what texts of recipes say that come near.
   */
  things: [names: string[], others: string[], near?: string][];
  /** The same for names that menus use, whose words are none of their own: nobody means the chocolat of a mousse. */
  menus: Dictionary['things'];
  categories: { slug: Category; label: string; recipes: number; names: string[] }[];
  /** Further words that are right as they are, the likeliest first, parted by spaces. */
  words: string;
  /** Words that say nothing of a dish, parted by spaces: "recipe", "for". */
  fillers: string;
}

/** What somebody who types may mean. */
export interface Reading {
  /** The same for the index of texts: each is asked while those before found too little. */
  queries: string[];
  /** Foods and dishes to search for. */
  searches: string[];
  categories: Dictionary['categories'];
}

interface Thing {
  shown: string;
  names: readonly string[];
  near?: string | undefined;
}

/** A name by which something may be begun. */
interface Entry {
  key: string;
  plain: string;
  /** Whether recipes go by it. */
  isOwn: boolean;
  thing: Thing;
}

/** What a text is the beginning of: words before, and the likeliest things first. */
interface Begun {
  head: readonly string[];
  things: readonly Thing[];
  isMended: boolean;
}

/** Words shorter than this have no room for a slip; one that is still being typed needs more to be told. */
const [SHORTEST, SHORTEST_UNFINISHED] = [4, 5];
/** From this length on two slips are forgiven. */
const LONG = 8;
const MOST_WORDS_OF_A_NAME = 4;
const MOST_QUERIES = 5;
const MOST_SEARCHES = 3;
/** Shorter beginnings have too many ends, and shorter ones with a slip. */
const [SHORTEST_BEGINNING, SHORTEST_MENDED_BEGINNING] = [3, 4];
/** From this length on two slips are forgiven in a beginning. */
const LONG_BEGINNING = 6;

/** Letters that are doubled or not: the commonest slip counts little. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');
/** Names without their gaps: "chick peas" is the chickpea. */
const keyOf = (words: readonly string[]): string => words.join('');

/** Reads what is typed by a dictionary. */
export function openDictionary({
  things,
  menus,
  categories,
  words,
  fillers: said,
}: Dictionary): (typed: string) => Reading {
  const byKey = new Map<string, Thing>();
  const known = new Set<string>();
  const fillers = new Set(said.split(' '));
  const entries: Entry[] = [];
  for (const [names, others, near] of [...things, ...menus]) {
    const shown = names[0] ?? '';
    const thing: Thing = { shown, names: [...names, ...others], near };
    for (const name of [...names, ...others]) {
      const key = keyOf(foodWords(name));
      const isOwn = names.includes(name);
      const named = isOwn ? { ...thing, shown: name } : thing;
      if (!byKey.has(key)) byKey.set(key, named);
      entries.push({ key, plain: squeezed(key), isOwn, thing: named });
    }
  }
  for (const word of things.flatMap(([names, others]) => [...names, ...others]).flatMap(foodWords)) known.add(word);
  for (const { names } of categories) for (const word of names.flatMap(foodWords)) known.add(word);
  for (const word of [...words.split(' '), ...fillers]) known.add(word);
  const byFirstLetter = Map.groupBy(known, (word) => word[0]);

  /** The longest name at a place, and how many words it takes. */
  function nameAt(typed: readonly string[], at: number): { thing: Thing; length: number } | null {
    for (let length = Math.min(MOST_WORDS_OF_A_NAME, typed.length - at); length > 0; length--) {
      const thing = byKey.get(keyOf(typed.slice(at, at + length)));
      if (thing) return { thing, length };
    }
    return null;
  }

  /** A text as names and the words between them. */
  function partsOf(typed: readonly string[]): { words: readonly string[]; thing?: Thing }[] {
    const parts: { words: readonly string[]; thing?: Thing }[] = [];
    for (let at = 0; at < typed.length; ) {
      const { length, thing } = nameAt(typed, at) ?? { length: 1 };
      parts.push({ words: typed.slice(at, at + length), ...(thing && { thing }) });
      at += length;
    }
    return parts;
  }

  /** The word that one was meant to be; itself where it is known, may yet become one that is, or is like none. */
  function mended(word: string, isUnfinished: boolean): string {
    if (word.length < (isUnfinished ? SHORTEST_UNFINISHED : SHORTEST) || known.has(word) || /\d/.test(word))
      return word;
    const candidates = byFirstLetter.get(word[0]) ?? [];
    if (isUnfinished && candidates.some((candidate) => candidate.startsWith(word))) return word;
    const plain = squeezed(word);
    let best = { word, slips: Number.POSITIVE_INFINITY };
    for (const candidate of candidates) {
      const whole = squeezed(candidate);
      if (whole.length < SHORTEST - 1) continue;
      const limit = Math.max(plain.length, whole.length) < LONG ? 1 : 2;
      const isLonger = isUnfinished && whole.length > plain.length + 1;
      const compared = isLonger ? whole.slice(0, plain.length) : whole;
      const slips = editDistance(plain, compared, isLonger ? 1 : limit);
      if (slips > (isLonger ? 1 : limit)) continue;
      // Of those as near, the one written more alike; a beginning says less than a whole word.
      const score = slips * 10 + editDistance(word, isLonger ? compared : candidate, 4) + (isLonger ? 5 : 0);
      if (score < best.slips) best = { word: candidate, slips: score };
    }
    return best.word;
  }

  /** What words are the beginning of, as few words before it as can be. */
  function begunBy(words: readonly string[]): Begun | null {
    const tails = words.map((_, at) => ({ head: words.slice(0, at), key: keyOf(words.slice(at)) }));
    for (const { head, key } of tails.filter((tail) => tail.key.length >= SHORTEST_BEGINNING)) {
      const begun = entries.filter((entry) => entry.key.startsWith(key));
      if (begun.length > 0) return { head, things: likeliest(begun), isMended: false };
    }
    const last = words.at(-1) ?? '';
    const mayBegin =
      last.length < SHORTEST_BEGINNING ? known.has(last) : [...known].some((word) => word.startsWith(last));
    if (mayBegin || /\d/.test(last)) return null;
    for (const { head, key } of tails.filter((tail) => tail.key.length >= SHORTEST_MENDED_BEGINNING)) {
      const near = nearest(squeezed(key));
      if (near.length > 0) return { head, things: likeliest(near), isMended: true };
    }
    return null;
  }

  /** Names whose beginning one was meant to be. */
  function nearest(plain: string): Entry[] {
    let limit = plain.length < LONG_BEGINNING ? 1 : 2;
    let near: Entry[] = [];
    for (const entry of entries) {
      if (entry.plain[0] !== plain[0]) continue;
      const slips = slipsToBeginning(plain, entry.plain, limit);
      if (slips > limit) continue;
      near = slips < limit ? [entry] : [...near, entry];
      limit = slips;
    }
    // A name that lacks a letter is likelier than the beginning of another.
    const isWhole = ({ plain: name }: Entry) =>
      name.length >= plain.length && editDistance(plain, name, limit) <= limit;
    return near.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  }

  return function reading(typed): Reading {
    const isUnfinished = /[\p{L}\p{N}]$/u.test(typed);
    const all = foodWords(typed);
    const telling = partsOf(all).flatMap(({ words, thing }, at, parts) =>
      thing || !fillers.has(words[0] ?? '') || (isUnfinished && at === parts.length - 1) ? words : [],
    );
    const raw = telling.length > 0 ? telling : all;
    const [last = ''] = raw.slice(-1);
    const before = partsOf(raw).flatMap(({ words, thing }, at, parts) =>
      thing || (isUnfinished && at === parts.length - 1) ? words : words.map((word) => mended(word, false)),
    );
    const begun = begunBy(before);
    // Of what begins nothing no more is to come.
    if (isUnfinished && !begun && fillers.has(last)) return reading(`${typed} `);
    const right = begun ? before : before.with(-1, mended(last, isUnfinished));
    const isMended = begun?.isMended || right.some((word, at) => word !== raw[at]);
    const parts = partsOf(right);
    const shown = parts.map(({ words, thing }) => thing?.shown ?? words.join(' '));
    const shownText = shown.join(' ');
    const whole = parts.length === 1 ? parts[0]?.thing : undefined;
    const completed = (begun?.things ?? []).slice(0, MOST_SEARCHES);
    const withHead = ({ shown }: Thing): string => [...(begun?.head ?? []), shown].join(' ');
    const isTelling = shownText !== raw.join(' ') && !begun;
    const searches = [...(whole ? [whole.shown] : []), ...completed.map(withHead), ...(isTelling ? [shownText] : [])];

    const widened = parts.flatMap(({ thing }, at) =>
      (thing?.names ?? []).map((name) => shown.with(at, name).join(' ')),
    );
    // What texts have as it is typed is what they have of the word to come.
    const typedFirst = begun?.isMended ? [] : [right.join(' '), shownText];
    const [first] = completed;
    const wholes = completed.map(withHead);
    // Behind other words a beginning is searched for with its ends first: "gluten free pan" finds pans, not pancakes. Alone
    // it would find what has nothing of a food or dish before it.
    const head = begun?.head ?? [];
    const alone = completed.map(({ shown }) => shown);
    const isOfThing = partsOf(head).some(({ thing }) => thing);
    const behind = isOfThing ? [...wholes, ...typedFirst, ...alone] : [...wholes.slice(0, 1), ...alone, ...typedFirst];
    // Of a dish that no recipe has, the index would find what is spelt alike.
    const near = first?.near ? [first.near] : [];
    const unfinished = near.length > 0 ? [...near, ...wholes.slice(0, 1)] : [...typedFirst, ...wholes];
    const found = head.length > 0 ? [...behind.slice(0, MOST_QUERIES - near.length), ...near] : unfinished;
    const queries = [...(whole && isMended ? [shownText] : []), ...(begun ? found : [...typedFirst, ...widened])];
    const key = keyOf(right);
    const isBegun = (name: string) => key.length >= SHORTEST_BEGINNING && keyOf(foodWords(name)).startsWith(key);
    return {
      queries: [...new Set(queries)].slice(0, MOST_QUERIES),
      searches: [...new Set(searches)].slice(0, MOST_SEARCHES),
      categories: categories.filter(({ names }) => names.some(isBegun)).slice(0, 1),
    };
  };
}

/** Each thing once, those begun by a name of recipes first. */
function likeliest(entries: readonly Entry[]): Thing[] {
  const byShown = new Map<string, Thing>();
  for (const { thing } of [...entries.filter(({ isOwn }) => isOwn), ...entries])
    if (!byShown.has(thing.shown)) byShown.set(thing.shown, thing);
  return [...byShown.values()];
}

/** Slips between a text and the nearest beginning of another; more than `limit` where it takes more. */
function slipsToBeginning(text: string, other: string, limit: number): number {
  let least = limit + 1;
  for (let length = text.length - limit; length <= text.length + limit; length++)
    least = Math.min(least, editDistance(text, other.slice(0, length), limit));
  return least;
}
