import { bounded } from '../pattern.ts';
import { type Amount, scaledAmount, timesOver } from '../quantities/amounts.ts';
import { inSystem, type Matter } from '../quantities/convert.ts';
import type { Scale } from '../quantities/temperatures.ts';
import { type ChosenUnits, textInUnits } from '../quantities/texts-in-units.ts';
import { measureOf, type System } from '../quantities/units.ts';
import {
  type Phrase,
  partText,
  type ScalableLine,
  type ScalableRecipe,
  type StepCount,
  type StepPart,
} from '../scaling/scaling.ts';
import { vesselNote } from '../scaling/vessels.ts';
import { type ChosenSwaps, swappedRecipe } from '../swaps/swapping.ts';

/** The view of a recipe that a reader chose. */
export interface ReadersView extends ChosenUnits {
  factor: number;
  swaps: ChosenSwaps;
}

/**
 * A recipe as its reader cooks it: swapped foods first, then scaled amounts, then the units. The result is shown with a
 * factor of 1.
 */
export function shownRecipe(recipe: ScalableRecipe, { factor, system, scale, swaps }: ReadersView): ScalableRecipe {
  const swapped = swappedRecipe(recipe, swaps);
  if (factor === 1 && !system && !scale && swaps.size === 0) return swapped;
  const shown = (amount: Amount, index: number, matter?: Matter, isWritten = factor === 1): Amount => {
    const swap = swaps.get(index);
    // What a ratio left of a written amount is no longer one that a cook wrote.
    // Rounded once, in the unit that is shown.
    const raw = timesOver(amount, factor);
    const converted = system ? inSystem(raw, system, matter) : raw;
    // Grams of herbs that no scale in ounces shows.
    if (converted === raw && system === 'us' && raw.unit === 'g' && raw.least) return { ...raw, words: raw.least };
    return converted === raw
      ? scaledAmount(amount, factor, isWritten && (!swap || (swap.ratio === 1 && !swap.each)))
      : converted;
  };
  const text = (written: string, before?: string): string => textInUnits(written, { system, scale }, before);
  const line = (each: ScalableLine, index: number): ScalableLine => ({
    ...each,
    amount: isAmount(each.amount) ? shown(each.amount, index, each) : each.amount,
    rest: each.rest.map((phrase) => {
      if (isAmount(phrase)) return shown(phrase, index);
      return typeof phrase === 'string' ? text(phrase) : phrase;
    }),
  });
  const steps = swapped.steps.map((parts) =>
    withoutDividingByOne(
      parts.map((part, at): StepPart => {
        if (typeof part === 'string') return text(part, textOf(parts.slice(0, at)));
        if ('count' in part) return countedAgain(part, factor, text);
        if ('seconds' in part || 'changed' in part || !part.amount) return part;
        const line = swapped.lines[part.line];
        // A part is taken of the line, which is not rounded yet.
        const share = typeof part.share === 'number' && part.amount.unit !== '' ? part.share : 1;
        const whole = share < 1 && line && isAmount(line.amount) ? timesOver(line.amount, share) : part.amount;
        const { lead, ...amount } = shown(whole, part.line, line, factor === 1 && share === 1);
        // "Add the about 2 star anise" and "the a pinch of salt" nobody says, nor grams beside ounces.
        const isLost = amount.words || (share < 1 && system === 'us' && measureOf(amount.unit)?.system === 'metric');
        return { ...part, amount: isLost ? null : { ...amount, ...(lead && lead !== 'about' && { lead }) } };
      }),
    ),
  );
  const note = swapped.servings && vesselNote(swapped.steps.map(textOf), swapped.servings, factor);
  return { ...swapped, lines: swapped.lines.map(line), steps, ...(note && { note }) };
}

const countedAgain = (part: StepCount, factor: number, text: (written: string) => string): StepCount => ({
  ...part,
  count: Math.max(1, Math.round(part.count * factor)),
  noun: typeof part.noun === 'string' ? text(part.noun) : { one: text(part.noun.one), many: text(part.noun.many) },
});

/** Into one bowl nothing is divided. */
const withoutDividingByOne = (parts: readonly StepPart[]): StepPart[] =>
  parts.map((part, at) => {
    if (typeof part !== 'string') return part;
    const end = parts.slice(at + 1).findIndex((other) => typeof other === 'string' && /[.;]/.test(other));
    const sentence = end < 0 ? parts.slice(at + 1) : parts.slice(at + 1, at + 1 + end);
    const isOne = sentence.some((other) => typeof other === 'object' && 'count' in other && isBetweenOne(other));
    return isOne
      ? part.replace(bounded(10_000, /\b(D|d)ivide\b(?=[^.;]*$)/), (_, d: string) => (d === 'D' ? 'Put' : 'put'))
      : part;
  });

const isBetweenOne = ({ before, count }: StepCount): boolean => count === 1 && /\b(?:between|among) $/i.test(before);

const isAmount = (phrase: Phrase | null): phrase is Amount =>
  typeof phrase === 'object' && phrase !== null && 'quantity' in phrase;

const textOf = (parts: readonly StepPart[]): string => parts.map(partText).join('');

/** The units a recipe is written in. */
export function writtenIn({ lines, steps }: ScalableRecipe): { system: System; scale: Scale | null } {
  const systems = lines.map(({ amount }) => (isAmount(amount) ? measureOf(amount.unit)?.system : undefined));
  const text = steps.map(textOf).join(' ');
  const scale = /\d\s?(?:°|degrees)\s?C/i.test(text) ? 'C' : /\d\s?(?:°|degrees)\s?F/i.test(text) ? 'F' : null;
  return { system: systems.includes('us') && !systems.includes('metric') ? 'us' : 'metric', scale };
}
