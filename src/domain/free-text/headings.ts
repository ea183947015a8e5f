import { bounded } from '../pattern.ts';
import { startsWithVerb } from './verbs.ts';

/** The kind of lines under a heading; `other` are figures, comments and what else a page has. */
export type SectionKind = 'ingredients' | 'method' | 'notes' | 'other';
/**
 * The kind of a line. `group`: a heading within the list; `listed`: one of it, though nobody knows the food; `aside`: said
 * where something else stands.
 */
export type Label = 'intro' | 'heading' | 'group' | 'ingredient' | 'listed' | 'step' | 'fact' | 'tip' | 'aside';

const HEADINGS: readonly [SectionKind, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the )?ingredients?(?: list)?|what (?:you'?(?:ll)?|you will|we|u) need|(?:and |so )?(?:you'?ll|you will|you|we|u) (?:also )?need|(?:the )?shopping list|(?:to make|for) [^:]{0,40}you(?:'ll)?(?: will)? need|(?:(?:qty|quantity|amount|unit|measure|item|ingredients?|food|notes?)(?:\W+|$)){2,}|stuff|what goes in)$/i,
  ],
  [
    'method',
    /^(?:(?:the )?method|(?:no|nr|number|#)\.?\s+(?:steps?|instructions?|method|directions?)|instructions?|directions?|preparation|steps?|procedure|how to(?: make| cook| do)?(?: it| them| this)?|how (?:i|we) make (?:it|them|this)|what (?:you|to) do|what you do|to make(?: it| them)?|making it|cooking(?: instructions?)?)$/i,
  ],
  [
    'notes',
    /^(?:(?:recipe |cook'?s? |chef'?s? |top |my |handy )?(?:notes?|tips?|hints?)(?: (?:&|and) (?:notes?|tips?|tricks|variations))?|(?:how to )?(?:storage|store|storing|freez(?:e|ing)|reheat(?:ing)?)(?: (?:it|them|(?:&|and) \p{L}+|instructions|leftovers|tips?|notes?))*|to (?:store|freeze|reheat)|variations?|substitutions?|swaps|serving suggestions?|to serve with|make[- ]ahead|get ahead|leftovers|n\.?b\.?|p\.?s\.?)$/iu,
  ],
  [
    'other',
    /^(?:nutrition(?:al)?(?: facts| information| info| values?)?(?: per serving)?|(?:special )?equipment|you(?:'ll)? (?:may|might) also like|more recipes.*|related(?: recipes)?|(?:\d+ )?comments?|reviews?|faqs?|frequently asked questions|about (?:me|the author)|share this.*)$/i,
  ],
];
/** "For the sauce", "To serve": a part of the ingredients or of the method. */
const SUB_PART =
  /^(?:(?:and )?for (?:the |a |each )?[\p{L} '&-]{2,40}|to (?:serve|finish|garnish|decorate)|(?:the )?(?:dressing|sauce|filling|topping|frosting|icing|crust|base|dough|marinade|glaze|salad|toppings|garnish|spice mix))$/iu;

export interface Heading {
  part: SectionKind;
  /** The text behind it on the same line: "Ingredients: 1 onion, …". */
  rest: string;
}

/** The heading a line is, or starts with when a colon follows. */
export function headingOf(line: string): Heading | null {
  const bare = line.trim();
  const colon = bare.indexOf(':');
  const dashed = bounded(4_000, /^([^:–—-]{3,40}?)\s*[:–—-]*$/).exec(bare)?.[1] ?? '';
  for (const [part, pattern] of HEADINGS) {
    if (pattern.test(dashed)) return { part, rest: '' };
    if (colon > 0 && pattern.test(bare.slice(0, colon).trim())) return { part, rest: bare.slice(colon + 1).trim() };
  }
  return null;
}

/** A line without the colon or dash of a heading. */
export const headingLine = (line: string): string => line.replace(bounded(4_000, /[\s:–—-]+$/), '').trim();

/** "For the glaze:" — a line that parts a list and says nothing else. */
export const isSubPart = (line: string): boolean =>
  SUB_PART.test(headingLine(line)) && (/:\s*$/.test(line) || line.split(' ').length <= 5);

/** Words that start a line of facts about the recipe. */
const FACTS =
  /^(?:(?:it |this |recipe )?(?:serves|servings?|yields?|makes|made (?=enough|about|\d)|feeds|portions?|cuts into|enough for)\b|(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|hands-on|chill(?:ing)?|rest(?:ing)?)(?: time)?\s*(?:[:|–=\t-]|\d|$)|time\s*[:\t\d]|(?:ready|done) in\b|takes\b|difficulty\b|level\s*:|(?:per|each) serving\b|calories\b|cuisine\s*:|course\s*:|category\s*:|author\s*:|source\s*:|rating\s*:|(?:hands|oven)\s*:|\d+ (?:servings?|portions?|minutes?|mins?)\b(?=\s*(?:$|[^a-z\s]|(?:prep|cook|total|hands|active|to|and|plus|in)\b)))/i;

/** "By Priya", but not "By hand, knead it". */
const BYLINE = /^[Bb]y \p{Lu}/u;

/** "Serves 4 | Prep 10 min": facts, and no step. */
export const isFacts = (line: string): boolean =>
  (FACTS.test(line.trim()) || BYLINE.test(line.trim())) && line.trim().split(/\s+/).length <= 22;

/** "Bake 20 minutes" is something to do, and may go on: "… or until a skewer comes out clean". */
export const isOrder = (line: string): boolean => /^(?:cook|bake|chill|rest)\s+(?:for\s+)?\d/i.test(line.trim());

/** Words of tips: for keeping, doing ahead, serving with. */
const TIP = bounded(
  4_000,
  /^(?:edit(?:ed)?|update|p\.?s\.?)\s*\d*\s*[:–-]|^(?:(?:it|they|this|these|leftovers?|any leftovers?|(?:the )?\p{L}+)\s+)?(?:(?:will|can|should|also|all|both) )*(?:be )?(?:keeps?|freezes?|lasts?|stores?|(?:kept|frozen|stored|made|prepared) (?:in|for|ahead|up))\b(?! (?:stirring|warm|going|adding|cooking|an eye))|^(?:any )?leftovers\b|^stor(?:e|age)\b|^to (?:store|freeze|reheat)\b|^make[- ]ahead\b|^(?:\p{L}+['’]?s? )?tips?\s*[:–-]|^(?:top )?tips?\s+(?:\d|is\b)|^notes?\s*[:–-]|^n\.?b\.?\b|^serv(?:ing suggestions?\b|e(?:d)?(?: (?:it|them))? with\s*:)|^variations?\b|^(?:it(?:'s|’s| is) )?(?:great|good|lovely|nice|delicious|wonderful|perfect|gorgeous|best|also good) (?:served |eaten )?(?:with|on|over|for)\b|^you can (?:also )?(?:make|prepare|freeze|store|swap|use|substitute|replace)\b/iu,
);

/** "Next day even better, can be frozen also." */
const LATER =
  /\b(?:tastes?|slices?|cuts?|is|are|gets?|even) (?:even |much )?(?:better|nicer|best) (?:the )?(?:next|following|second|day)\b|^(?:the )?next day (?:it(?:'s|’s| is) )?(?:even )?(?:better|nicer)\b|\bcan (?:also )?be frozen\b/i;

/** Whether a sentence tells how to keep, prepare ahead or serve a dish, and is no step of making it. */
export const isTip = (sentence: string): boolean =>
  TIP.test(sentence.trim()) || (LATER.test(sentence.trim()) && !startsWithVerb(sentence));
