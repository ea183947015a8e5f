import type { Allergen } from '../foods/allergen-names.ts';
import { foodWords } from '../foods/find.ts';
import { isOfAnimals, type Origin } from '../foods/food.ts';
import { FURTHER_FOODS, type KnownFood } from '../foods/lexicon.ts';
import { isLacking, isSaidFree, type NamedFood, named, type Segment, segmentsIn } from '../foods/segments.ts';
import CLAIM_TABLE from '../foods/tables/vegan-claims.json' with { type: 'json' };
import type { IngredientLine } from './ingredient-lines.ts';

/**
 * The verdict on an ingredient line. `animal`: a food of animal origin, and no word beside it says otherwise. `ask`: nobody
 * knows but the cook, because a word in it is not known, or no food (`unknown`), because a word says that an animal's name is
 * not meant as such (`claimed`: "vegan honey", "Quorn mince"), or because products differ (`product`: pesto).
 */
export type VeganVerdict =
  | { verdict: 'vegan' }
  | { verdict: 'animal'; words: string; food: KnownFood }
  | { verdict: 'ask'; reason: 'unknown' | 'claimed' | 'product'; words: string };

/** Reads what a line says after its amount: every food in it counts, also the other choice and what stands in brackets. */
export const veganVerdict = (line: Pick<IngredientLine, 'text' | 'name'>): VeganVerdict =>
  readWords(segmentsIn(behindAmount(line)), line.name);

/** The words of a line behind its amount; "2 (large) eggs": only an amount is left out. */
export function behindAmount({ text, name }: Pick<IngredientLine, 'text' | 'name'>): string {
  const start = text.indexOf(name.split(' ')[0] ?? '');
  const amount = text.slice(0, Math.max(0, start));
  return amount.includes('(') ? text : text.slice(amount.length);
}

/**
 * The food of an animal that a title names as such, as it calls it, or `null`; "vegan" anywhere speaks of all of it, and a
 * dish by its name ("cheesecake") is what the recipe makes of its own ingredients.
 */
export function animalInTitle(title: string): string | null {
  const segments = segmentsIn(title).map((segment) => ({
    ...segment,
    foods: segment.foods.filter(({ food }) => !FURTHER_FOODS.includes(food)),
  }));
  const reading = readWords(segments, title, segments);
  return reading.verdict === 'animal' ? reading.words : null;
}

/** `beside`: what else says of every food in it that it is of no animal. */
function readWords(segments: readonly Segment[], name: string, beside: readonly Segment[] = []): VeganVerdict {
  let asked: Extract<VeganVerdict, { verdict: 'ask' }> | undefined;
  let isKnown = false;
  for (const [place, segment] of segments.entries()) {
    for (const found of segment.foods) {
      const said = foodVerdict(segments, place, found, beside);
      if (said === 'animal') return { verdict: 'animal', words: named(segment, found), food: found.food };
      isKnown ||= said === 'vegan' || said === 'product';
      if (said === 'product') asked ??= { verdict: 'ask', reason: 'product', words: named(segment, found) };
      // "Quorn mince": what is said of the animal's name says more than that products differ.
      if (said === 'claimed' && asked?.reason !== 'claimed') asked = { verdict: 'ask', reason: 'claimed', words: name };
    }
  }
  if (asked) return asked;
  const isRead = segments.every(({ unread }) => unread.length === 0);
  if (isKnown && isRead) return { verdict: 'vegan' };
  // "garlic (Knoblauch)": of a line whose food is known, what is not, by its own words.
  const odd = isKnown ? segments.find(({ foods, unread }) => foods.length === 0 && unread.length > 0) : undefined;
  return { verdict: 'ask', reason: 'unknown', words: odd ? odd.words.join(' ') : name };
}

/** The verdict on one of the foods of a text: `absent` where the text says that it is not there. */
export type FoodVerdict = 'absent' | 'vegan' | 'animal' | 'claimed' | 'product';

export function foodVerdict(
  segments: readonly Segment[],
  place: number,
  found: NamedFood,
  beside: readonly Segment[] = [],
): FoodVerdict {
  const segment = segments[place];
  if (!segment || isLacking(segment, found) || isSaidFree(segment, found)) return 'absent';
  const said = [...telling(segments, place), ...beside];
  if (isOfAnimals(found.food)) {
    const isMeantOtherwise = isClaimed(segment, found, said) || isMadeOfPlant(segment, found, segments[place + 1]);
    return isMeantOtherwise ? 'claimed' : 'animal';
  }
  return isUnsure(segment, found, said) ? 'product' : 'vegan';
}

