import { bounded, patternFrom } from '../pattern.ts';
import { timesIn } from '../quantities/durations.ts';
import { inDigits } from '../quantities/in-digits.ts';
import { milestoneAt } from './milestones.ts';
import { sentencesOf } from './sentences.ts';
import { cellUnder } from './servings.ts';
import { worksIn } from './verbs.ts';

/** Minutes; `null` where the text does not say. */
export interface ToldTimes {
  prep: number | null;
  cook: number | null;
  rest: number | null;
  total: number | null;
}

const told = (names: string) =>
  bounded(4_000, patternFrom(`\\b(?:${names})(?: time)?\\.?\\s*[:=|–-]?\\s*(?:about |around )?$`, 'i'));
/** The words before a time that is told, or behind it ("20 mins prep, 40 mins cooking"), and over its column. */
const TOLD: Record<keyof ToldTimes, { before: RegExp; behind?: RegExp; head: RegExp }> = {
  prep: {
    before: told(
      "(?:prep(?:ping|aring|aration)?|get(?:ting)? (?:(?:it|this|everything|things|all) ){0,2}ready)(?: takes|[’']s| is)?|hands-on|active|work(?:ing)? time",
    ),
    behind: /^\s+(?:of )?(?:prep|preparation|hands-on|active)\b/i,
    head: /^prep/i,
  },
  cook: {
    before: told(
      'cook(?=:| time)|cooking|baking|(?<=(?:^|[\\d|\\n·]|min(?:ute)?s?|h(?:ou)?rs?)[\\s,;]*)(?:bake|cook)|roasting',
    ),
    behind: /^\s+(?:of )?(?:cooking|baking|cook|in the oven|(?:on the )?(?:stove|hob))\b/i,
    head: /^(?:cook|bake)/i,
  },
  rest: { before: told('rest|resting|chill|chilling|soak|soaking|proving|marinating'), head: /^(?:rest|chill)/i },
  total: { before: told('total|(?<![a-z][ \\t]*)time|ready in|done in|takes'), head: /^(?:total|time)/i },
};

/** Behind a time, what one does in it before there is any heat: "15 minutes to get everything ready". */
const READYING =
  /^\s+(?:(?:to|for|of) )(?:(?:get|getting|have) (?:(?:it|this|everything|things|all) ){0,2}(?:ready|together|prepared|prepped|chopped)|prep(?:are|aring|ping)?|chop(?:ping)?|(?:put|putting) (?:it |everything )?together|assemble|assembling)\b(?! for\b)/i;

/** The times a text states in so many words: "Prep 10 min", "Total Time: 1 hr 20 mins"; of a range the shorter end. */
export function toldTimes(text: string): ToldTimes {
  const written = inDigits(text.replace(/[*_]/g, ''));
  const times = timesIn(written).map(({ start, end, minutes }) => {
    const lineStart = written.lastIndexOf('\n', start) + 1;
    return {
      before: written.slice(0, start).split('\n').slice(-3).join('\n'),
      line: written.slice(lineStart).split('\n')[0] ?? '',
      after: written.slice(end, end + 40),
      minutes: Math.round(minutes.min),
      milestone: milestoneAt(written.slice(lineStart, start), written.slice(end, end + 160)),
    };
  });
  const readying = times.find(
    ({ before, after }) => READYING.test(after) && kindOf(before.split(/[.\n]/).at(-1) ?? '') === null,
  );
  const turned = times.filter(({ line }) => isTurned(line));
  // What "takes" that long is getting ready alone.
  const isPrep = (time: (typeof times)[number]) =>
    time === readying || time.milestone === 'prep' || TOLD.prep.before.test(time.before);
  const read = (name: keyof ToldTimes): number | null => {
    const { before, behind, head } = TOLD[name];
    const found =
      turned.find((time) => behind?.test(time.after)) ??
      times.find((time) => before.test(time.before) && (name === 'prep' || !isPrep(time))) ??
      (name === 'prep' ? readying : undefined) ??
      times.find(({ milestone }) => milestone === name);
    return found?.minutes ?? minutesOf(cellUnder(written, head) ?? '');
  };
  return { prep: read('prep'), cook: read('cook'), rest: read('rest'), total: read('total') };
}

