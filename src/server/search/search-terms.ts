import { findFood } from '#src/domain/foods/find.ts';
import { namedDish } from '#src/domain/search/named-dish.ts';
import { type AskedFor, askedWord, searchWords } from '#src/domain/search/search-words.ts';
import { allOf, anyMatch, anyOf, ingredientNamed, label, phrase } from './full-text.ts';
import { repair } from './spelling.ts';

/** One thing that is looked for, as published recipes have it. */
export interface Term {
  /** What was typed and the other names of it, in whole words. */
  names: string[];
  /** What was typed, where it may be the beginning of more. */
  beginning: string | null;
  /** Expressions of labels whose recipes are it too. */
  labels: string[];
  /** Expressions of labels whose recipes come near it. */
  near: string[];
  /** Only titles and tags that say it are it: what a recipe is for, or where it is from. */
  isClass: boolean;
  /** It is to be used, not only mentioned; expressions of dishes that are called by it, which come later. */
  isUsed: boolean;
  apart: string[];
  /** Meat, fish, egg or milk: what a cook who types "chicken parmigiana" here can do without. */
  isAnimal: boolean;
  /** As it was typed. */
  typed: string;
  /** The word that it was mended to. */
  meant?: string;
}

export interface Terms {
  terms: Term[];
  /** Words of which published recipes have none, as they were typed: "unicorn". */
  left: string[];
}

/** Shorter beginnings would match half the kitchen. */
const SHORTEST_BEGINNING = 2;
/** Words of one search that are mended: who slips oftener looks at what is typed. */
const MOST_MENDED = 4;

/** How many words may still be mended. */
interface Mending {
  left: number;
}

/**
 * Terms for what somebody asks for, each with the other names of the food or dish. A word that nothing matches is taken
 * for a slip of the finger and mended; what cannot be mended is left out ("chicken" in "chicken parmigiana") and named.
 */
export const termsFor = (asked: readonly AskedFor[]): Promise<Terms> => termsOf(asked, { left: MOST_MENDED });

/** The same for words that are right as they are. */
export const termsAsWritten = (asked: readonly AskedFor[]): Promise<Terms> => termsOf(asked, { left: 0 });

/**
 * Each step makes what is asked for smaller: several words are taken one by one, a single word is asked for as what comes
 * near it, then as what it is mended to, which is not mended again. None asks for what it was asked for.
 */
async function termsOf(asked: readonly AskedFor[], mending: Mending): Promise<Terms> {
  const found = await Promise.all(asked.map((each, i) => termFor(each, i === asked.length - 1)));
  const all = await Promise.all(
    asked.map((each, i): Terms | Promise<Terms> => {
      const known = found[i];
      if (known) return { terms: [known], left: [] };
      return each.words.length > 1 ? termsOfSeveral(each, mending) : termsOfOne(each, mending);
    }),
  );
  return { terms: all.flatMap(({ terms }) => terms), left: all.flatMap(({ left }) => left) };
}

/** A word that names nothing that is here: what comes near the dish of that name, else what it was a slip for. */
async function termsOfOne(asked: AskedFor, mending: Mending): Promise<Terms> {
  const [word = ''] = asked.words;
  const near = await termNear(asked);
  if (near) return { terms: [near], left: [] };
  // Beef is no slip for beet, wine none for fine, nor is the name of a dish one for another.
  const isNoSlip = asked.isAnimal || findFood(word) !== null || namedDish(word) !== null;
  const repaired = !isNoSlip && mending.left-- > 0 ? await repair(word) : null;
  const mended = repaired ? await termsAsWritten(repaired.map(askedWord)) : null;
  return mended && mended.terms.length > 0
    ? { terms: mended.terms.map((term) => ({ ...term, typed: word, meant: term.typed })), left: [] }
    : { terms: [], left: [word] };
}

