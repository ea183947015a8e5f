import type { Food } from '../foods/food.ts';
import { isFluid, matterOf } from '../foods/matter.ts';
import { type Contents, contentsAdded, contentsOfLine, holdingOf } from '../ingredients/allergens.ts';
import type { IngredientGroup } from '../ingredients/ingredient-groups.ts';
import { type IngredientLine, parseIngredientLines } from '../ingredients/ingredient-lines.ts';
import { plural, singular } from '../nouns.ts';
import { patternFrom } from '../pattern.ts';
import { type Amount, isMeasured, scaledAmount, timesOver } from '../quantities/amounts.ts';
import { measureOf, unitOf } from '../quantities/units.ts';
import { beforeFood, countIn, saidIn } from '../scaling/mark-words.ts';
import type { IngredientMark, Mark } from '../scaling/marks.ts';
import { COUNTING, inBothNumbers, scalableLine } from '../scaling/scalable-lines.ts';
import type { Phrase, ScalableLine, ScalableRecipe, StepIngredient, StepPart } from '../scaling/scaling.ts';
import { offersFor } from '../swaps/offers.ts';
import { SWAPS } from '../swaps/swaps.ts';

interface Source {
  id: string;
  servings: number | null;
  category: string;
  ingredients: readonly string[];
  ingredientGroups?: readonly IngredientGroup[];
  instructions: readonly string[];
  marks: readonly Mark[];
}

/** A recipe's lines and marked steps in the form that servings can rewrite; the one place where the food table is needed. */
export function scalableRecipe(recipe: Source): ScalableRecipe {
  const { id, servings, ingredients, ingredientGroups: groups = [], instructions, marks } = recipe;
  const read = parseIngredientLines(ingredients);
  const lines = read.map((each, index) => {
    const line = scalableLine(ingredients[index] ?? '');
    const amount = rounded(line, each);
    const matter = matterOf(each.food, isText(line.amount) ? '' : line.amount.unit);
    return {
      ...line,
      ...allergensIn(contentsOfLine(each)),
      ...matter,
      ...swapsOf(recipe, index, each.food, line),
      amount,
    };
  });
  const steps = instructions.map((text, step) => {
    // Whatever has happened to the texts, no mark says anything of other words than its own.
    const own = marks.filter((mark) => mark.step === step && text.startsWith(mark.text, mark.start));
    own.sort((a, b) => a.start - b.start);
    const parts: StepPart[] = [];
    let from = 0;
    for (const mark of own) {
      parts.push(text.slice(from, mark.start), partOf(mark, lines));
      from = mark.start + mark.text.length;
    }
    return [...parts, text.slice(from)].filter((part) => part !== '');
  });
  const parts = groups.length > 0 && { groups };
  return { id, servings, lines, ...parts, steps, added: contentsAdded(read, instructions).map(holdingOf) };
}

const isTbsp = (unit: string): boolean => unitOf(unit)?.name === 'tbsp';
/** Pieces lighter than that are not cut in half. */
const WHOLE_BELOW_GRAMS = 55;

/** The amount of a line with what decides how a cook rounds it. */
function rounded({ amount, rest }: ScalableLine, read: IngredientLine | undefined): ScalableLine['amount'] {
  if (amount === null || typeof amount === 'string') return amount;
  if (isTbsp(amount.unit) && read?.food && isFluid(read.food)) return { ...amount, isFluid: true };
  if (amount.unit === 'g' && typeof rest[0] === 'string' && rest[0].startsWith('fresh ')) {
    return { ...amount, least: / leaves$/.test(rest[0]) ? 'a few' : 'a little' };
  }
  if (isMeasured(amount.unit)) return amount;
  const each = (read?.grams ?? 0) / (amount.quantityMax ?? amount.quantity);
  return each > 0 && each < WHOLE_BELOW_GRAMS ? { ...amount, isWhole: true } : amount;
}

const isText = (amount: ScalableLine['amount']): amount is string | null =>
  amount === null || typeof amount === 'string';

/** The foods that can stand in for a line's food, and their allergens. */
function swapsOf(recipe: Source, index: number, food: Food | null, { amount }: ScalableLine): Partial<ScalableLine> {
  const offers = food ? offersFor(recipe, index, { food: food.id, amount }).map(({ to }) => to) : [];
  return food && offers.length > 0 ? { food: food.id, offers, ...standInsFor(food) } : {};
}

