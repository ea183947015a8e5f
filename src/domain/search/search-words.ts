import { SEARCH_MAX_LENGTH } from '../constants.ts';
import { OCCASIONS } from '../dishes/occasions.ts';
import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from '../foods/allergen-names.ts';
import { findFood } from '../foods/find.ts';
import { isOfAnimals } from '../foods/food.ts';
import { searchNames } from '../foods/search-names.ts';
import { FOODS } from '../foods/table.ts';
import { CATEGORIES, type Category, DIETS, type Difficulty } from '../recipes/kitchen.ts';
import { folded } from '../words/folded.ts';
import { namedDish } from './named-dish.ts';
import { filtersOf, namesLeftOut, notUnderstoodOf, wordsOfParts } from './read-sentence.ts';
import type { Kind } from './reading/kinds.ts';
import { phrasesOf } from './reading/lexicon.ts';
import { conceptOf, isMade, isOf, isSetting, type Part, refuses } from './reading/parts.ts';
import { readParts } from './reading/read.ts';
import { keyOf } from './reading/tokens.ts';
import type { Mended } from './said-of-search.ts';
import type { SearchFilters } from './search-filters.ts';

/** More words than any cook types; the rest is not looked at. */
const MOST_WORDS = 12;

/** A label of the index that says the same as a word. */
export interface WordLabel {
  kind: 'category' | 'diet' | 'tag' | 'equipment' | 'family' | 'occasion' | 'season' | 'contains';
  slug: string;
}

/** One thing that is looked for. */
export interface AskedFor {
  /** Its words as they were typed, lower case, accents folded. */
  words: string[];
  /** Other names of the food or dish. */
  names: string[];
  /** Recipes with one of these labels are it too. */
  labels: WordLabel[];
  /** Recipes with one of these come near it where nothing is it: those of its kind, else those like these. */
  near: WordLabel[][];
  /** It says what a dish is, what it is for, or where it is from: not every mention of it counts. */
  isClass: boolean;
  /** Its words are found in what it is not ("fries" in what is fried, "dinner" in "sunday dinner"): where labels say what it is, they do not. */
  isForm: boolean;
  /** It is said to be in the dish, or to be used up: dishes that are called by it ("bread") come later. */
  isUsed: boolean;
  apart: WordLabel[];
  /** It is the whole name of a food or dish, and so no beginning of another's: peas are no peaches. */
  isNamed: boolean;
  /** It is a food, and names no dish. */
  isFood: boolean;
  /** Meat, fish, egg or milk, or a word that only says how a dish is made or what for: left out first where no recipe has all. */
  isAnimal: boolean;
}

/** How a dish should be; what is `liked` is found earlier, the others alone are found. */
interface Hope {
  words: string;
  is: 'quick' | Difficulty | 'liked';
}

/** What somebody typed into the search, read. */
export interface SearchWords {
  /** Everything typed, for asking for a title as a whole. */
  typed: string[];
  /** What has to be found. Empty when only limits were named, or nothing that tells recipes apart. */
  asked: AskedFor[];
  /** What makes a recipe come earlier. */
  preferred: string[];
  /** Labels that do the same. */
  preferredLabels: WordLabel[];
  /** What it says of the dish, as it was typed ("quick", "creamy"); where nothing that is found is so, that is said. */
  hopes: readonly Hope[];
  /** What must hold: diets, what must not be in it, times, figures. */
  limits: SearchFilters;
  /** Whether anything limits. */
  isLimited: boolean;
  /** What it refuses in words that nobody knows, as they were typed. No recipe is held to it. */
  notUnderstood: string[];
  /** Words that no recipe can be held to, as they were typed: "after a bad day". */
  ignored: string[];
  /** Slips in what it says of the dish. */
  mended: Mended[];
}

