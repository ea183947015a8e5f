import { foodWords } from '../foods/food-words.ts';
import type { Category } from '../recipes/kitchen.ts';
import { editDistance } from './edit-distance.ts';

/** What a browser needs to mend and widen what is typed into a search; made with the search index, served beside it. */
export interface Dictionary {
  /** Foods and dishes: the names that recipes go by, then the others people have for the same. */
  things: [names: string[], others: string[]][];
  categories: { slug: Category; label: string; recipes: number; names: string[] }[];
  /** Further words that are right as they are, the likeliest first, parted by spaces. */
  words: string;
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
}

/** Words shorter than this have no room for a slip; one that is still being typed needs more to be told. */
const [SHORTEST, SHORTEST_UNFINISHED] = [4, 5];
/** From this length on two slips are forgiven. */
const LONG = 8;
const MOST_WORDS_OF_A_NAME = 4;
const MOST_QUERIES = 5;
const MOST_SEARCHES = 3;
/** Shorter beginnings have too many ends. */
const SHORTEST_BEGINNING = 3;

/** Letters that are doubled or not: the commonest slip counts little. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');
/** Names without their gaps: "chick peas" is the chickpea. */
const keyOf = (words: readonly string[]): string => words.join('');

/** Reads what is typed by a dictionary. */
export function openDictionary({ things, categories, words }: Dictionary): (typed: string) => Reading {
  const byKey = new Map<string, Thing>();
  const known = new Set<string>();
  for (const [names, others] of things) {
    for (const name of [...names, ...others]) {
      const nameWords = foodWords(name);
      for (const word of nameWords) known.add(word);
      const key = keyOf(nameWords);
      const shown = names.includes(name) ? name : (names[0] ?? name);
      if (!byKey.has(key)) byKey.set(key, { shown, names: [...names, ...others] });
    }
  }
  for (const { names } of categories) for (const word of names.flatMap(foodWords)) known.add(word);
  for (const word of words.split(' ')) known.add(word);
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

  return (typed) => {
    const isUnfinished = /[\p{L}\p{N}]$/u.test(typed);
    const raw = foodWords(typed);
    const right = partsOf(raw).flatMap(({ words, thing }) =>
      thing ? words : words.map((word) => mended(word, isUnfinished && word === raw.at(-1))),
    );
    const isMended = right.some((word, at) => word !== raw[at]);
    const parts = partsOf(right);
    const shown = parts.map(({ words, thing }) => thing?.shown ?? words.join(' '));
    const told = shown.join(' ');

    const begun = keyOf(right);
    const isBegun = (name: string) => begun.length >= SHORTEST_BEGINNING && keyOf(foodWords(name)).startsWith(begun);
    const whole = parts.length === 1 ? parts[0]?.thing : undefined;
    const completed = things.flatMap(([names, others]) => {
      const name = names.find(isBegun) ?? (others.some(isBegun) ? names[0] : undefined);
      return name ? [name] : [];
    });
    completed.sort((a, b) => a.length - b.length);
    const isTelling = told !== raw.join(' ');
    const searches = [...(whole ? [whole.shown] : []), ...completed, ...(isTelling && !whole ? [told] : [])];

    const widened = parts.flatMap(({ thing }, at) =>
      (thing?.names ?? []).map((name) => shown.with(at, name).join(' ')),
    );
    const queries = [...(isMended ? [right.join(' ')] : [typed.trim()]), told, ...widened, ...completed];
    return {
      queries: [...new Set(isMended && whole ? [told, ...queries] : queries)].slice(0, MOST_QUERIES),
      searches: [...new Set(searches)].slice(0, MOST_SEARCHES),
      categories: categories.filter(({ names }) => names.some(isBegun)).slice(0, 1),
    };
  };
}
