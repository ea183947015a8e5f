import type { IngredientGroup } from '../ingredients/ingredient-groups.ts';
import { unitOf } from '../quantities/units.ts';
import { saidIn } from './mark-words.ts';
import type { IngredientMark, Mark } from './marks.ts';
import { scalableLine } from './scalable-lines.ts';

interface Marked {
  ingredients: readonly string[];
  instructions: readonly string[];
}

/** A little more than the whole is what comes of thirds. */
export const ROUNDING = 1e-6;

/**
 * The problems of marks, by their index: one that does not fit the texts, overlaps another, or takes more than the line has.
 */
export function misfits(marks: readonly Mark[], { ingredients, instructions }: Marked): Map<number, string> {
  const wrong = new Map<number, string>();
  const ends = new Map<number, number>();
  const used = new Map<number, number>();
  const inOrder = [...marks.entries()].sort(([, a], [, b]) => a.step - b.step || a.start - b.start);
  for (const [index, mark] of inOrder) {
    const end = mark.start + mark.text.length;
    if (instructions[mark.step]?.slice(mark.start, end) !== mark.text) {
      wrong.set(index, `Step ${mark.step + 1} does not say “${mark.text}” there`);
    } else if (mark.start < (ends.get(mark.step) ?? 0)) {
      wrong.set(index, `“${mark.text}” in step ${mark.step + 1} is marked twice`);
    } else if (mark.of === 'ingredient') {
      const line = ingredients[mark.line];
      const sum = (used.get(mark.line) ?? 0) + (line === undefined ? 0 : shareOf(mark, line));
      used.set(mark.line, sum);
      if (line === undefined) wrong.set(index, `There is no ingredient ${mark.line + 1}`);
      else if (sum > 1 + ROUNDING) {
        wrong.set(index, `“${mark.text}” in step ${mark.step + 1} takes more of “${line}” than there is`);
      } else if (mark.share === 'said' && !saidIn(mark.text)) {
        wrong.set(index, `“${mark.text}” in step ${mark.step + 1} does not begin with an amount`);
      }
    }
    ends.set(mark.step, end);
  }
  return wrong;
}

/**
 * The share of its line (0 to 1) that a mark surely takes; 0 for "the rest" and for amounts in other units, of which it
 * is not known.
 */
export function shareOf({ share, text }: IngredientMark, line: string): number {
  if (share === 'rest') return 0;
  if (share !== 'said') return share;
  const said = saidIn(text)?.amount;
  const { amount: whole } = scalableLine(line);
  if (!said || !whole || typeof whole === 'string') return 0;
  const [part, all] = [said, whole].map(({ unit }) => unitOf(unit) ?? { kind: unit, size: 1 });
  return part && all && part.kind === all.kind
    ? (said.quantity * part.size) / ((whole.quantityMax ?? whole.quantity) * all.size)
    : 0;
}

/** The moves of a list's texts: its new place and words, or `undefined` where it is gone. */
type Moves = (index: number) => { to: number; before: string; after: string } | undefined;

/**
 * The marks that still fit when steps and ingredient lines have changed. A mark goes with its step and its line; it is
 * dropped with a line whose words have changed, and with the sentence of a step that has.
 */
export const refitted = (marks: readonly Mark[], steps: Moves, lines: Moves): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    const step = steps(mark.step);
    const start = step && startIn(step, mark);
    if (!step || start === undefined) return [];
    if (mark.of !== 'ingredient') return [{ ...mark, step: step.to, start }];
    const line = lines(mark.line);
    return line && line.before.trim() === line.after.trim() ? [{ ...mark, step: step.to, start, line: line.to }] : [];
  });

function startIn({ before, after }: { before: string; after: string }, { start, text }: Mark): number | undefined {
  const same = sameEnds(before, after);
  const end = start + text.length;
  if (end <= sentenceStart(before, same.head)) return start;
  const isAfter = start >= sentenceEnd(before, before.length - same.tail);
  return isAfter || before.trim() === after.trim() ? start + shiftOf(before, after) : undefined;
}

/** The number of characters left out or put in before a mark that stands behind the change. */
const shiftOf = (before: string, after: string): number =>
  before.trim() === after.trim() ? leading(after) - leading(before) : after.length - before.length;
const leading = (text: string): number => text.length - text.trimStart().length;

/** The number of characters two texts have in common at each end. */
function sameEnds(before: string, after: string): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { head, tail };
}

const sentenceStart = (text: string, at: number): number => {
  const ends = [...text.slice(0, at).matchAll(/[.!?]\s/g)];
  return ends.length > 0 ? (ends.at(-1)?.index ?? 0) + 1 : at === text.length ? at : 0;
};
const sentenceEnd = (text: string, at: number): number => {
  const rest = /[.!?](?=\s)/.exec(text.slice(Math.max(0, at - 1)));
  return rest ? Math.max(0, at - 1) + rest.index + 1 : text.length + 1;
};

/** The same by what the lists say: a text goes where it stands now, word for word, else it was changed in its place. */
export function movesBetween(before: readonly string[], after: readonly string[]): Moves {
  const taken = new Set<number>();
  const places = before.map((text, index) => {
    const to =
      after[index] === text
        ? index
        : after.findIndex((other, at) => other === text && !taken.has(at) && before[at] !== other);
    if (to >= 0) taken.add(to);
    return to;
  });
  return (index) => {
    const text = before[index];
    const found = places[index] ?? -1;
    const to = found >= 0 ? found : taken.has(index) ? -1 : index;
    const now = after[to];
    return text === undefined || now === undefined ? undefined : { to, before: text, after: now };
  };
}

interface Lists extends Marked {
  ingredientGroups: readonly IngredientGroup[];
  marks: readonly Mark[];
}

/** Lists without their empty lines and the spaces around the others, and marks and groups where they stand then. */
export function withoutEmptyLines({ ingredients, ingredientGroups, instructions, marks }: Lists) {
  return {
    ingredients: written(ingredients),
    ingredientGroups: ingredientGroups
      .map(({ name, at }) => ({ name: name.trim(), at: written(ingredients.slice(0, at)).length }))
      .filter(({ name }) => name !== ''),
    instructions: written(instructions),
    marks: refitted(marks, writtenAt(instructions), writtenAt(ingredients)),
  };
}

const written = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

function writtenAt(lines: readonly string[]): Moves {
  return (index) => {
    const before = lines[index] ?? '';
    const to = written(lines.slice(0, index)).length;
    return before.trim() === '' ? undefined : { to, before, after: before.trim() };
  };
}
