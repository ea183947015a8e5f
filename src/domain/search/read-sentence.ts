import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from '../foods/allergen-names.ts';
import { findFood, foodWords } from '../foods/find.ts';
import { isMentioned, mentionOf } from '../foods/mention.ts';
import { EQUIPMENT, type Equipment, isEquipment } from '../recipes/facts/equipment.ts';
import { type Category, DIETS, type Diet, type Difficulty } from '../recipes/kitchen.ts';
import { isGrammar } from './reading/kinds.ts';
import { refuseOtherLanguages } from './reading/language.ts';
import type { Limit } from './reading/number-rules.ts';
import { conceptOf, isOf, type Part } from './reading/parts.ts';
import { readParts } from './reading/read.ts';
import { NO_FILTERS, type SearchFilters, searchFiltersSchema } from './search-filters.ts';

/** "Quick" without a number. */
const QUICK_MINUTES = 30;

/** What leaving an allergen or a food (in the singular) out comes to where it is a diet of its own. */
const DIET_WITHOUT: Readonly<Record<string, Diet>> = {
  nut: 'nut-free',
  gluten: 'gluten-free',
  wheat: 'gluten-free',
  soya: 'soy-free',
  oil: 'oil-free',
  'added oil': 'oil-free',
};
/** Animals' allergens. Nothing here is made of them, but some products may hold them. */
const ANIMAL_ALLERGENS: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  crustacean: ['crustaceans'],
  prawn: ['crustaceans'],
  crab: ['crustaceans'],
  mollusc: ['molluscs'],
  mussel: ['molluscs'],
};

/** Equipment that is refused by what it does, needs or is; without heat nothing is cooked. */
const EQUIPMENT_WITH: Readonly<Record<string, readonly Equipment[]>> = {
  noise: ['blender', 'food-processor'],
  gadget: ['blender', 'food-processor', 'microwave', 'air-fryer', 'slow-cooker', 'pressure-cooker'],
};

/** "Peanut" and "peanuts" are one. */
const allergenCalled = (singular: string): Allergen | undefined =>
  ALLERGEN_WORDS[singular] ?? ALLERGENS.find((allergen) => allergen === singular || allergen === `${singular}s`);

/**
 * Reads an English sentence as a cook means it. What it wishes for and is not a filter becomes the text. Throws
 * `validation` for another language, and for nothing else.
 */
export function readSentence(sentence: string): SearchFilters {
  const parts = readParts(sentence);
  refuseOtherLanguages(sentence, parts);
  return filtersOf(parts, sentence);
}

const NO_FOODS: ReadonlySet<string> = new Set();
/** Pesto may be wanted without pine nuts. */
const names = (wish: string, out: string): boolean => isMentioned(wish, { ...mentionOf(out), foods: NO_FOODS });
/** What is left out is never looked for: of "lentil soup, no, not lentil" nothing with lentils. */
export const namesLeftOut = ({ excluded }: SearchFilters, wish: string): boolean =>
  excluded.some((out) => names(wish, out));

/** What the parts of a text ask for. */
export function filtersOf(parts: readonly Part[], typed: string): SearchFilters {
  const filters = structuredClone(NO_FILTERS);
  const words: string[] = [];
  const categories = new Set<Category>();
  for (const [at, part] of parts.entries()) {
    if (part.isOnly) continue;
    const count = words.length;
    if (part.role === 'wish' && isOfName(parts, at)) words.push(part.words);
    else if (part.role === 'wish' && isOfParty(parts, at)) continue;
    else if (part.role === 'wish')
      wishFor(filters, isEither(parts, at) ? { ...part, isWithin: false } : part, words, categories);
    else if (part.role === 'preference') words.push(moodOf(part));
    else if (part.role === 'unknown') words.push(part.words);
    if (part.isOr && count > 0 && words.length > count) words.splice(count - 1, 2, words.slice(count - 1).join(' or '));
  }
  for (const [at, part] of parts.entries())
    if (part.role === 'limit' && !part.isOnly && !isOutdone(parts, at)) keepTo(filters, part);
  const isLookedFor = (wish: string) => !namesLeftOut(filters, wish);
  filters.wanted = filters.wanted.filter(isLookedFor);
  if (categories.size === 1) [filters.category = null] = categories;
  if (parts.some((part) => part.role === 'wish' && isMainly(part, 'quick')) && filters.maxWorkMinutes === null)
    filters.maxMinutes ??= QUICK_MINUTES;
  divideTotals(filters, parts);
  // What is not baked needs no oven.
  if (filters.withoutMethods.includes('bake') && !filters.withoutEquipment.includes('oven'))
    filters.withoutEquipment.push('oven');
  const owned = parts.filter(({ isOnly }) => isOnly).map((part) => conceptOf(part, 'equipment')?.id);
  if (owned.length > 0)
    filters.withoutEquipment = EQUIPMENT.filter((each) => each !== 'no-cook' && !owned.includes(each));
  const said = {
    ...filters,
    diets: DIETS.filter((diet) => filters.diets.includes(diet)),
    text: words.filter(isLookedFor).join(' ').slice(0, 500).trim(),
    notUnderstood: notUnderstoodOf(parts, typed),
    // A recipe is of one course.
    ignored: wordsOfParts(
      parts,
      typed,
      (part) =>
        part.isAside ||
        (part.role === 'limit' && isOutdone(parts, parts.indexOf(part))) ||
        (part.role === 'wish' && isMainly(part, 'equipment') && !isEquipment(conceptOf(part, 'equipment')?.id)) ||
        (categories.size > 1 && isWishedCourse(part)),
    ),
  };
  return searchFiltersSchema.parse(said);
}

