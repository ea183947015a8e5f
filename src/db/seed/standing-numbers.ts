import { z } from 'zod';
import { bounded, patternFrom } from '#src/domain/pattern.ts';
import { timesIn } from '#src/domain/quantities/durations.ts';
import { COUNT_WORD } from '#src/domain/quantities/number-words.ts';
import { DIGITS, PART_WORD } from '#src/domain/quantities/numbers.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import ROWS from './tables/standing-numbers.json' with { type: 'json' };

/**
 * A number in a step that stays the same for any servings, looked at by a person. Why it does: it is said of `each` piece
 * or person; of a `tool`; of what goes into a `pan` at a time; or of the `way` something is done.
 */
const rowSchema = z.strictObject({
  recipe: slugSchema,
  says: z.string().min(3),
  why: z.enum(['each', 'tool', 'pan', 'way']),
});
const rows = z.array(rowSchema).parse(ROWS);

const NUMBER = bounded(10_000, patternFrom(`(?<![\\p{L}\\d.,–-])(?:${DIGITS}|(?:${COUNT_WORD})(?!\\p{L}))`, 'giu'));
/** "The red one", "in one layer", "two thirds of the dressing". */
const ONE = /^one$/i;
const PART = patternFrom(`^(?:${PART_WORD})`, 'iu');
/** Temperatures and lengths. */
const MEASURED = /^(?: ?(?:°|cm|mm|×)| ?[×–] ?\d)/;

type Steps = Pick<CatalogueRecipe, 'id' | 'instructions' | 'marks'>;

/** Numbers in steps that neither follow the servings nor are known to stand for any of them, and rows that say nothing. */
export function standingNumbers({ id, instructions, marks }: Steps, known = rows): string[] {
  const own = known.filter(({ recipe }) => recipe === id);
  const used = new Set<string>();
  const problems = instructions.flatMap((text, step) => {
    const taken = [
      ...marks.filter((mark) => mark.step === step).map(({ start, text: words }) => [start, start + words.length]),
      ...timesIn(text).map(({ start, end }) => [start, end]),
    ];
    const stands = own.flatMap(({ says }) => placesOf(says, text));
    return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
      const [from, to] = [index, index + number.length];
      const rest = text.slice(from);
      if (ONE.test(number) || PART.test(rest) || MEASURED.test(text.slice(to)) || /× ?$/.test(text.slice(0, from)))
        return [];
      if (taken.some(([start = 0, end = 0]) => from < end && to > start)) return [];
      const row = stands.find(({ start, end }) => from >= start && to <= end);
      if (row) used.add(row.says);
      return row ? [] : [`step ${step + 1}: “${rest.split(' ').slice(0, 4).join(' ')}” does not follow the servings`];
    });
  });
  const idle = own
    .filter(({ says }) => !used.has(says))
    .map(({ says }) => `no step says “${says}” of standing-numbers.json`);
  return [...problems, ...idle];
}

const placesOf = (says: string, text: string): { says: string; start: number; end: number }[] => {
  const start = text.indexOf(says);
  return start < 0 ? [] : [{ says, start, end: start + says.length }];
};
