import { escaped, patternFrom } from '../pattern.ts';
import { timesIn } from '../quantities/durations.ts';
import { numberIn } from '../quantities/numbers.ts';
import { misfits } from './mark-fit.ts';
import { beforeFood, countIn, saidIn } from './mark-words.ts';
import type { IngredientMark, Mark } from './marks.ts';

/**
 * Marks as a person reads and writes them, in curly brackets within a step:
 *
 *     Fry the {onion} in {2 tbsp of the olive oil} for {8–10 minutes}.     all of a line; an amount the step says; a time
 *     Add {half of the salt|½} and {the beans|kidney beans}.               a part of a line; a line of another name
 *     Stir in {the rest of the basil|rest}. Leave {overnight|8–12 h}.      what is left; a time that is no number
 *     Divide {between four bowls|count}.                                   a number that follows the servings
 *     Fry in {the oil|eaten 10 %}.                                         the rest of it stays in the pan
 *     Shelled in {5 minutes|nothing}, they keep.                           what looks like a mark and is none
 *
 * Behind the bar stands what the words alone do not say: a share, then words of the ingredient line, as many as tell it
 * from the others; `#3` is the third line.
 */
const MARKED = /\{([^{}|]+)(?:\|([^{}|]+))?\}/g;
const SHARE = /^(rest|\d\/\d|[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛])(?: |$)/;
/** Behind everything else: how much of it is eaten. */
const EATEN = /(?:^| )eaten (\d+) %$/;
const TIME = /^(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? (h|min|s)$/;
const MINUTES: Record<string, number> = { h: 60, min: 1, s: 1 / 60 };

export interface MarkedSteps {
  instructions: string[];
  marks: Mark[];
}

/** Steps in which marks are written, taken apart; or what is wrong with them, in sentences. */
export function readMarked(written: readonly string[], ingredients: readonly string[]): MarkedSteps | string[] {
  const wrong: string[] = [];
  const marks: Mark[] = [];
  const instructions = written.map((step, at) => {
    let plain = '';
    let from = 0;
    for (const match of step.matchAll(MARKED)) {
      const [whole, text = '', spec] = match;
      plain += step.slice(from, match.index);
      const meant = meaning(text, spec, ingredients);
      if (typeof meant === 'string') wrong.push(`step ${at + 1}: ${whole} ${meant}`);
      else marks.push({ ...meant, step: at, start: plain.length, text } as Mark);
      plain += text;
      from = match.index + whole.length;
    }
    plain += step.slice(from);
    if (/[{}|]/.test(plain)) wrong.push(`step ${at + 1}: a bracket of a mark is not closed`);
    return plain;
  });
  wrong.push(...misfits(marks, { ingredients, instructions }).values());
  return wrong.length > 0 ? wrong : { instructions, marks };
}

type Meaning = Mark extends infer M ? (M extends Mark ? Omit<M, 'step' | 'start' | 'text'> : never) : never;

/** The meaning of a mark, or why it means nothing. */
function meaning(text: string, spec: string | undefined, ingredients: readonly string[]): Meaning | string {
  if (spec === 'count') {
    const count = countIn(text)?.count;
    return count ? { of: 'count', count } : 'says no number';
  }
  if (spec === 'nothing') return { of: 'nothing' };
  const time = spec === undefined ? timesIn(text)[0] : undefined;
  if (time && time.start === 0 && time.end === text.length) return { of: 'time', minutes: time.minutes };
  const [, min, max = min, unit = ''] = TIME.exec(spec ?? '') ?? [];
  if (min)
    return {
      of: 'time',
      minutes: { min: Number(min) * (MINUTES[unit] ?? 1), max: Number(max) * (MINUTES[unit] ?? 1) },
    };
  const eaten = EATEN.exec(spec ?? '')?.[1];
  const rest = spec?.replace(EATEN, '');
  const [, share] = SHARE.exec(rest ?? '') ?? [];
  const name = rest?.slice(share?.length ?? 0).trim() || foodIn(text);
  const line = lineNamed(name, ingredients);
  if (line === null) return `is not clear: no single ingredient is called “${name}”`;
  return { of: 'ingredient', line, share: shareIn(text, share), ...(eaten && { eaten: Number(eaten) / 100 }) };
}

function shareIn(text: string, share: string | undefined): IngredientMark['share'] {
  if (share === 'rest') return 'rest';
  if (share) return numberIn(share);
  return saidIn(text) ? 'said' : 1;
}

/** The food of a marked text: "the olive oil" of "2 tbsp of the olive oil". */
const foodIn = (text: string): string => beforeFood(saidIn(text)?.of ?? text)[1];

/** The one line that these words, or the number behind #, tell from the others: by words that begin alike, then by whole ones. */
function lineNamed(name: string, ingredients: readonly string[]): number | null {
  const number = /^#(\d+)$/.exec(name)?.[1];
  if (number) return Number(number) <= ingredients.length ? Number(number) - 1 : null;
  const words = escaped(name);
  const holding = (pattern: RegExp) => ingredients.flatMap((line, at) => (pattern.test(line) ? [at] : []));
  for (const end of ['', '(?![\\p{L}])', '(?![^,(])']) {
    const lines = holding(patternFrom(`(?<![\\p{L}])${words}${end}`, 'iu'));
    if (lines.length === 1) return lines[0] ?? null;
  }
  return null;
}

/** Steps with their marks written in, as short as they can be read back. */
export function writeMarked({ instructions, marks }: MarkedSteps, ingredients: readonly string[]): string[] {
  return instructions.map((text, step) => {
    const own = marks.filter((mark) => mark.step === step).sort((a, b) => b.start - a.start);
    return own.reduce(
      (written, mark) =>
        written.slice(0, mark.start) + notation(mark, ingredients) + written.slice(mark.start + mark.text.length),
      text,
    );
  });
}

function notation(mark: Mark, ingredients: readonly string[]): string {
  const { step: _step, start: _start, text, ...wanted } = mark;
  const spec = [undefined, ...specs(mark, ingredients)].find((each) => {
    const meant = meaning(text, each, ingredients);
    return typeof meant === 'object' && JSON.stringify(meant, KEYS) === JSON.stringify(wanted, KEYS);
  });
  return spec ? `{${text}|${spec}}` : `{${text}}`;
}
const KEYS = ['of', 'line', 'share', 'minutes', 'min', 'max', 'count', 'eaten'];

/** The texts that may stand behind the bar, the shortest first. */
function specs(mark: Mark, ingredients: readonly string[]): string[] {
  if (mark.of === 'count' || mark.of === 'nothing') return [mark.of];
  if (mark.of === 'time') return Object.entries(MINUTES).map(([unit, size]) => timeText(mark.minutes, unit, size));
  const share = mark.share === 'said' || mark.share === 1 ? '' : mark.share === 'rest' ? 'rest' : shareText(mark.share);
  const names = [...wordsOf(ingredients[mark.line] ?? ''), `#${mark.line + 1}`];
  const eaten = mark.eaten === undefined ? '' : `eaten ${Math.round(mark.eaten * 100)} %`;
  return ['', ...names].map((name) => [share, name, eaten].filter(Boolean).join(' ')).filter(Boolean);
}

const timeText = ({ min, max }: { min: number; max: number }, unit: string, size: number): string =>
  `${min / size}${max === min ? '' : `–${max / size}`} ${unit}`;

const SHARES = '½ ⅓ ⅔ ¼ ¾ ⅕ ⅖ ⅗ ⅘ ⅙ ⅛'.split(' ');
const shareText = (share: number): string =>
  SHARES.find((text) => numberIn(text) === share) ?? `${Math.round(share * 12)}/12`;

/** Runs of words of a line's name, the short and late ones first: "oil", "olive oil". */
function wordsOf(line: string): string[] {
  const words = (saidIn(line)?.of ?? line).split(/[,(]/)[0]?.trim().split(' ') ?? [];
  const runs = words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)));
  return runs
    .sort((a, b) => a.length - b.length)
    .map((run) => run.join(' '))
    .filter((run) => run.length > 2)
    .toReversed()
    .sort((a, b) => a.split(' ').length - b.split(' ').length);
}
