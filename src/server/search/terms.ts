import { findFood } from '#src/domain/foods/find.ts';
import { common, NONE, type Numbers, united } from '#src/domain/number-sets.ts';
import { type FoundTerm, inAll } from '#src/domain/search/combination.ts';
import { namedDish } from '#src/domain/search/named-dish.ts';
import { type AskedFor, askedWord, searchWords, type WordLabel } from '#src/domain/search/search-words.ts';
import { catalogueNow } from '../recipes/catalogue.ts';
import { anyOf, countUpTo, type IndexColumn, matches, phrase } from './full-text.ts';
import { repair } from './spelling.ts';

export interface Terms {
  terms: FoundTerm[];
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
 * What recipes have of what somebody asks for. A word that nothing matches is taken for a slip of the finger and mended;
 * what cannot be mended is left out ("chicken" in "chicken parmigiana") and named.
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
  const areWhole = each.terms.length > 0 && each.left.length === 0;
  if (areWhole && inAll(each.terms.map(({ named }) => named)).size > 0) return each;
  const near = await termNear(asked);
  if (near) return { terms: [near], left: [] };
  // What has a name of its own is not its words: macaroons are no "mac and cheese", nor bean sprouts Brussels sprouts.
  return asked.isNamed || namedDish(words.join(' ')) ? { terms: [], left: [words.join(' ')] } : each;
}

const NOTHING = {
  names: [],
  beginning: null,
  named: NONE,
  namedInTitle: NONE,
  typedInTitle: NONE,
  begun: NONE,
  begunInTitle: NONE,
  labelled: NONE,
  hasLabels: false,
  isFamily: false,
  apart: NONE,
  expressions: [],
};

/** What comes near something that is not here; `null` where nothing does. */
async function termNear(asked: AskedFor): Promise<FoundTerm | null> {
  const near = await comingNear(asked);
  const { words, isClass, isAnimal } = asked;
  return near.size > 0 ? { ...NOTHING, near, isClass, isAnimal, typed: words.join(' ') } : null;
}

async function termFor(asked: AskedFor, isLast: boolean): Promise<FoundTerm | null> {
  const { words, names, labels, near, isClass, isForm, isUsed, isNamed, isFood, apart, isAnimal } = asked;
  const { bearing } = await catalogueNow();
  const bearingAny = (some: readonly WordLabel[] = []): Numbers => united(some.map(bearing));
  const typed = words.join(' ');
  const all = [...new Set([typed, ...names.map((name) => searchWords(name).join(' '))])].filter(Boolean);
  // Other names of what is named are asked for by themselves.
  const where: IndexColumn = isClass ? 'head' : isUsed ? 'dish' : isFood ? 'made' : isNamed ? 'written' : 'anywhere';
  const ranking = where === 'written' || where === 'made' ? 'anywhere' : where;
  const borne = labels.filter((label) => bearing(label).size > 0);
  const inPlace = all.map((name) => phrase(name, where));
  const [known, [named = NONE, namedInTitle = NONE, typedInTitle = NONE]] = await Promise.all([
    countUpTo(inPlace, 1).then((totals) => all.filter((_, i) => totals[i])),
    matches([anyOf(inPlace), anyOf(all.map((name) => phrase(name, 'title'))), phrase(typed, 'title')]),
  ]);
  // The last word may still be being typed; a word before it is whole unless no such word is known.
  const isFree = (isLast && !isNamed) || known.length + borne.length === 0;
  const beginning = isFree && (words.at(-1)?.length ?? 0) >= SHORTEST_BEGINNING ? [typed] : [];
  const [begins = NONE, beginsInTitle = NONE] = await matches(
    beginning.flatMap((text) => [where, 'title' as const].map((column) => phrase(text, column, { isBeginning: true }))),
  );
  if (known.length + borne.length === 0 && begins.size === 0) return null;
  const term = {
    ...{ typed, isAnimal, isClass },
    labelled: bearingAny(borne),
    hasLabels: borne.length > 0,
    isFamily: borne.some(({ kind }) => kind === 'family'),
    near: bearingAny(near.find(({ length }) => length > 0)),
    apart: bearingAny(apart),
  };
  // What the index takes for another word is known by its labels alone.
  if (isForm && borne.length > 0) return { ...NOTHING, ...term };
  return {
    ...term,
    names: known,
    beginning: begins.size > 0 ? typed : null,
    ...{ named, namedInTitle, typedInTitle },
    begun: united([named, begins]),
    begunInTitle: united([namedInTitle, beginsInTitle]),
    // What a recipe is or is for labels tell: one that says it oftener in its text is no better for it.
    expressions: [
      ...(term.hasLabels ? [] : known.map((name) => phrase(name, ranking))),
      ...(term.hasLabels && !term.isFamily ? [] : known.map((name) => phrase(name, 'title'))),
      ...(begins.size > 0 && !term.hasLabels ? [phrase(typed, ranking, { isBeginning: true })] : []),
    ],
  };
}

/**
 * What comes near a dish. Of a dish named by a food (jacket potatoes), what has the food, where there is any; else also
 * what is called by it.
 */
async function comingNear({ words, near }: AskedFor): Promise<Numbers> {
  const { bearing } = await catalogueNow();
  const labels = near.find(({ length }) => length > 0) ?? [];
  const alike = united(labels.map(bearing));
  const isOwn = (word: string) => namedDish(word)?.families.some((slug) => labels.some((each) => each.slug === slug));
  const telling = words.filter((word) => !isOwn(word) && (findFood(word) !== null || namedDish(word) !== null));
  if (labels.length === 0 || telling.length === 0) return alike;
  const tellingOf = (word: string) =>
    findFood(word) ? [phrase(word, 'ingredients'), phrase(word, 'title')] : [phrase(word)];
  const narrowed = common(alike, united(await matches(telling.flatMap(tellingOf))));
  if (narrowed.size > 0) return narrowed;
  const dishes = telling.filter((word) => namedDish(word) !== null && findFood(word) === null);
  return united([alike, ...(await matches(dishes.map((word) => phrase(word, 'title'))))]);
}