interface Claim {
  words: readonly string[];
  stands: 'anywhere' | 'before' | 'after';
  of: readonly string[];
}

/** Words that say what is meant is no animal food, of which origins, and where they stand to its name. */
export const CLAIMS: readonly Claim[] = CLAIM_TABLE.map(([words = '', stands, of = '']) => ({
  words: foodWords(words),
  stands: stands as Claim['stands'],
  of: of.split(' '),
}));

/** The words beside a food, and those in a bracket or after a comma behind it that are of no other food. */
function telling(segments: readonly Segment[], place: number): Segment[] {
  const [own, next] = segments.slice(place, place + 2);
  return [...(own ? [own] : []), ...(next && next.foods.length === 0 ? [next] : [])];
}

/** Allergens that come of animals, and what each comes from. */
const FROM: Partial<Record<Allergen, Origin>> = {
  milk: 'milk',
  eggs: 'egg',
  fish: 'fish',
  crustaceans: 'fish',
  molluscs: 'fish',
};

/** Whether a name that products differ in stands without a word that it is vegan, or free of what it may hold. */
function isUnsure(segment: Segment, found: NamedFood, said: readonly Segment[]): boolean {
  const name = named(segment, found);
  if (!found.food.unsure?.some((unsure) => foodWords(unsure).join(' ') === name)) return false;
  if (segment.words.includes('whether')) return true;
  const claimed = new Set(saidAnywhere(said).flatMap(({ of }) => of));
  const feared = [...(found.food.allergens ?? []), ...(found.food.check ?? [])].flatMap((each) => FROM[each] ?? []);
  return !claimed.has('all') && (feared.length === 0 || feared.some((origin) => !claimed.has(origin)));
}

/** Claims of the kind that may stand anywhere, and do. */
const saidAnywhere = (segments: readonly Segment[]): Claim[] =>
  CLAIMS.filter((claim) => claim.stands === 'anywhere' && segments.some((each) => isSaid(each.words, claim.words)));

/** Whether a word says that what is named is no animal food. */
function isClaimed(own: Segment, found: NamedFood, said: readonly Segment[]): boolean {
  const { food, at, words } = found;
  const speaks = ({ of }: Claim) => of.includes('all') || of.includes(food.origin as Origin);
  // "oat-milk gelato": what stands in front may be the beginning of the food before it.
  const fronts = own.foods.filter((other) => other.at + other.words === at).map((other) => other.at);
  return CLAIMS.some((claim) => {
    if (!speaks(claim)) return false;
    if (claim.stands === 'after') return stands(claim.words, own.words, at + words);
    if (claim.stands === 'before') {
      return [at - claim.words.length, ...fronts].some((from) => from >= 0 && stands(claim.words, own.words, from));
    }
    return said.some((segment) => isSaid(segment.words, claim.words));
  });
}

/** "cream (coconut)", "cheese made from cashews": a plant right behind it, of which such things are made. */
function isMadeOfPlant({ words }: Segment, { food, at, words: length }: NamedFood, next: Segment | undefined): boolean {
  const rest = words.slice(at + length);
  const [, ...of] = rest.join(' ').split(/^(?:made )?(?:out )?(?:of|from)\b ?/);
  const isNext = rest.every((word) => word === 'made') && /^(?:\(|\[|from)$/.test(next?.opening ?? '');
  const plant = of.length > 0 ? foodWords(of.join(' ')) : isNext ? (next?.words ?? []) : [];
  return CLAIMS.some(
    (claim) => claim.stands === 'before' && claim.of.includes(food.origin as Origin) && stands(claim.words, plant, 0),
  );
}

const stands = (phrase: readonly string[], words: readonly string[], at: number): boolean =>
  phrase.every((word, i) => words[at + i] === word);

/** Whether words hold a phrase that is not denied: "not vegan", "non-vegan". */
const isSaid = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => stands(phrase, words, at) && !/^(?:non?|not)$/.test(words[at - 1] ?? ''));
