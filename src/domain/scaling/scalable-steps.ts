import type { Food } from '../foods/food.ts';
import { plural, singular } from '../nouns.ts';
import { type Contents, contentsAdded, contentsOfLine, holdingOf } from '../recipes/allergens.ts';
import type { Amount } from '../recipes/amounts.ts';
import { parseIngredientLines } from '../recipes/ingredient-lines.ts';
import { fitting } from '../swaps/fitting.ts';
import { SWAPS } from '../swaps/swaps.ts';
import { matterOf } from '../units/matter.ts';
import { COUNTING, inBothNumbers, MEASURED, scalableLine, toAmount, WRITTEN_NUMBER } from './scalable-lines.ts';
import type { Counted, ScalableLine, ScalableRecipe, StepIngredient, StepPart } from './scaling.ts';
import { mentionsOf, timersIn } from './steps.ts';

/** A share the step itself measures out: "2 tbsp of the remaining " before "olive oil". */
const SHARE = new RegExp(
  `(?<![\\d–-]|\\d to )(${WRITTEN_NUMBER})\\s*(${MEASURED})\\s(?=((?:(?:of|the|remaining|measured|cold|warm|hot|boiling|more|fresh) )*)$)`,
  'iu',
);
/** Words after which the whole amount of the line would be wrong: "a splash of", "the rest of the", "one". */
const OTHER_AMOUNT =
  /\b(?:rest|remaining|reserved|leftover|running|plenty|ladleful|little|splash|drizzle|handful|pinch|few|each|every|per|another|more|extra|an?|one|two|three|four|six|first|\d+|[½¼¾])(?: (?:of|the|\p{L}+(?:ed|en)|large|small|ripe|warm|cold|hot))* $/iu;
/** Describing words that belong between the amount and the noun: "the 240 g drained chickpeas". */
const DESCRIBING =
  /(?<=(?:^|\b(?:the|and|with|add|of)|,) )(?:(?:(?!shred|need)\p{L}{2,}ed|frozen|warm|cold|hot|cool|fresh|raw|ripe|soft|dry) ){1,2}$/iu;
/** What follows a food's name when only a part of it, or something made with it, is meant. */
const PART_ONLY =
  /^ (?:zest|juice|rind|peel|skins?|stalks?|stems?|leaves|tops?|fronds|water|liquid|brine|mixture|dough)\b/i;

interface Stretch {
  start: number;
  end: number;
  part: StepPart;
}

/** A recipe's lines and steps in the form that servings can rewrite; the one place where the food table is needed. */
export function scalableRecipe(recipe: {
  id: string;
  servings: number;
  ingredients: readonly string[];
  instructions: readonly string[];
}): ScalableRecipe {
  const { id, servings, ingredients, instructions } = recipe;
  const read = parseIngredientLines(ingredients);
  const lines = read.map((each, index) => {
    const line = scalableLine(ingredients[index] ?? '');
    return { ...line, ...allergensIn(contentsOfLine(each)), ...forReader(line, each.food) };
  });
  const mentionsIn = mentionsOf(read);
  const named = new Set<number>();
  const steps = instructions.map((text) => {
    const mentions = mentionsIn(text);
    const foods = mentions.flatMap(({ start, end, line }): Stretch[] => {
      const isShared = mentions.some((other) => other.start === start && other.line !== line);
      const whole = lines[line];
      if (!whole || isShared) return [];
      const found = share(text, start, end, line) ?? (named.has(line) ? null : mention(text, start, end, line, whole));
      if (found) named.add(line);
      return found ? [found] : [];
    });
    const times = timersIn(text).map(({ start, end, seconds }) => ({
      start,
      end,
      part: { seconds, text: text.slice(start, end) },
    }));
    return stitched(text, [...foods, ...times]);
  });
  return { id, servings, lines, steps, added: contentsAdded(read, instructions).map(holdingOf) };
}

/** What units and swaps need of the food table, where they need anything. */
function forReader(line: ScalableLine, food: Food | null): Partial<ScalableLine> {
  const { amount } = line;
  const unit = amount === null || typeof amount === 'string' ? '' : amount.unit;
  const swaps = (food && SWAPS[food.id]) ?? [];
  const isSwappable = swaps.some((swap) => fitting(swap, amount) !== null);
  return { ...matterOf(food, unit), ...(food && isSwappable && { food: food.id, ...standInsFor(food) }) };
}

/** Left out where there is nothing to tell. */
function allergensIn(contents: Contents): Pick<ScalableLine, 'holds'> {
  const holds = holdingOf(contents);
  return holds.causes.length > 0 || holds.unknown !== undefined ? { holds } : {};
}

/** What foods hold that can stand in for one, read once. */
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

/** A share of a line: highlighted each time, from its number on. */
function share(text: string, start: number, end: number, line: number): Stretch | null {
  const match = SHARE.exec(text.slice(0, start));
  if (!match) return null;
  const [, low = '', unit, between = ''] = match;
  const amount = toAmount(low, undefined, unit);
  return { start: match.index, end, part: { line, amount, name: between + text.slice(start, end), isShare: true } };
}

/** The first use of a line, with the line's own amount where it reads well. */
function mention(text: string, start: number, end: number, line: number, whole: ScalableLine): Stretch | null {
  const before = text.slice(0, start);
  const words = text.slice(start, end);
  if (OTHER_AMOUNT.test(before) || PART_ONLY.test(text.slice(end))) {
    return typeof whole.amount === 'string' ? plain(start, end, line, words) : null;
  }
  const fitted = amountFor(words, whole);
  if (!fitted) return plain(start, end, line, words);
  const describing = DESCRIBING.exec(before)?.[0] ?? '';
  const { amount, name } = fitted;
  const full =
    typeof name === 'string' ? describing + name : { one: describing + name.one, many: describing + name.many };
  return { start: start - describing.length, end, part: { line, amount, name: full, isShare: false } };
}

const plain = (start: number, end: number, line: number, name: string): Stretch => ({
  start,
  end,
  part: { line, amount: null, name, isShare: false },
});

/** The line's amount before the step's wording; pieces only where both count the same noun. `null` where it cannot stand. */
function amountFor(
  words: string,
  { amount, rest }: ScalableLine,
): (Pick<StepIngredient, 'name'> & { amount: Amount }) | null {
  if (amount === null || typeof amount === 'string') return null;
  if (amount.unit !== '') return { amount, name: words };
  const noun = rest[0];
  if (noun === undefined || (typeof noun !== 'string' && 'quantity' in noun)) return null;
  const own = headOf(typeof noun === 'string' ? noun : noun.one);
  const said = words.split(' ').at(-1)?.toLowerCase() ?? '';
  const count = amount.quantityMax ?? amount.quantity;
  if (singular(said) === own) {
    const isWritten = count > 1 ? said === plural(own) : said === own;
    return isWritten ? { amount, name: inBothNumbers(words) as string | Counted } : null;
  }
  const isCounting = new RegExp(`^(?:${COUNTING})$`).test(own);
  return isCounting ? { amount: { ...amount, unit: plural(own), unitOfOne: own }, name: words } : null;
}

const headOf = (phrase: string): string => singular(phrase.split(' ').at(-1) ?? '').toLowerCase();

/** The step's text cut at the stretches; where two overlap the one that begins first stays. */
function stitched(text: string, stretches: readonly Stretch[]): StepPart[] {
  const parts: StepPart[] = [];
  let from = 0;
  for (const { start, end, part } of stretches.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), part);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== '');
}