/** Words that together name nothing that is here: what has all of them, else what comes near, else what has some. */
async function termsOfSeveral(asked: AskedFor, mending: Mending): Promise<Terms> {
  const { words, isClass } = asked;
  // An air fryer is neither air nor a fryer.
  const each: Terms = isClass ? { terms: [], left: [words.join(' ')] } : await termsOf(words.map(askedWord), mending);
  const areWhole =
    each.left.length + each.terms.length > 0 &&
    each.left.length === 0 &&
    each.terms.every(({ names }) => names.length > 0);
  const all = allOf(each.terms.map(({ names }) => anyOf(names.map((name) => phrase(name)))));
  if (areWhole && (await anyMatch([all])).includes(true)) return each;
  const near = await termNear(asked);
  if (near) return { terms: [near], left: [] };
  // The dish is not here: macaroons are no part of "mac and cheese".
  return namedDish(words.join(' ')) ? { terms: [], left: [words.join(' ')] } : each;
}

/** What comes near something that is not here; `null` where nothing does. */
async function termNear(asked: AskedFor): Promise<Term | null> {
  const near = await comingNear(asked);
  if (near.length === 0 || !(await anyMatch(near)).includes(true)) return null;
  const { words, isClass, isAnimal } = asked;
  const typed = words.join(' ');
  return { names: [], beginning: null, labels: [], near, isClass, isUsed: false, apart: [], isAnimal, typed };
}

async function termFor(
  { words, names, labels, near, isClass, isForm, isUsed, isNamed, apart, isAnimal }: AskedFor,
  isLast: boolean,
): Promise<Term | null> {
  const text = words.join(' ');
  const all = [...new Set([text, ...names.map((name) => searchWords(name).join(' '))])].filter(Boolean);
  const expressions = labels.map(label);
  const found = await anyMatch([...all.map((name) => phrase(name, { inHead: isClass })), ...expressions]);
  const known = all.filter((_, i) => found[i]);
  const borne = expressions.filter((_, i) => found[all.length + i]);
  // The last word may still be being typed; a word before it is whole unless no such word is known.
  const isFree = (isLast && !isNamed) || known.length + borne.length === 0;
  const mayBegin = isFree && (words.at(-1)?.length ?? 0) >= SHORTEST_BEGINNING;
  // A word that is known begins itself; asking would take as long as the search.
  const begins =
    mayBegin &&
    (known.includes(text) || (await anyMatch([phrase(text, { prefix: true, inHead: isClass })])).includes(true));
  if (known.length + borne.length === 0 && !begins) return null;
  const [others = []] = near.filter(({ length }) => length > 0).map((each) => each.map(label));
  const isLabelled = isForm && borne.length > 0;
  return {
    names: isLabelled ? [] : known,
    beginning: begins && !isLabelled ? text : null,
    labels: borne,
    near: others,
    isClass,
    isUsed,
    apart: apart.map(label),
    isAnimal,
    typed: text,
  };
}

/**
 * Expressions of what comes near a dish. Of a dish named by a food (jacket potatoes), what has the food, where there is
 * any; else also what is called by it.
 */
async function comingNear({ words, near }: AskedFor): Promise<string[]> {
  const [labels = []] = near.filter(({ length }) => length > 0);
  const expressions = labels.map(label);
  const isOwn = (word: string) => namedDish(word)?.families.some((slug) => labels.some((each) => each.slug === slug));
  const telling = words.filter((word) => !isOwn(word) && (findFood(word) !== null || namedDish(word) !== null));
  if (expressions.length === 0 || telling.length === 0) return expressions;
  const tellingOf = (word: string) =>
    findFood(word) ? [ingredientNamed(word), phrase(word, { inTitle: true })] : [phrase(word)];
  const narrowed = allOf([anyOf(expressions), anyOf(telling.flatMap(tellingOf))]);
  if ((await anyMatch([narrowed])).includes(true)) return [narrowed];
  const dishes = telling.filter((word) => namedDish(word) !== null && findFood(word) === null);
  return [...dishes.map((word) => phrase(word, { inTitle: true })), ...expressions];
}
