import type { Phrase, ScalableLine, ScalableRecipe, StepPart } from '../scaling/scaling.ts';
import { type ChosenSwaps, swappedRecipe } from '../swaps/swapping.ts';
import { inSystem, type Matter } from '../units/convert.ts';
import { measureOf, type System } from '../units/measures.ts';
import { inScale, type Scale } from '../units/temperatures.ts';
import { type Amount, scaledAmount } from './amounts.ts';

/** How a reader wants to see a recipe; `null` leaves units as they are written. */
export interface ReadersView {
  factor: number;
  system: System | null;
  scale: Scale | null;
  swaps: ChosenSwaps;
}

/**
 * A recipe as its reader cooks it: other foods first, then the amounts as many times over in measurable steps, then the
 * units. What comes out is shown with a factor of 1.
 */
export function shownRecipe(recipe: ScalableRecipe, { factor, system, scale, swaps }: ReadersView): ScalableRecipe {
  const swapped = swappedRecipe(recipe, swaps);
  if (factor === 1 && !system && !scale && swaps.size === 0) return swapped;
  const shown = (amount: Amount, index: number, matter?: Matter): Amount => {
    const swap = swaps.get(index);
    // What a ratio left of a written amount is no longer one that a cook wrote.
    const scaled = scaledAmount(amount, factor, factor === 1 && (!swap || (swap.ratio === 1 && !swap.each)));
    return system ? inSystem(scaled, system, matter) : scaled;
  };
  const line = (each: ScalableLine, index: number): ScalableLine => ({
    ...each,
    amount: isAmount(each.amount) ? shown(each.amount, index, each) : each.amount,
    rest: each.rest.map((phrase) => (isAmount(phrase) ? shown(phrase, index) : phrase)),
  });
  const steps = swapped.steps.map((parts) =>
    parts.map((part, at): StepPart => {
      if (typeof part === 'string') return scale ? inScale(part, scale, textOf(parts.slice(0, at))) : part;
      if ('seconds' in part || !part.amount) return part;
      return { ...part, amount: shown(part.amount, part.line, swapped.lines[part.line]) };
    }),
  );
  return { ...swapped, lines: swapped.lines.map(line), steps };
}

const isAmount = (phrase: Phrase | null): phrase is Amount =>
  typeof phrase === 'object' && phrase !== null && 'quantity' in phrase;

const textOf = (parts: readonly StepPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'seconds' in part ? part.text : nameText(part.name))).join('');

const nameText = (name: string | { many: string }): string => (typeof name === 'string' ? name : name.many);

/** The units a recipe is written in. */
export function writtenIn({ lines, steps }: ScalableRecipe): { system: System; scale: Scale | null } {
  const systems = lines.map(({ amount }) => (isAmount(amount) ? measureOf(amount.unit)?.system : undefined));
  const text = steps.map(textOf).join(' ');
  const scale = /\d\s?(?:°|degrees)\s?C/i.test(text) ? 'C' : /\d\s?(?:°|degrees)\s?F/i.test(text) ? 'F' : null;
  return { system: systems.includes('us') && !systems.includes('metric') ? 'us' : 'metric', scale };
}
