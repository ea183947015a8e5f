import { combined, type Holding, type RecipeAllergens } from '../ingredients/allergen-statement.ts';
import type { IngredientGroup } from '../ingredients/ingredient-groups.ts';
import { type Amount, amountText, countOf } from '../quantities/amounts.ts';
import { inWords } from '../quantities/number-words.ts';
import type { VesselNote } from './vessels.ts';

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
  /** The text as the cook wrote it. */
  text: string;
  /** A text ("a pinch of") does not scale. */
  amount: Amount | string | null;
  /** Everything after the amount. */
  rest: readonly Phrase[];
  /** Grams in a millilitre, where other units need it. */
  density?: number;
  /** Its cups are millilitres. */
  isFluid?: true;
  /** Sold in sticks. */
  isButter?: true;
  /** Id of its food, where something can stand in for that. */
  food?: string;
  /** Ids of what can, with what it does in this recipe. */
  offers?: readonly string[];
  /** Allergens in it; left out where there are none. */
  holds?: Holding;
  /** The same of what can stand in for its food, by the id of that. */
  standIns?: Readonly<Record<string, Holding>>;
  /** The text before a swap. */
  instead?: string;
}

/** The share of a line: a part of it, 1 for all; what is left of it; the amount that the step says. */
type Share = number | 'rest' | 'said';

/** An ingredient that a step uses. */
export interface StepIngredient {
  /** Index of its line. */
  line: number;
  /**
   * The amount of the whole line, of a part of it, or as the step says it; `null` where no amount can stand there. Where pieces
   * are counted it is always of the whole line: the name of a part bends with it.
   */
  amount: Amount | null;
  /** Words between the amount and the name: "half of the ", "of the ". */
  before: string;
  name: string | Counted;
  share: Share;
  /** The number is written as a word. */
  isWord?: true;
}

/** A time named in a step. */
export interface StepTime {
  /** Its length; of a range the shorter end. */
  seconds: number;
  text: string;
}

/** A number of things that follows the servings. */
export interface StepCount {
  /** "between ". */
  before: string;
  count: number;
  /** Whether it is written as a word. */
  isWord: boolean;
  noun: string | Counted;
}

/** The change that a swap makes to a step. */
interface StepChange {
  changed: string;
}

export type StepPart = string | StepIngredient | StepTime | StepCount | StepChange;

/** Everything the method's island works with. */
export interface ScalableRecipe {
  id: string;
  /** For how many it is written; `null` where nobody said so, and then nothing is scaled. */
  servings: number | null;
  lines: readonly ScalableLine[];
  /** Headings between the lines; left out where there are none. */
  groups?: readonly IngredientGroup[];
  steps: readonly (readonly StepPart[])[];
  /** Allergens in what the steps use without a line. */
  added: readonly Holding[];
  /** A note on the steps as they are shown. */
  note?: VesselNote;
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
 * number: nobody adds "the 1 onion". A part of a line has what it comes to behind it: "half of the salt (½ tsp)".
 */
export function mentionText({ amount, before, name, share, isWord }: StepIngredient): {
  amount: string | null;
  name: string;
} {
  if (isOfLine(share)) {
    const isSaid = amount && share !== 'rest' && amount.unit !== '' && isSayable(amount);
    const count = amount?.unit === '' ? countOf(amount) : 2;
    return { amount: null, name: before + phraseText(name, 1, count) + (isSaid ? ` (${amountText(amount)})` : '') };
  }
  const count = amount ? countOf(amount) : 1;
  const isLonePiece = share === 1 && amount?.unit === '' && count === 1;
  const text = amount && !isLonePiece ? amountText(amount) : null;
  return {
    amount: text && isWord ? inWords(Number(text)) || text : text,
    name: before + phraseText(name, 1, count),
  };
}

/** Whether it is a part of a line, or what is left of it. */
const isOfLine = (share: Share): boolean => share === 'rest' || (typeof share === 'number' && share < 1);

/** "Half of the basil (a little)" says nothing, and no scale shows an eighth of an ounce. */
const isSayable = ({ quantity, unit, words }: Amount): boolean => !words && !(unit === 'oz' && quantity < 1 / 4);

/** A count in words or figures, as it is written; words go on until twelve. Into one bowl nothing is divided "between". */
function countText({ before, count, isWord, noun }: StepCount): string {
  const number = (isWord && inWords(count)) || String(count);
  const things = phraseText(noun, 1, count);
  const onto = /plates?$/.test(things) ? 'onto ' : 'into ';
  const lead = count === 1 ? before.replace(/\b(?:between|among) $/i, onto) : before;
  return [lead + number, things].filter(Boolean).join(' ');
}

/** A part of a step as it reads. */
export function partText(part: StepPart): string {
  if (typeof part === 'string') return part;
  if ('seconds' in part) return part.text;
  if ('changed' in part) return ` (${part.changed})`;
  if ('count' in part) return countText(part);
  const { amount, name } = mentionText(part);
  return [amount, name].filter(Boolean).join(' ');
}

/** The ingredients a step needs, one text each: whole lines, and parts of lines as the step words them. */
export function neededIn(parts: readonly StepPart[], recipe: ScalableRecipe): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('line' in part)) return [];
    const line = recipe.lines[part.line];
    if (!line) return [];
    if (part.share !== 1) return [partText(part)];
    const whole = scaledLine(line);
    return [`${whole.amount ?? ''} ${whole.rest}`.trim()];
  });
}