/** Left out where there is nothing to tell. */
function allergensIn(contents: Contents): Pick<ScalableLine, 'holds'> {
  const holds = holdingOf(contents);
  return holds.causes.length > 0 || holds.unknown !== undefined ? { holds } : {};
}

/** The allergens of foods that can stand in for one, read once. */
const standIns = new Map<string, Pick<ScalableLine, 'standIns'>>();

function standInsFor({ id }: Food): Pick<ScalableLine, 'standIns'> {
  const known = standIns.get(id);
  if (known) return known;
  const swaps = SWAPS[id] ?? [];
  const lines = parseIngredientLines(swaps.map(({ name }) => name));
  const held = lines.flatMap((line, index) => {
    const { holds } = allergensIn(contentsOfLine(line));
    return holds ? [[swaps[index]?.to ?? '', holds] as const] : [];
  });
  const found = held.length > 0 ? { standIns: Object.fromEntries(held) } : {};
  standIns.set(id, found);
  return found;
}

function partOf(mark: Mark, lines: readonly ScalableLine[]): StepPart {
  if (mark.of === 'time') return { seconds: Math.round(mark.minutes.min * 60), text: mark.text };
  if (mark.of === 'nothing') return mark.text;
  if (mark.of === 'count') return countIn(mark.text) ?? mark.text;
  const line = lines[mark.line];
  return line ? ingredientOf(mark, line) : mark.text;
}

function ingredientOf({ line, share, text }: IngredientMark, whole: ScalableLine): StepIngredient {
  const said = share === 'said' ? saidIn(text) : null;
  const [before, name] = beforeFood(said?.of ?? text);
  if (said) {
    const { amount, isWord } = said;
    return {
      line,
      amount: isPoured(amount, whole.amount) ? { ...amount, isFluid: true } : amount,
      before,
      name: amount.unit || before ? name : inBothNumbers(name),
      share,
      ...(isWord && { isWord }),
    };
  }
  if (share === 1) return { line, before: '', share, ...wholeOf(text, whole) };
  const { amount } = whole;
  if (isText(amount)) return { line, amount: null, before, name, share };
  // One of two bananas is counted like all of one.
  if (before === '' && typeof share === 'number')
    return { line, before, share: 1, ...wholeOf(text, { ...whole, amount: timesOver(amount, share) }) };
  if (isMeasured(amount.unit))
    return { line, amount: typeof share === 'number' ? scaledAmount(amount, share) : null, before, name, share };
  const counted = wholeOf(name, whole);
  return { line, before, share, ...(typeof counted.name === 'string' ? { amount: null, name } : counted) };
}

/** Units of a jug: spoons are for anything. */
const isPouredIn = (unit: string): boolean => {
  const measure = measureOf(unit);
  return measure?.kind === 'volume' && measure.system !== null;
};

/** Spoons of what the line has in millilitres. */
const isPoured = ({ unit }: Amount, whole: ScalableLine['amount']): boolean =>
  isTbsp(unit) && !isText(whole) && (whole.isFluid === true || isPouredIn(whole.unit));

/** The line's amount before the step's wording; pieces only where both count the same noun. Without it where it cannot stand. */
function wholeOf(words: string, { amount, rest }: ScalableLine): Pick<StepIngredient, 'amount' | 'name'> {
  const bare = { amount: null, name: words };
  if (amount === null || typeof amount === 'string') return bare;
  const said = headNoun(words);
  const count = amount.quantityMax ?? amount.quantity;
  const own = singular(amount.unit) || nounOf(rest[0]);
  // "The garlic cloves" of "3 cloves garlic" are three garlic cloves.
  if (singular(said) === own) {
    const isWritten = count > 1 ? said === plural(own) : said === own;
    return isWritten ? { amount: { ...amount, unit: '' }, name: inBothNumbers(words) } : bare;
  }
  if (amount.unit !== '') return { amount, name: words };
  const isCounting = patternFrom(`^(?:${COUNTING})$`).test(own);
  return isCounting ? { amount: { ...amount, unit: plural(own), unitOfOne: own }, name: words } : bare;
}

/** The noun that a line's amount counts. */
function nounOf(head: Phrase | undefined): string {
  if (head === undefined || (typeof head !== 'string' && 'quantity' in head)) return '';
  return singular(headNoun(typeof head === 'string' ? head : head.one));
}

/** "Pinches of nutmeg" are no nutmegs. */
const headNoun = (phrase: string): string => (phrase.split(' of ')[0]?.split(' ').at(-1) ?? '').toLowerCase();
