import { type FoundFood, foodWords } from '../foods/find.ts';
import { type Food, isOfAnimals, type Origin } from '../foods/food.ts';
import { isLacking, named, type Segment, segmentsIn } from '../foods/segments.ts';
import CLAIM_TABLE from '../foods/tables/vegan-claims.json' with { type: 'json' };
import type { IngredientLine } from './ingredient-lines.ts';

/**
 * How an ingredient line is read. `animal`: a food of animal origin, and no word beside it says otherwise. `ask`: nobody
 * knows but the cook, because no food in it is known (`unknown`), because a word says that an animal's name is not meant
 * as such (`claimed`: "vegan honey", "Quorn mince"), or because products differ (`product`: pesto).
 */
export type VeganVerdict =
  | { verdict: 'vegan' }
  | { verdict: 'animal'; words: string; food: Food }
  | { verdict: 'ask'; reason: 'unknown' | 'claimed' | 'product'; words: string };

/** Reads what a line says after its amount: every food in it counts, also the other choice and what stands in brackets. */
export function veganVerdict({ text, name }: Pick<IngredientLine, 'text' | 'name'>): VeganVerdict {
  const start = text.indexOf(name.split(' ')[0] ?? '');
  // "2 (large) eggs": only an amount is left out.
  const amount = text.slice(0, Math.max(0, start));
  return readWords(amount.includes('(') ? text : text.slice(amount.length), name);
}

function readWords(text: string, name: string): VeganVerdict {
  const segments = segmentsIn(text);
  let asked: VeganVerdict | undefined;
  let isKnown = false;
  for (const [place, segment] of segments.entries()) {
    for (const found of segment.foods) {
      if (isLacking(segment, found)) continue;
      const { food } = found;
      if (!isOfAnimals(food)) {
        isKnown = true;
        if (isUnsure(segments, place, found))
          asked ??= { verdict: 'ask', reason: 'product', words: named(segment, found) };
      } else if (isClaimed(segments, place, found)) asked ??= { verdict: 'ask', reason: 'claimed', words: name };
      else return { verdict: 'animal', words: named(segment, found), food };
    }
  }
  return asked ?? (isKnown ? { verdict: 'vegan' } : { verdict: 'ask', reason: 'unknown', words: name });
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

/** Whether a name that products differ in stands without a word that it is vegan. */
function isUnsure(segments: readonly Segment[], place: number, found: FoundFood): boolean {
  const name = segments[place] && named(segments[place], found);
  if (!found.food.unsure?.some((unsure) => foodWords(unsure).join(' ') === name)) return false;
  return !telling(segments, place).some(({ words }) => isSaid(words, ['vegan']));
}

/** Whether a word says that what is named is no animal food. */
function isClaimed(segments: readonly Segment[], place: number, found: FoundFood): boolean {
  const { food, at, words } = found;
  const speaks = ({ of }: Claim) => of.includes('all') || of.includes(food.origin as Origin);
  const own = segments[place] as Segment;
  // "oat-milk gelato": what stands in front may be the beginning of the food before it.
  const fronts = own.foods.filter((other) => other.at + other.words === at).map((other) => other.at);
  return CLAIMS.some((claim) => {
    if (!speaks(claim)) return false;
    if (claim.stands === 'after') return startsWith(own.words.slice(at + words), claim.words);
    if (claim.stands === 'before') {
      return [at - claim.words.length, ...fronts].some(
        (from) => from >= 0 && startsWith(own.words.slice(from), claim.words),
      );
    }
    return telling(segments, place).some((segment) => isSaid(segment.words, claim.words));
  });
}

const startsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((word, i) => words[i] === word);

/** Whether words hold a phrase that is not denied: "not vegan", "non-vegan". */
const isSaid = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => startsWith(words.slice(at), phrase) && !/^(?:non?|not)$/.test(words[at - 1] ?? ''));