/** Whether a line says what its times are for behind them: so of its first. */
function isTurned(line: string): boolean {
  const [first] = timesIn(line);
  const [before, after] = [line.slice(0, first?.start ?? 0), line.slice(first?.end ?? 0)];
  const { prep, cook, ...others } = TOLD;
  const isBehind = prep.behind?.test(after) || cook.behind?.test(after);
  return isBehind === true && ![prep, cook, ...Object.values(others)].some((told) => told.before.test(before));
}

/** "1 hr 20 mins" → 80. */
function minutesOf(cell: string): number | null {
  const times = timesIn(cell);
  return times.length > 0 ? Math.round(times.reduce((sum, { minutes }) => sum + minutes.min, 0)) : null;
}

/** "180C for 45 mins" */
const HOT = /\b\d{3}\s?(?:°|degrees|[CF]\b)/;
const BROWNS = /\b(?:brown|browned|crisp|golden|caramelised?|bubbl(?:e|es|ing))\b/i;
const OVERNIGHT = 480;
const LONGEST = 2880;

/** Minutes on the stove and of waiting that the steps add up to; what happens "meanwhile" takes no time of its own. */
function timesOfSteps(steps: readonly string[]): { cook: number; rest: number } {
  let cook = 0;
  let rest = 0;
  for (const sentence of steps.flatMap((step) => sentencesOf(inDigits(step)))) {
    const minutes = timesIn(sentence).map(({ start, minutes: { min } }) => ({
      length: min,
      before: sentence.slice(0, start),
    }));
    const isParallel = /\b(?:meanwhile|while|at the same time)\b/i.test(sentence);
    if (minutes.length === 0 && /\bovernight\b/i.test(sentence)) rest += OVERNIGHT;
    for (const { length, before } of minutes) {
      // "leave alone for 5 minutes so that they brown" is heat all the same.
      // "knead for 2 minutes and rest for 10": the first are neither.
      const isOther = minutes.length > 1 && worksIn(before).length > 0;
      const own = kindOf(before) ?? (isOther ? null : kindOf(sentence));
      const kind = BROWNS.test(sentence) || (HOT.test(sentence) && !own && !isOther) ? 'cook' : own;
      if (kind === 'rest') rest += length;
      else if (kind === 'cook' && !isParallel) cook += length;
    }
  }
  return { cook: Math.min(Math.round(cook), LONGEST), rest: Math.min(Math.round(rest), LONGEST) };
}

/** The work of the last verb before a duration. */
function kindOf(text: string): 'cook' | 'rest' | null {
  const last = worksIn(text).findLast((work) => work === 'heat' || work === 'wait');
  return last === undefined ? null : last === 'heat' ? 'cook' : 'rest';
}

/**
 * The times that are told; else what the steps add up to, and for the work by hand what is left of the total, or a guess. With
 * a total, all of them together are that.
 */
export function timesOf(told: ToldTimes, ingredients: number, steps: readonly string[]) {
  const { prep, cook, total } = told;
  const added = timesOfSteps(steps);
  const room = total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - (prep ?? 0));
  // Of what is left beside the work by hand, heat is what isn't said to be waiting: steps name few of their minutes.
  const isHeat = cook === null && prep !== null && total !== null && added.cook > 0;
  const cookTime = cook ?? (isHeat ? Math.max(0, room - (told.rest ?? added.rest)) : Math.min(added.cook, room));
  const over = Math.max(0, room - cookTime);
  // What a page adds to both is waiting.
  const restTime = told.rest ?? (total === null || prep === null ? Math.min(added.rest, over) : over);
  const left = prep ?? Math.max(0, (total ?? 0) - cookTime - restTime);
  const isPrepTold = prep !== null || left > 0 || (total !== null && cook !== null);
  // The longer, the more there is to measure and chop.
  const guess = Math.min(60, 5 * Math.max(1, Math.round((ingredients * 1.2 + steps.length) / 5)));
  return { prepTime: isPrepTold ? left : guess, cookTime, restTime, isPrepTold };
}
