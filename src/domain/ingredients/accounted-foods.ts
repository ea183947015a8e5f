import { foodWords } from '../foods/find.ts';
import { isOfAnimals } from '../foods/food.ts';
import { FURTHER_FOODS, recognisedIn } from '../foods/lexicon.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import { blendedFrom, madeHere } from './made-here.ts';
import type { StepFood } from './step-foods.ts';
import { CLAIMS } from './vegan.ts';

/** Foods that every kitchen has, and nobody lists. */
const ALWAYS_THERE = new Set(['water', 'ice', 'ice cube']);
/** Foods that recipes make out of other things; "the syrup" is one that an earlier step has made. */
const MADE_OF_OTHERS = new Set(
  'syrup salsa hummus crouton granola cracker gnocchi broth dashi flour jam breadcrumb dough pastry pickle berry caramel brew'.split(
    ' ',
  ),
);
const MAKING_VERB = /\b(?:toast|mash|crumble|crumb|crisp|glaze)(?=\s+(?:the|an?|your|it|them|for|until)\b)/gi;
const FURTHER = new Set(FURTHER_FOODS);
/** "egg replacer": what stands in for what is named before it. */
const STANDING_IN = new Set(CLAIMS.flatMap(({ words, stands }) => (stands === 'after' ? words : [])));

/** What stands in for an animal's product is blended of a plant; nobody blends an egg. */
const NEVER_BLENDED = new Set(['egg', 'yolk', 'white', 'butter', 'milk powder']);

/** A food with its step, and the words by which that step names lines. */
export interface PlacedFood extends StepFood {
  step: number;
  mentioned: ReadonlySet<string>;
}

/** Whether a food that a step names is one that the recipe lists or makes. `named`: all that its steps name. */
export function foodsAccountedFor(
  steps: readonly string[],
  lines: readonly IngredientLine[],
  named: readonly PlacedFood[],
): (each: PlacedFood) => boolean {
  const listed = new Set(lines.flatMap(({ food }) => food?.names[0] ?? []));
  // "the milk" is the oat milk, and "the sauce" the soy sauce, of whichever line.
  const known = new Set(lines.flatMap(({ name, food }) => [name, ...(food?.names ?? [])].flatMap(foodWords)));
  const nouns = new Set(lines.flatMap(nounsOf));
  const made = madeHere(steps, lines);
  const blended = blendedFrom(steps, lines);
  // "turn the waffles": something is done with what is there, so the recipe has made it; "toast the bread" makes toast.
  const worked = new Set([
    ...named.flatMap((each) => (each.isDefinite && (!each.isUsed || each.found.food.made) ? headOf(each) : [])),
    ...steps.flatMap((step) => [...step.matchAll(MAKING_VERB)].flatMap(([verb]) => foodWords(verb))),
  ]);

  /** Only where a line or a step has the very noun: tofu is no egg, whatever is made of it elsewhere. */
  function hasAnimals(each: PlacedFood): boolean {
    const { called, segment, found, mentioned } = each;
    if (isOfBlended(each) || (each.step >= blended && ofBlended.has(headOf(each)))) return true;
    const isSaid = (word: string): boolean => nouns.has(word) || mentioned.has(word);
    // "the tofu curds"
    if (each.verdict === 'claimed' && mentioned.has(segment.words[found.at - 1] ?? '')) return true;
    if (!isSaid(headOf(each)) && !made.has(headOf(each))) return false;
    return called
      .slice(0, -1)
      .every((word) => isSaid(word) || !recognisedIn([word]).some(({ food }) => food && isOfAnimals(food)));
  }

  function isOfBlended({ step, found: { food }, called, isDefinite, isUsed }: PlacedFood): boolean {
    if (step < blended || !(food.origin === 'milk' || food.origin === 'egg')) return false;
    return !called.some((word) => NEVER_BLENDED.has(word)) && (isDefinite || (!isUsed && FURTHER.has(food)));
  }

  const ofBlended = new Set(named.filter(isOfBlended).map(headOf));

  function hasPlants(each: PlacedFood): boolean {
    const { called, found, verdict, isUsed, isBeside, isDefinite, mentioned } = each;
    const head = headOf(each);
    if (called.some((word) => mentioned.has(word)) || called.every((word) => known.has(word))) return true;
    if (made.has(head)) return true;
    const isOfOthers =
      (MADE_OF_OTHERS.has(head) && (verdict === 'vegan' || called.length === 1)) ||
      (FURTHER.has(found.food) && verdict === 'product' && !isBeside);
    if (isOfOthers && (isDefinite || worked.has(head))) return true;
    return FURTHER.has(found.food)
      ? !isUsed || worked.has(head)
      : verdict === 'product' && called.length === 1 && worked.has(head);
  }

  return (each) => {
    const { food } = each.found;
    if (isOfAnimals(food)) return hasAnimals(each);
    const isHarmless = FURTHER.has(food) && each.verdict === 'vegan' && !food.allergens;
    const [name] = food.names;
    return isHarmless || ALWAYS_THERE.has(name) || listed.has(name) || hasPlants(each);
  };
}

const headOf = ({ called }: StepFood): string => called.at(-1) ?? '';

/** Words by which a step may call what a line lists: its own, but for those that say which plant it is ("butter beans"). */
function nounsOf({ name, food }: IngredientLine): string[] {
  const words = foodWords(name);
  const kinds = recognisedIn(words).flatMap(({ food: plant, at, words: length }) => {
    if (!plant || isOfAnimals(plant) || STANDING_IN.has(words[at + length - 1] ?? '')) return [];
    return Array.from({ length: length - 1 }, (_, i) => at + i);
  });
  const own = words.filter((_, at) => !kinds.includes(at));
  return [...own, ...foodWords(food?.names[0] ?? '').slice(-1)];
}
