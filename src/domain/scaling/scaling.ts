import { combined, type Holding, type RecipeAllergens } from '../recipes/allergen-statement.ts';
import { type Amount, amountText, countOf } from '../recipes/amounts.ts';

/** For how many a recipe can be written. */
export const SERVINGS_LIMIT = { min: 1, max: 100 } as const;

/** A noun counted by the line's amount. */
export interface Counted {
  one: string;
  many: string;
}

/** A stretch of text that may follow the servings. */
export type Phrase = string | Amount | Counted;

/** An ingredient line as the browser needs it: small, and free of the food table. */
export interface ScalableLine {
  /** What the cook wrote. */
  text: string;
  /** A text ("a pinch of") does not scale. */
  amount: Amount | string | null;
  /** Everything after the amount. */
  rest: readonly Phrase[];
  /** Grams in a millilitre, where other units need it. */
  density?: number;
  /** Its cups are millilitres. */
  isFluid?: true;
  /** Id of its food, where something can stand in for that. */
  food?: string;
  /** Allergens in it; left out where there are none. */
  holds?: Holding;
  /** The same of what can stand in for its food, by the id of that. */
  standIns?: Readonly<Record<string, Holding>>;
  /** What was there before a swap. */
  instead?: string;
}

/** An ingredient where a step begins to use it, or says how much of it. */
export interface StepIngredient {
  /** Index of its line. */
  line: number;
  /** `null` where the step says it in words of its own ("a splash of water"). */
  amount: Amount | null;
  name: string | Counted;
  /** The step takes a share of the line: "2 tbsp of the olive oil". */
  isShare: boolean;
}

/** A time named in a step. */
export interface StepTime {
  seconds: number;
  text: string;
}

export type StepPart = string | StepIngredient | StepTime;

/** Everything the method's island works with. */
export interface ScalableRecipe {
  id: string;
  servings: number;
  lines: readonly ScalableLine[];
  steps: readonly (readonly StepPart[])[];
  /** Allergens in what the steps use without a line. */
  added: readonly Holding[];
}

/** The allergens of a recipe as it is shown, with the foods that were swapped. */
export const allergensShown = ({ lines, added }: Pick<ScalableRecipe, 'lines' | 'added'>): RecipeAllergens =>
  combined([...lines.flatMap(({ holds }) => holds ?? []), ...added]);

const isAmount = (phrase: Amount | Counted): phrase is Amount => 'quantity' in phrase;

/** A phrase as it reads; `count` of the line decides between singular and plural. */
export function phraseText(phrase: Phrase, factor: number, count = 1): string {
  if (typeof phrase === 'string') return phrase;
  if (isAmount(phrase)) return amountText(phrase, factor);
  return count > 1 ? phrase.many : phrase.one;
}

/** An ingredient line as many times over. With a factor of 1 both parts together read as the cook wrote them. */
export function scaledLine({ amount, rest }: ScalableLine, factor = 1): { amount: string | null; rest: string } {
  const isScalable = amount !== null && typeof amount !== 'string';
  const count = isScalable ? countOf(amount, factor) : 1;
  return {
    amount: isScalable ? amountText(amount, factor) : amount,
    rest: rest.map((phrase) => phraseText(phrase, factor, count)).join(''),
  };
}

/**
 * An ingredient as a step names it, split where the amount ends: "4 cloves", "garlic". A single piece goes without its
 * number: nobody adds "the 1 onion".
 */
export function mentionText({ amount, name }: StepIngredient, factor = 1): { amount: string | null; name: string } {
  const count = amount ? countOf(amount, factor) : 1;
  const isLonePiece = amount?.unit === '' && count === 1;
  return {
    amount: amount && !isLonePiece ? amountText(amount, factor) : null,
    name: phraseText(name, factor, count),
  };
}

/** What a step needs, one text each: whole lines, and shares of lines as the step words them. */
export function neededIn(parts: readonly StepPart[], recipe: ScalableRecipe, factor = 1): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'seconds' in part) return [];
    const line = recipe.lines[part.line];
    if (!line) return [];
    const { amount, name } = mentionText(part, factor);
    if (part.isShare) return [`${amount ?? ''} ${name}`.trim()];
    const whole = scaledLine(line, factor);
    return [`${whole.amount ?? ''} ${whole.rest}`.trim()];
  });
}
