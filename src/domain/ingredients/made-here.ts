import { foodWords } from '../foods/find.ts';
import { recognisedIn } from '../foods/lexicon.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { type IngredientLine, isHeading } from './ingredient-lines.ts';

/** A phrase of at most four words, up to what begins the next: "a smooth custard". */
const PHRASE = String.raw`((?:(?!(?:in|with|of|and|from|for|on|into|to|over|by|or)\b)[\p{L}-]+,?\s*){1,5})`;
/** "blend to a smooth cream", "shape into sausages", "make the custard", "For the pesto, …": the recipe makes it. */
const MAKING: readonly RegExp[] = [
  String.raw`\b(?:blend|stir|blitz|whisk|whizz|mix|beat|whip|process|puree|mash|grind|cook|simmer|boil|reduce|thicken|knead|work|bring|turn|churn|pound|crush|strain|squeeze|rub|cream)(?:s|es|ed|ing)?\b[^.;:]{0,200}?\b(?:in)?to an?\s+${PHRASE}`,
  String.raw`\b(?:shape|form|roll|mould|press|break|crumble|cut|tear|pull|shred|slice)(?:s|ed|ing)?\b[^.;:]{0,200}?\b(?:in)?to\s+(?:\d+\s+)?${PHRASE}`,
  String.raw`\b(?:make|makes|prepare|prepares|form|forms)\s+(?:the|an?|your)\s+${PHRASE}`,
  String.raw`(?:^|[.!?]\s)for the\s+${PHRASE}[,:]`,
  String.raw`\b(?:this|that|it) (?:is|becomes) (?:the|an?|your)\s+${PHRASE}`,
].map((source) => bounded(10_000, patternFrom(source, 'giu')));

/** The last words of the names of what a recipe makes: what a heading of its list or a step says to make. */
export function madeHere(steps: readonly string[], lines: readonly IngredientLine[]): Set<string> {
  const made = new Set(lines.filter(isHeading).flatMap(({ name }) => foodWords(name)));
  for (const step of steps) {
    for (const pattern of MAKING) for (const [, phrase = ''] of step.matchAll(pattern)) addHeads(phrase, made);
  }
  return made;
}

function addHeads(phrase: string, made: Set<string>): void {
  const words = foodWords(phrase);
  for (const { food, at, words: length } of recognisedIn(words)) if (food) made.add(words[at + length - 1] ?? '');
}

/** Plants that milk, cream and cheese, meringue and omelettes are made of. */
const BASE =
  /nut|almond|cashew|pistachio|tofu|soy|oat|coconut|seed|bean|chickpea|lentil|aquafaba|rice-milk|cauliflower|potato/;
const BLENDING = /\b(?:blend|blitz|whi[sz]k|whizz|puls|process|beat|work|chill|freez|press)(?:e|s|es|ed|ing)?\b/i;
const INTO_ONE =
  /\b(?:smooth|creamy|thick|thickened|lumps?|frothy|silky|peaks|foamy|fluffy|glossy|shiny|grainy|set|firm|solid)\b/i;

/** From which step on there is something that was blended, beaten or set of a plant as milk and eggs are; none: infinity. */
export function blendedFrom(steps: readonly string[], lines: readonly IngredientLine[]): number {
  if (!lines.some(({ food }) => food && BASE.test(food.id))) return Number.POSITIVE_INFINITY;
  const at = steps.findIndex((step) =>
    step.split(/[.;]/).some((clause) => INTO_ONE.test(clause.slice(clause.search(BLENDING))) && BLENDING.test(clause)),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
