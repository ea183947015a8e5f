import { plural, singular } from '../nouns.ts';
import { bounded, escaped, patternFrom } from '../pattern.ts';
import type { Amount } from '../quantities/amounts.ts';
import {
  type Counted,
  type Phrase,
  partText,
  phraseText,
  type ScalableLine,
  type ScalableRecipe,
  type StepPart,
} from '../scaling/scaling.ts';
import { fitting } from './fitting.ts';
import type { Swap } from './swap.ts';

/** Swaps by the index of their line. */
export type ChosenSwaps = ReadonlyMap<number, Swap>;

/** The name a line gives its food: "raw cashews". */
export const nameOf = (line: ScalableLine): string => nameWithPack(line).replace(PACK, '');

function nameWithPack({ amount, rest: [head = ''] }: ScalableLine): string {
  const text = phraseText(head, 1, amount !== null && typeof amount !== 'string' ? amount.quantity : 1);
  return text.split(bounded(10_000, /\s*[(,]/))[0] ?? text;
}

/** A recipe with other foods in some of its lines, and in the steps that use them. */
export function swappedRecipe(recipe: ScalableRecipe, chosen: ChosenSwaps): ScalableRecipe {
  if (chosen.size === 0) return recipe;
  const lines = recipe.lines.map((line, index) => {
    const swap = chosen.get(index);
    return swap ? swappedLine(line, swap) : line;
  });
  const words = [...chosen].map(([index, swap]) => wordsOf(recipe.lines, index, swap));
  const changed = new Map([...chosen].map(([index, swap]) => [changedBy(recipe, index, swap), swap.change]));
  const steps = recipe.steps.map((parts) =>
    parts.flatMap((part) => {
      const swapped = swappedPart(part, chosen, recipe.lines, words);
      const note = changed.get(part)?.note;
      return note === undefined ? [swapped] : [swapped, { changed: note }];
    }),
  );
  return { ...recipe, lines, steps };
}

/** The place where a step names the food and something is done otherwise with another. */
function changedBy({ steps }: ScalableRecipe, index: number, { change }: Swap): StepPart | undefined {
  if (!change) return undefined;
  const places = steps.flatMap((parts) => parts.map((part, at) => ({ part, said: sentenceAround(parts, at) })));
  return places.find(({ part, said }) => uses(index)(part) && (change.where?.test(said) ?? true))?.part;
}

/** The text of the sentence that has this part in it. */
function sentenceAround(parts: readonly StepPart[], at: number): string {
  const [before, after] = [parts.slice(0, at), parts.slice(at)].map((some) =>
    some
      .map(partText)
      .join('')
      .split(/[.!?]\s/),
  );
  return `${before?.at(-1)}${after?.[0]}`;
}

const uses =
  (index: number) =>
  (part: StepPart): boolean =>
    typeof part === 'object' && 'line' in part && part.line === index;

const times = (amount: Amount, by: number): Amount => ({
  ...amount,
  quantity: amount.quantity * by,
  quantityMax: amount.quantityMax === null ? null : amount.quantityMax * by,
});

function swappedAmount(amount: Amount, swap: Swap): Amount {
  const { each, ratio } = swap;
  if (fitting(swap, amount) !== 'each' || !each) return times(amount, ratio);
  // A slice for a slice stays a slice.
  if (each.unit === '' && each.quantity === 1) return amount;
  const { quantity, quantityMax } = times(amount, each.quantity);
  return { quantity, quantityMax, unit: each.unit };
}

const unitOf = ({ amount }: ScalableLine): string => (amount === null || typeof amount === 'string' ? '' : amount.unit);
const isByPiece = (line: ScalableLine, swap: Swap): boolean => fitting(swap, line.amount) === 'each';

/** The word for a pack: "tins" of "2 × 400 g tins chickpeas". */
const PACK = /^(?:tins?|cans?|jars?|cartons?|packs?|packets?|(?:thick |thin )?slices?) (?:of )?/i;

/** The food's name; pieces and packs are counted: "1 shallot", "3 shallots", "2 × 400 g tins cannellini beans". */
function named(line: ScalableLine, swap: Swap): string | Counted {
  const [head] = line.rest;
  if (typeof head === 'object' && 'many' in head && PACK.test(head.many)) {
    const pack = (text: string): string => (PACK.exec(text)?.[0] ?? '') + swap.name;
    return { one: pack(head.one), many: pack(head.many) };
  }
  // Not the dry ones, which weigh half.
  if (typeof head === 'string' && head.startsWith('cooked ')) return `cooked ${swap.name}`;
  if (!isByPiece(line, swap) || swap.each?.unit !== '' || unitOf(line) !== '') return swap.name;
  const words = swap.name.split(' ');
  const bent = (bend: (noun: string) => string) => words.with(-1, bend(words.at(-1) ?? '')).join(' ');
  return { one: bent(singular), many: bent((noun) => plural(singular(noun))) };
}

/** The line with the other food; what is done with it ("chopped") stays, what belonged to the old one in brackets goes. */
export function swappedLine(line: ScalableLine, swap: Swap): ScalableLine {
  const { text, amount, food, standIns } = line;
  const holds = standIns?.[swap.to];
  return {
    text,
    amount: amount === null || typeof amount === 'string' ? amount : swappedAmount(amount, swap),
    rest: [named(line, swap), ...(isPowdered(line, swap) ? [] : preparation(line.rest, swap))],
    ...(food && { food }),
    ...(standIns && { standIns }),
    ...(holds && { holds }),
    instead: nameOf(line),
  };
}

/** A piece that became a spoonful: there is nothing left to chop. */
const isPowdered = (line: ScalableLine, swap: Swap): boolean => isByPiece(line, swap) && swap.each?.unit !== '';

/** "Roughly chopped", "melted": lost on what is small or liquid, and "frozen" on frozen peas. */
const CUT =
  /^(?:[a-z]+ly )?(?:chopped|crumbled|crushed|cubed|cut|halved|melted|pressed|shaved|sliced|broken|torn)\b[^,]*/;

/** The words after the first comma, their amounts in proportion. */
function preparation(written: readonly Phrase[], { ratio, name, isUncut }: Swap): Phrase[] {
  const rest = outsideBrackets(written);
  const at = rest.findIndex((phrase) => typeof phrase === 'string' && phrase.includes(','));
  const first = rest[at];
  if (typeof first !== 'string') return [];
  const [, ...said] = first.split(/,\s*/);
  const isLost = said.length === 1 && (name.includes(said[0] ?? '') || (isUncut && CUT.test(said[0] ?? '')));
  if (isLost) return [];
  const after = rest
    .slice(at + 1)
    .map((phrase) => (typeof phrase === 'object' && 'quantity' in phrase ? times(phrase, ratio) : phrase));
  // Nothing but tofu is pressed.
  return [first.slice(first.indexOf(',')).replace('pressed and ', ''), ...after];
}

function outsideBrackets(phrases: readonly Phrase[]): Phrase[] {
  let depth = 0;
  return phrases.flatMap((phrase): Phrase[] => {
    if (typeof phrase !== 'string') return depth > 0 ? [] : [phrase];
    let kept = '';
    for (const letter of phrase) {
      if (letter === '(') depth++;
      else if (letter === ')') depth--;
      else if (depth === 0) kept += letter;
    }
    return kept ? [kept] : [];
  });
}

/** Its name in a step: without what the line adds after a comma, and without its packs where it `isBare` of a number. */
function calledInSteps(line: ScalableLine, swap: Swap, isBare: boolean): string | Counted {
  const name = isBare && PACK.test(nameWithPack(line)) ? swap.name : named(line, swap);
  return isByPiece(line, swap) ? name : (swap.name.split(',')[0] ?? swap.name);
}

/** Words that mean a food without naming it. */
const MEANT = /^(?:rest|remainder|it|them|half|halves|others?|all)$/i;

function swappedPart(
  part: StepPart,
  chosen: ChosenSwaps,
  lines: readonly ScalableLine[],
  words: readonly Wording[],
): StepPart {
  if (typeof part === 'string') return words.reduce((text, { pattern, name }) => text.replaceAll(pattern, name), part);
  if (!('line' in part)) return part;
  const line = lines[part.line];
  const swap = chosen.get(part.line);
  if (!line || !swap) return part;
  // "Whisk the rest" goes on meaning it.
  const name = MEANT.test(phraseText(part.name, 1)) ? part.name : calledInSteps(line, swap, part.amount === null);
  return { ...part, amount: part.amount && swappedAmount(part.amount, swap), name };
}

interface Wording {
  pattern: RegExp;
  name: string;
}

/** The line's name and its noun, wherever no other line answers to them: "the cashews", but not "cashew cream". */
function wordsOf(lines: readonly ScalableLine[], index: number, swap: Swap): Wording {
  const line = lines[index] as ScalableLine;
  const name = nameOf(line).split(' ');
  const others = lines.filter((_, at) => at !== index).map(({ text }) => text.toLowerCase());
  const ways = name
    .map((_, from) => name.slice(from).join(' '))
    .filter((way) => way.length > 2 && !others.some((text) => text.includes(way.toLowerCase())));
  const called = calledInSteps(line, swap, true);
  const count = line.amount === null || typeof line.amount === 'string' ? 1 : swappedAmount(line.amount, swap).quantity;
  // Not where it is something to do ("oil the tin"), nor a part of a longer word.
  const pattern = patternFrom(
    `(?<![\\p{L}-])(?:${ways.map(escaped).join('|') || '(?!)'})(?![\\p{L}-]| (?:the|an?|two|your)\\b)`,
    'gu',
  );
  return { pattern, name: phraseText(called, 1, count) };
}
