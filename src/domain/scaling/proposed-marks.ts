import { type IngredientLine, parseIngredientLines } from '../ingredients/ingredient-lines.ts';
import { mentionsOf, type StepMention } from '../ingredients/mentions.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { timesIn } from '../quantities/durations.ts';
import { COUNT_WORD } from '../quantities/number-words.ts';
import { DIGITS, numberIn, PART_WORD } from '../quantities/numbers.ts';
import { MEASURED } from '../quantities/units.ts';
import { LEFT_BEHIND } from './left-behind.ts';
import { doubtOf, isOtherFood } from './mark-doubts.ts';
import { misfits } from './mark-fit.ts';
import { countIn } from './mark-words.ts';
import type { IngredientMark, Mark } from './marks.ts';

const FILLERS = '(?:(?:of|the|remaining|measured|cold|warm|hot|boiling|more|fresh|soaked) )*';
/** An amount the step itself measures out: "2 tbsp of the remaining " before "olive oil". */
const SAID = bounded(10_000, patternFrom(`(?<![\\d–-]|\\d to )${DIGITS}\\s*(?:${MEASURED})\\s(?:${FILLERS})$`, 'iu'));
/** "half of the ", "a third of the ", "three quarters of the ". */
const PART = bounded(
  10_000,
  patternFrom(`\\b(${PART_WORD})(?: of)?(?: the)?(?: (?:measured|cold|sliced|diced|chopped|grated|warm|hot))* $`, 'iu'),
);
const REST =
  /\b(?:the rest of the|the last of the|the remainder of the|(?<!\b(?:of|any) (?:the )?)(?:the )?remaining) $/iu;
/** Describing words that belong between the amount and the noun: "the 240 g drained chickpeas". */
const DESCRIBING =
  /(?<=(?:^|\b(?:the|and|with|add|of)|,) )(?:(?:(?!shred|need)\p{L}{2,}ed|frozen|warm|cold|hot|cool|fresh|raw|ripe|soft|dry) ){1,2}$/iu;
/** Words for the number of bowls, glasses and pieces in the end. */
const COUNT = bounded(
  10_000,
  patternFrom(
    `\\b(?:(?:between|among|into|onto|over) )?(?:the )?(?:\\d+|(?!one )(?:${COUNT_WORD})) (?:(?!cm |mm )\\p{L}+ ){0,2}?(?:bowls|plates|glasses|cups|mugs|jars|tumblers|portions|servings|people|bottles|pots|ramekins|balls|patties|burgers|pieces|rounds|cakes|rolls|buns|squares|slices|wedges|bars)\\b`,
    'giu',
  ),
);

/**
 * The marks a reader proposes for the words of steps, to be looked at by a person: where it is unsure it proposes nothing. All
 * of an ingredient is proposed once, where it is first used.
 */
export function proposedMarks({
  ingredients,
  instructions,
}: {
  ingredients: readonly string[];
  instructions: readonly string[];
}): Mark[] {
  const lines = parseIngredientLines(ingredients);
  const mentionsIn = mentionsOf(lines);
  const named = new Set<number>();
  const marks = instructions.flatMap((step, at): Mark[] => {
    const foods = alone(mentionsIn(step)).flatMap(({ start, end, line }): Mark[] => {
      const found = partOf(step, start, end) ?? (named.has(line) ? null : wholeOf(step, start, end));
      if (!found) return [];
      named.add(line);
      return [{ of: 'ingredient', step: at, text: step.slice(found.start, end), line, ...found }];
    });
    return [...foods, ...timesOf(step, at), ...countsOf(step, at)];
  });
  return withoutOverlaps(marks, { ingredients, instructions }).map((mark) => {
    const eaten = mark.of === 'ingredient' && eatenOf(mark, lines, instructions);
    return eaten ? { ...mark, eaten } : mark;
  });
}

/** Those that one line alone answers to. They come in reading order, and each line once at a place. */
const alone = (mentions: readonly StepMention[]): StepMention[] =>
  mentions.filter(({ start }, at) => mentions[at - 1]?.start !== start && mentions[at + 1]?.start !== start);

/** The share of a mark that is eaten, where a step surely leaves some behind; `undefined` is all of it. */
export function eatenOf(
  { line, step: from }: IngredientMark,
  lines: readonly IngredientLine[],
  instructions: readonly string[],
): number | undefined {
  const food = lines[line]?.food;
  const later = instructions.slice(from);
  return food
    ? LEFT_BEHIND.find(({ step, of }) => of(food) && later.some((text) => step.test(text)))?.eaten
    : undefined;
}

type Found = Pick<IngredientMark, 'start' | 'share'>;

/** A part of a line, from its number on. */
function partOf(step: string, start: number, end: number): Found | null {
  const before = step.slice(0, start);
  if (isOtherFood(step.slice(end))) return null;
  const said = SAID.exec(before);
  if (said) return { start: said.index, share: 'said' };
  const rest = REST.exec(before);
  if (rest) return { start: rest.index, share: 'rest' };
  const part = PART.exec(before);
  if (!part) return null;
  return { start: part.index, share: numberIn(part[1] ?? '') };
}

/** The first use of a line, where nothing speaks against its whole amount. */
function wholeOf(step: string, start: number, end: number): Found | null {
  const describing = DESCRIBING.exec(step.slice(0, start))?.[0] ?? '';
  const before = step.slice(0, start - describing.length);
  return doubtOf(step, before.length, end) === null ? { start: before.length, share: 1 } : null;
}

const timesOf = (step: string, at: number): Mark[] =>
  timesIn(step).map(({ start, end, minutes }) => ({
    of: 'time',
    step: at,
    start,
    text: step.slice(start, end),
    minutes,
  }));

const countsOf = (step: string, at: number): Mark[] =>
  [...step.matchAll(COUNT)].flatMap(({ index, 0: text }): Mark[] => {
    const count = countIn(text)?.count;
    return count ? [{ of: 'count', step: at, start: index, text, count }] : [];
  });

/**
 * The first to begin of marks that overlap stays. Where a step measures a line out, all of it is used nowhere; of other marks
 * those go that take more than there is left.
 */
function withoutOverlaps(marks: readonly Mark[], texts: Parameters<typeof misfits>[1]): Mark[] {
  const measured = new Set(
    marks.flatMap((mark) => (mark.of === 'ingredient' && mark.share === 'said' ? [mark.line] : [])),
  );
  const possible = marks.filter((mark) => mark.of !== 'ingredient' || mark.share !== 1 || !measured.has(mark.line));
  const wrong = misfits(possible, texts);
  return possible.filter((_, index) => !wrong.has(index)).sort((a, b) => a.step - b.step || a.start - b.start);
}
