import { asWritten, foodsIn, foodWords } from '../foods/find.ts';
import type { Food } from '../foods/food.ts';
import { bounded } from '../pattern.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import { mentionsOf, withoutTools } from './mentions.ts';

export interface UnlistedFood {
  food: Food;
  /** As the step calls it. */
  words: string;
  /** Index of the step. */
  step: number;
}

/** What every kitchen has, and nobody lists. */
const ALWAYS_THERE = new Set(['water', 'ice']);
/** "looks like breadcrumbs", "serve with rice": compared with, or eaten beside it; and tools and colours by a food's name. */
const NOT_IN_IT: readonly RegExp[] = [
  bounded(
    10_000,
    /\b(?:like|as (?:thick|thin|fine|small|big|large) as|consistency of|size of(?: an?)?|smells? of|thinking of|tastes? of|resembles?|texture of|instead of|eat (?:it )?(?:with|on)|(?:good|nice|lovely|great|enough) (?:with )?)\s*(?:[\p{L}-]+\s+){0,2}[\p{L}-]+/giu,
  ),
  bounded(
    10_000,
    /\b(?:nut-milk|muslin) bags?|\b(?:potato) (?:mashers?|ricers?|peelers?)|\bbun (?:tins?|trays?|cases?)|\bice cream (?:scoop|maker|machine)|\bpasta water|\bcheese grater|\begg timer|\bsalt(?:ed)? water|\b[\p{L}]+[- ]sized?\b|\b(?:label|mark|write)[^.;]*\bdate\b|\b(?:pale|light|deep|bright|dark|golden) (?:orange|chestnut|lemon|olive|pink|cherry|peach|plum)\b/giu,
  ),
  // What is done, in a word that could be a food: "sprinkle with", "wrap and chill", "fish out".
  /\b(?:sprinkle|wrap|pickle|squash|fish|season|brush|coat|dust|sprout)(?=\s+(?:over|with|on|in|into|out|up|evenly|and|the|it|them|lightly|loosely|tightly|each|for|at|well|together)\b|\s*[,.;)]|\s*$)/gi,
];
/** What recipes make out of other things; "the syrup" is one that an earlier step has made. */
const MADE = bounded(
  10_000,
  /\b(?:the|to an?|into an?|makes? an?|form an?|for the|get on with the|your|this|that|a red|homemade)\s+(?:[\p{L}-]+\s+){0,2}?(?:syrup|custard|pesto|hummus|salsa|croutons?|granola|crackers|gnocchi|broth|dashi|cold brew|flour|ice cream|cream|cheese|mozzarella|feta|ricotta|mayo|mayonnaise|jam|breadcrumbs|dough|marinade|sauce|pastry|pickles?|berries|oat milk|milk|caramel|patties|sausages?|steaks?|mince|bacon|burgers?|meat|yoghurt)\b/giu,
);
/** "butter the dish", "oil a tin", "salt the water": something is done with what is at hand. */
const AS_VERB = bounded(
  10_000,
  /(?<=^|[.;:,]\s*|\b(?:and|then|lightly|generously|well|to)\s)(?:butter|oil|flour|salt|pepper|water|sugar|milk|ice)\s+(?=the|an?|your|it|them|well|and (?:flour|line))/gi,
);
const DONE = /\b(?:salted|oiled|floured|buttered|sugared|peppered|boiled|creamed|iced)\b/gi;
/** Plants that milk, cream and cheese are made of. */
const BASE =
  /nut|almond|cashew|tofu|soy|oat|coconut|seed|bean|chickpea|lentil|seitan|tempeh|gluten|jackfruit|mushroom|vegan|cauliflower|aubergine/;

/** Foods that steps use though no line lists them, each once, where it is named first. */
export function unlistedFoods(steps: readonly string[], lines: readonly IngredientLine[]): UnlistedFood[] {
  const mentions = mentionsOf(lines);
  const listed = new Set(lines.flatMap(({ food }) => (food ? [food.id] : [])));
  // "the milk" is the oat milk, and "the sauce" the soy sauce, of whichever line.
  const known = new Set(lines.flatMap(({ name, food }) => [name, ...(food?.names ?? [])].flatMap(foodWords)));
  const isMadeHere = lines.some(({ food }) => food && BASE.test(food.id));
  if (isMadeHere) {
    for (const step of steps) for (const [made] of step.matchAll(MADE)) known.add(foodWords(made).at(-1) ?? '');
  }
  const found: UnlistedFood[] = [];
  for (const [index, step] of steps.entries()) {
    const readable = [...NOT_IN_IT, ...(isMadeHere || index > 0 ? [MADE] : []), AS_VERB, DONE].reduce(
      (text, pattern) => text.replace(pattern, blank),
      withoutTools(step),
    );
    for (const stretch of stretchesOf(readable, mentions(step))) {
      for (const { food, at, words } of foodsIn(stretch)) {
        const called = foodWords(stretch).slice(at, at + words);
        if (ALWAYS_THERE.has(food.id) || listed.has(food.id) || called.every((word) => known.has(word))) continue;
        if (found.some((other) => other.food === food)) continue;
        found.push({ food, words: asWritten(stretch, called).toLowerCase(), step: index });
      }
    }
  }
  return found;
}

const blank = (text: string): string => '\u00b7'.repeat(text.length);

/** The stretches of a step between what its lines account for; a full stop or comma parts them too. */
function stretchesOf(step: string, mentions: readonly { start: number; end: number }[]): string[] {
  let text = step;
  for (const { start, end } of mentions) text = text.slice(0, start) + '\u00b7'.repeat(end - start) + text.slice(end);
  return text.split(/[\u00b7,.;:()!?]+/).filter((part) => part.trim() !== '');
}