/** Words of which the reader knows only that they are refused, and clauses it does not understand, as they were typed. */
export const notUnderstoodOf = (parts: readonly Part[], typed: string): string[] =>
  wordsOfParts(parts, typed, (part) => part.role === 'notUnderstood' || part.isDoubted);

/** "Fills you up" is filling. */
const moodOf = (part: Part): string => {
  const mood = conceptOf(part, 'mood')?.id;
  return mood && mood !== 'mood' ? mood : part.words;
};

/** Of "chilli, not spicy" the chilli is not left out, nor of "the last cake was soggy, a lemon cake" the cake. */
const isOutdone = (parts: readonly Part[], at: number): boolean => {
  const part = parts[at] as Part;
  const isDish = part.isDoubted && isOf(part, 'dish') && !isOf(part, 'food');
  const out = isDish ? part.words : conceptOf(part, 'taste')?.not;
  return !!out && parts.slice(isDish ? at : 0).some(({ role, words }) => role === 'wish' && names(words, out));
};

/** One of two that will both do. */
const isEither = (parts: readonly Part[], at: number): boolean =>
  !!parts[at]?.isOr || !!parts.slice(at + 1).find(({ role }) => role !== 'nothing')?.isOr;

/** A course beside another is no other course ("breakfast drink"); a "rice pudding" and a "pasta bake" are names. */
const isOfName = (parts: readonly Part[], at: number): boolean => {
  const [part, before] = [parts[at], parts[at - 1]];
  if (!part || !before) return false;
  const isNamed = before.role === 'unknown' || (before.role === 'wish' && isOf(before, 'food', 'occasion'));
  if (part.words === 'bake') return isNamed;
  return isMainly(part, 'category') && (/^pudding/.test(part.words) ? isNamed : isWishedCourse(before));
};
/** Of "dessert for a dinner party" the dinner is no course. */
const isOfParty = (parts: readonly Part[], at: number): boolean => {
  const [part, next] = [parts[at], parts[at + 1]];
  return (
    !!part &&
    isWishedCourse(part) &&
    conceptOf(next ?? part, 'occasion')?.id === 'party' &&
    parts.some((each) => isWishedCourse(each) && each.words !== part.words)
  );
};
const isWishedCourse = (part: Part): boolean => part.role === 'wish' && isMainly(part, 'category');
const isMainly = ({ concepts }: Part, kind: string): boolean =>
  concepts.find((each) => !isGrammar(each.kind))?.kind === kind;

function keepTo(filters: SearchFilters, part: Part): void {
  for (const limit of part.limits) if (!limit.isTotal) setLimit(filters, limit);
  if (part.concepts.length === 0) return;
  const singular = foodWords(part.words).join(' ');
  const { excluded, without } = filters;
  const add = <T>(list: T[], ...entries: readonly T[]) => {
    for (const entry of entries) if (!list.includes(entry) && list.length < 12) list.push(entry);
  };
  const equipment = conceptOf(part, 'equipment');
  const method = conceptOf(part, 'method');
  const taste = conceptOf(part, 'taste');
  const allergen = allergenCalled(singular);
  const diet = DIET_WITHOUT[singular] ?? DIET_WITHOUT[allergen ?? ''];
  if (equipment?.id === 'heat') add(filters.equipment, 'no-cook');
  else if (equipment) add(filters.withoutEquipment, ...(EQUIPMENT_WITH[equipment.id] ?? [equipment.id]));
  else if (conceptOf(part, 'cost')) filters.cost ??= 'fair';
  else if (method) add(filters.withoutMethods, method.id);
  else if (taste) add(excluded, taste.not ?? taste.id);
  else if (diet) add(filters.diets, diet);
  // Nothing here is made of animals; but cream of oats is called cream.
  else if (ANIMAL_ALLERGENS[singular] || isNoFood(part)) {
    if (part.isForHealth) add(without, ...(ANIMAL_ALLERGENS[singular] ?? []));
  } else if (allergen) add(without, allergen);
  else {
    add(excluded, part.words.slice(0, 60));
    // "Peanut butter would kill him": it is the peanuts that would.
    if (part.isForHealth) add(without, ...allergensOfName(part.words));
  }
}

