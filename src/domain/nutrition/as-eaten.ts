import type { IngredientLine } from '../ingredients/ingredient-lines.ts';
import { timesIn } from '../quantities/durations.ts';
import { shareOf } from '../scaling/mark-fit.ts';
import type { IngredientMark, Mark } from '../scaling/marks.ts';
import { type CookingMethod, METHODS, takesUp } from './cooking-yields.ts';

/** The treatment of the ingredients by a cook. */
export interface Cooking {
  instructions: readonly string[];
  marks: readonly Mark[];
}

/** The eaten share of each line, from 0 to 1: all of it, but for what marks say is strained off or left behind. */
export function eatenShares(lines: readonly IngredientLine[], marks: readonly Mark[]): number[] {
  const shares = lines.map(() => 1);
  for (const { line, share, eaten = 1 } of usesOf(lines, marks)) {
    shares[line] = Math.max(0, (shares[line] ?? 1) - share * (1 - eaten));
  }
  return shares;
}

/** The shares that marks take of each line: the rest is what no other mark takes. */
function usesOf(lines: readonly IngredientLine[], marks: readonly Mark[]) {
  const own = marks.filter((mark) => mark.of === 'ingredient');
  const sizes = own.map((mark) => shareOf(mark, lines[mark.line]?.text ?? ''));
  return own.map((mark, index) => {
    if (mark.share !== 'rest') return { ...mark, share: sizes[index] ?? 0 };
    const taken = own.reduce((sum, { line }, other) => sum + (line === mark.line ? (sizes[other] ?? 0) : 0), 0);
    return { ...mark, share: Math.max(0, 1 - taken) };
  });
}

/**
 * Grams that cooking adds to the weight (water that dry food takes up) or takes off it (what evaporates), by the steps
 * and by {@link METHODS}; `grams` are those eaten of each line. 0 where no mark tells which step uses what.
 */
export function weightChange(
  lines: readonly IngredientLine[],
  grams: readonly number[],
  { instructions, marks }: Cooking,
): number {
  const used = usesOf(lines, marks);
  const isDrained = instructions.map((_, from) => instructions.slice(from).some((step) => /\bdrain/i.test(step)));
  /** The share of each line's weight that comes or goes. */
  const changes = lines.map(() => 0);
  const shareUntil = (line: number, at: number) =>
    used.reduce((sum, mark) => sum + (mark.line === line && mark.step <= at ? mark.share : 0), 0);
  for (const [at, step] of instructions.entries()) {
    const minutes = timesIn(step).reduce((sum, time) => sum + time.minutes.min, 0);
    const named = linesOf(used.filter((mark) => mark.step === at));
    const soFar = linesOf(used.filter((mark) => mark.step <= at));
    for (const method of METHODS) {
      if (minutes < method.least || !method.verb.test(step)) continue;
      for (const line of changedBy(method, named, soFar, grams)) {
        const food = lines[line]?.food;
        if (food && (method.of?.(food) ?? true))
          changes[line] = Math.min(changes[line] ?? 0, (method.leaves - 1) * shareUntil(line, at));
      }
    }
    const isBoiled = BOILED.test(step);
    if (!isDrained[at] || !(isBoiled || /\bsoak/i.test(step))) continue;
    for (const line of named) {
      const food = lines[line]?.food;
      if (food && !named.some((other) => lines[other]?.food?.id === 'water'))
        changes[line] = takesUp(food, isBoiled) - 1;
    }
  }
  return changes.reduce((sum, change, line) => sum + change * (grams[line] ?? 0), 0);
}

const BOILED = /\b(?:boil\w*|cook|salted water)\b/i;
/** A step that names less of the weight, such as the oil, cooks what came before it. */
const MOST_OF_IT = 0.25;

function changedBy(
  { isPot }: CookingMethod,
  named: readonly number[],
  soFar: readonly number[],
  grams: readonly number[],
) {
  const weigh = (some: readonly number[]) => some.reduce((sum, line) => sum + (grams[line] ?? 0), 0);
  return isPot || weigh(named) < MOST_OF_IT * weigh(soFar) ? soFar : named;
}

const linesOf = (marks: readonly Pick<IngredientMark, 'line'>[]): number[] => [
  ...new Set(marks.map(({ line }) => line)),
];