/** Lower-case words of letters and digits, accents folded: "Shepherd's Crêpes" → ["shepherd", "s", "crepes"]. */
export function searchWords(text: string): string[] {
  return (folded(text.slice(0, SEARCH_MAX_LENGTH)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** Kinds of words that a listing prefers and does not insist on. */
const PREFERRED: readonly Kind[] = ['difficulty', 'quick', 'mood', 'praise'];
/** Labels beside words that mean the same. */
const LABELLED = ['category', 'diet', 'tag', 'equipment', 'occasion', 'season'] as const;
/** Diets that are words like others: "quick and easy" is preferred, the others name dishes. */
const WORDY_DIETS: readonly string[] = ['quick-easy', 'kids', 'raw'];

/** Whether a text names nothing but an animal food. */
const isAnimalFood = (text: string): boolean => findFood(text)?.origin !== undefined;

/** Reads a search as a cook means it. */
export function readSearch(text: string): SearchWords {
  const parts = readParts(text.slice(0, SEARCH_MAX_LENGTH));
  const typed = searchWords(text);
  const isDiet = (part: Part) =>
    part.role === 'wish' && part.concepts.some(({ kind, id }) => kind === 'diet' && !WORDY_DIETS.includes(id));
  const isPreferred = (part: Part) =>
    isOf(part, ...PREFERRED) &&
    !isOf(part, 'food', 'dish') &&
    (part.role === 'wish' || part.role === 'preference' || isOf(part, 'praise'));
  const limiting = parts.filter(
    (part) =>
      (part.role === 'limit' && part.limits.every(({ of }) => of !== 'servings' && of !== 'maxServings')) ||
      isDiet(part),
  );
  // Of a refusal nothing becomes a wish that is not said to be one.
  const isRefusing = refuses(parts);
  const named = parts.filter(
    (part) =>
      ((part.role === 'wish' || part.role === 'unknown') && !isDiet(part) && !isPreferred(part)) ||
      (isMade(part) && !isRefusing),
  );
  // "Dal with rice" is dal.
  const isSide = (part: Part) =>
    part.isWithin && isDish(part) && named.some((other) => other.from < part.from && isOf(other, 'dish'));
  const limits = filtersOf(limiting, text);
  const plain = named.filter((part) => !isSide(part) && !namesLeftOut(limits, part.words));
  const preferred = parts
    .filter((part) => isPreferred(part) || (named.includes(part) && isSide(part)))
    .flatMap((part) => searchWords(part.words));
  const hopes = parts.flatMap(hopeOf);
  const isFeast =
    parts.some((part) => FEASTS.has(conceptOf(part, 'occasion')?.id ?? '')) &&
    parts.some((part) => conceptOf(part, 'category')?.id === 'dinner');
  const preferredLabels: WordLabel[] = [
    ...(isFeast ? families(['roast']) : []),
    // Of cakes for a birthday, those for a party too.
    ...(parts.some((part) => part.role === 'wish' && isOf(part, 'dish') && !isOf(part, 'occasion'))
      ? parts.flatMap((part) => nearOccasions(part.role === 'wish' ? conceptOf(part, 'occasion')?.id : undefined))
      : []),
  ];
  const found = plain.reduce(withAsked, []);
  // What no recipe is held to is said beside what is found.
  const settings = isRefusing || found.length === 0 ? [] : parts.filter(isSetting);
  const shared = {
    typed,
    limits,
    isLimited: limiting.length > 0,
    preferredLabels,
    hopes,
    notUnderstood: notUnderstoodOf(parts, text),
    // How many eat is chosen on the recipe's page.
    ignored: wordsOfParts(
      parts,
      text,
      (part) =>
        (part.isAside && !settings.includes(part) && !isPreferred(part)) ||
        (part.role === 'limit' && !limiting.includes(part)),
    ),
    mended: parts
      .filter(({ isMended, role }) => isMended && role !== 'nothing' && role !== 'notUnderstood')
      .map(({ from, to, words }) => ({ typed: text.slice(from, to), meant: words })),
  };
  const asked = unique([...settings.map(askedSetting), ...found].filter(({ words }) => words.length > 0)).slice(
    0,
    MOST_WORDS,
  );
  const isMeal = asked.length === 0 && parts.some((part) => keyOf(part.words) === 'meal');
  if (isMeal) return { ...shared, asked: [askedWord('dinner')], preferred };
  if (asked.length > 0 || limiting.length > 0) return { ...shared, asked, preferred };
  // Of "no sulphur" nothing is left to look for.
  if (shared.notUnderstood.length > 0) return { ...shared, asked, preferred };
  // "Quick and easy" is all that was asked for; "the" alone is looked for; "vegan recipes" is the whole kitchen.
  if (preferred.length > 0) return { ...shared, asked: unique(preferred.map(askedWord)), preferred: [] };
  const isWholeKitchen = parts.some((part) => isOf(part, 'all') || EVERYTHING.has(keyOf(part.words)));
  return { ...shared, asked: isWholeKitchen ? [] : unique(typed.map(askedWord)), preferred: [] };
}

/** Looked for as a whole: a day that is one's mother's is no day-old bread. */
const askedSetting = (part: Part): AskedFor => ({
  ...UNKNOWN,
  words: searchWords(part.words),
  isClass: true,
  isAnimal: true,
});

/** What else will do ("peas or beans") is another name of what is asked for. */
function withAsked(asked: readonly AskedFor[], part: Part): AskedFor[] {
  const own = askedBy(part);
  const last = part.isOr ? asked.at(-1) : undefined;
  if (!last) return [...asked, ...own];
  const names = own.flatMap((each) => [each.words.join(' '), ...each.names]);
  const labels = own.flatMap((each) => each.labels);
  return [...asked.slice(0, -1), { ...last, names: [...last.names, ...names], labels: [...last.labels, ...labels] }];
}

function hopeOf(part: Part): Hope[] {
  const { words, role } = part;
  if (isOf(part, 'food', 'dish') || (role !== 'wish' && role !== 'preference')) return [];
  if (role === 'preference') return isOf(part, 'mood') ? [{ words, is: 'liked' }] : [];
  if (isOf(part, 'quick')) return [{ words, is: 'quick' }];
  const difficulty = conceptOf(part, 'difficulty')?.id as Difficulty | undefined;
  return difficulty ? [{ words, is: difficulty }] : [];
}

/** Whether a family of dishes is called so: rice, bread. */
const isDish = (part: Part): boolean => !!namedDish(searchWords(part.words).join(' '))?.families.length;
/** Occasions whose dinner is a roast, if there is one. */
const FEASTS: ReadonlySet<string> = new Set(['christmas', 'thanksgiving', 'easter', 'new-year', 'sunday-dinner']);

const nearOccasions = (slug: string | undefined): WordLabel[] =>
  (OCCASIONS.find((each) => each.slug === slug)?.near ?? []).map((near) => ({ kind: 'occasion', slug: near }));

/** Words for whatever there is. */
const EVERYTHING = new Set(['recipe', 'dish', 'food', 'meal', 'idea', 'something', 'anything', 'everything', 'vegan']);

/** One word by itself, with the other names it has. */
export function askedWord(word: string): AskedFor {
  const [part] = readParts(word);
  return part && (part.role === 'wish' || part.role === 'unknown')
    ? { ...(askedBy(part)[0] as AskedFor), words: searchWords(word) }
    : { ...UNKNOWN, words: searchWords(word), isAnimal: isAnimalFood(word) };
}

const UNKNOWN = {
  names: [],
  labels: [],
  near: [],
  isClass: false,
  isForm: false,
  isUsed: false,
  isNamed: false,
  isFood: false,
  apart: [],
};

/** What a part asks for; of what is for a course and of a kind ("canapes") both are asked. */
function askedBy(part: Part): AskedFor[] {
  const words = searchWords(part.words);
  const text = words.join(' ');
  const dish = namedDish(text);
  const food = isOf(part, 'food') ? findFood(text) : null;
  const [only = ''] = words.length === 1 ? [keyOf(text)] : [];
  const allergen = ALLERGEN_BY_WORD.get(only);
  const isOfLabel = allergen !== undefined || LABEL_WORDS.has(only);
  const isUsed = (part.isWithin && food !== null) || isOfLabel;
  const isAnimal = (isOf(part, 'animal') && !isOf(part, 'food', 'dish')) || isMade(part);
  const labels = LABELLED.flatMap((kind): WordLabel[] => {
    const slug = conceptOf(part, kind)?.id;
    return slug && (kind !== 'category' || CATEGORIES.includes(slug as Category)) ? [{ kind, slug }] : [];
  });
  const nearby = part.concepts.find(({ near }) => near)?.near?.split('|');
  /** What the index takes for a way of cooking. */
  const isLikeOthers = (name: string) => !!dish?.families.length && STEMS.has(stemOf(name));
  const asked = {
    words,
    names: [
      ...new Set([
        ...(part.concepts.find(({ kinds }) => kinds)?.kinds?.split('|') ?? []),
        ...(dish?.names.filter((name) => !isLikeOthers(name)) ?? []),
        ...(food && !isOfAnimals(food) ? searchNames(food) : []),
      ]),
    ],
    labels: [
      ...labels,
      ...(isUsed ? [] : families(dish?.families)),
      ...(allergen ? [{ kind: 'contains', slug: allergen } as const] : []),
    ],
    near: [families(dish?.kindOf), families(dish?.near), families(nearby)],
    isClass:
      !isOf(part, 'food') &&
      !(isFoodHead(text) && !dish?.families.length) &&
      (!!nearby ||
        (isOf(part, 'dish') && words.length === 1) ||
        !!(dish && dish.families.length + dish.kindOf.length > 0) ||
        isOf(part, 'category', 'cuisine', 'equipment', 'occasion', 'season')),
    isForm: isLikeOthers(text) || labels.some(({ kind, slug }) => kind === 'category' || slug === 'raw'),
    isUsed,
    isNamed: isOf(part, 'food', 'dish'),
    isFood: food !== null && !isOf(part, 'dish') && !isAnimal,
    apart: isUsed ? families(dish?.families) : [],
    isAnimal,
  };
  const [first, second] = labels;
  return first?.kind === 'category' && second?.kind === 'tag'
    ? [first, second].map((each) => ({ ...asked, labels: [each] }))
    : [asked];
}

/** What a label says a recipe is free of: "nut-free" holds no nuts, though it has the word. */
const LABEL_WORDS = new Set(
  DIETS.filter((diet) => diet.endsWith('-free')).map((diet) => diet.slice(0, -'-free'.length)),
);
/** Allergens of plants by their names in the singular. */
const ALLERGEN_BY_WORD = new Map<string, Allergen>([
  ...ALLERGENS.filter((name) => !isAnimalFood(name)).map((name) => [keyOf(name), name] as const),
  ...Object.entries(ALLERGEN_WORDS),
]);

/** What foods are by the last words of their names: "yoghurt" of soya yoghurt. */
const FOOD_HEADS = new Set(
  FOODS.filter((food) => !isOfAnimals(food)).map(({ names: [name] }) => keyOf(name.split(' ').at(-1) ?? '')),
);
const isFoodHead = (text: string): boolean => {
  const names = namedDish(text)?.names ?? [];
  return [text, ...names].some((name) => FOOD_HEADS.has(keyOf(name)));
};

/** What the index takes for the same word: "fries" and "fried". */
const stemOf = (word: string): string => word.replace(/(?:ies|ied|y)$/, 'i').replace(/(?:ing|ed|es|[se])$/, '');
const STEMS = new Set(phrasesOf('method', 'mood').map(stemOf));

const families = (slugs: readonly string[] = []): WordLabel[] => slugs.map((slug) => ({ kind: 'family', slug }));

function unique(asked: readonly AskedFor[]): AskedFor[] {
  const seen = new Set<string>();
  return asked.filter(({ words, labels }) => {
    const key = JSON.stringify([words, labels]);
    return seen.has(key) ? false : !!seen.add(key);
  });
}