/** Allergens that a food is made of by its name, as peanut butter is; what is in a bread its name does not tell. */
const allergensOfName = (words: string): Allergen[] =>
  (findFood(words)?.allergens ?? []).filter((allergen) =>
    foodWords(words).some((word) => allergenCalled(word) === allergen && word !== words),
  );

const isNoFood = (part: Part): boolean => conceptOf(part, 'animal')?.id === 'animal';

/** Of two limits the tighter one holds. */
function setLimit(filters: SearchFilters, { of, value }: Limit): void {
  const [list, slug = ''] = of.split(':');
  if (list === 'diet') filters.diets.push(slug as Diet);
  else if (list === 'tag') filters.tags.push(slug);
  else if (list === 'cost') filters.cost = 'cheap';
  else {
    const name = of as 'maxKcal';
    const rounded = Math.round(value * 1000) / 1000;
    if (!searchFiltersSchema.shape[name].safeParse(rounded).success) return;
    const now = filters[name];
    filters[name] = now === null ? rounded : of.startsWith('max') ? Math.min(now, rounded) : Math.max(now, rounded);
  }
}

/** What is said of all servings together is divided among them; of a number nobody knows it is not understood. */
function divideTotals(filters: SearchFilters, parts: readonly Part[]): void {
  for (const { limits } of parts) {
    for (const limit of limits) {
      if (limit.isTotal && filters.servings) setLimit(filters, { ...limit, value: limit.value / filters.servings });
    }
  }
}

function wishFor(filters: SearchFilters, part: Part, words: string[], categories: Set<Category>): void {
  const add = (list: string[], entry: string) => {
    if (!list.includes(entry) && list.length < 12) list.push(entry);
  };
  const concept = part.concepts.find(({ kind }) => !isGrammar(kind));
  switch (part.isWithin ? 'food' : concept?.kind) {
    case 'diet':
      if (!filters.diets.includes(concept?.id as Diet)) filters.diets.push(concept?.id as Diet);
      break;
    case 'category':
      categories.add(concept?.id as Category);
      break;
    case 'tag':
      add(filters.tags, concept?.id ?? '');
      break;
    case 'occasion':
      add(filters.occasions, concept?.id ?? '');
      break;
    case 'season':
      add(filters.seasons, concept?.id ?? '');
      break;
    case 'equipment':
      if (isEquipment(concept?.id)) add(filters.equipment, concept.id);
      break;
    case 'difficulty':
      filters.difficulty ??= concept?.id as Difficulty;
      break;
    case 'cost':
      if (concept?.id === 'fair') filters.cost = 'fair';
      break;
    case 'quick':
      break;
    case 'method':
      if (concept?.id === 'freeze') add(filters.tags, 'freezer-friendly');
      else if (/^bak(?:e|ing)$/.test(part.words)) add(filters.tags, 'baking');
      else words.push(part.words);
      break;
    case 'taste':
      words.push(concept?.id ?? '');
      break;
    default:
      if (part.isWithin) add(filters.wanted, part.words.slice(0, 60));
      else words.push(part.words);
  }
}

/** Runs of some parts of a text as they were typed, determiners between two of them included. */
export function wordsOfParts(parts: readonly Part[], typed: string, isMeant: (part: Part) => boolean): string[] {
  const runs: { from: number; to: number; last: number }[] = [];
  for (const [at, part] of parts.entries()) {
    const run = runs.at(-1);
    if (!isMeant(part)) continue;
    const isBetween = (part: Part) => part.concepts[0]?.kind === 'determiner';
    if (run && parts.slice(run.last + 1, at).every(isBetween)) Object.assign(run, { to: part.to, last: at });
    else runs.push({ from: part.from, to: part.to, last: at });
  }
  return [...new Set(runs.map(({ from, to }) => typed.slice(from, to).slice(0, 500)))].slice(0, 20);
}
