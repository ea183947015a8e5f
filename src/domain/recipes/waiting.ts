import { z } from 'zod';
import { bounded, patternFrom } from '../pattern.ts';
import { timesIn } from '../quantities/durations.ts';
import { type Wait, waitSchema } from './kitchen.ts';
import WORDS from './words/waiting.json' with { type: 'json' };

/** A time in a step in which the cook has nothing to do. */
export interface StepWait {
  kind: Wait;
  minutes: number;
  /** Whether something else is done in that time. */
  isParallel: boolean;
}

/** Minutes for which nobody sets an alarm: a recipe is at work on something else meanwhile. */
const SHORTEST = 10;
const NIGHT = 480;
const AT_MOST = /\b(?:no (?:longer|more) than|up to|at most)\s*$/i;
const PARALLEL = /\b(?:meanwhile|while)\b/i;

/** One line of `words/waiting.json`: a verb of waiting, what tells what is waited for, or a verb of work and heat. */
const wordSchema = z.strictObject({
  role: z.enum(['verb', 'about', 'busy']),
  /** `null` where the verb does not say it ("leave"). */
  kind: waitSchema.nullable(),
  /** The beginnings of the words, as a pattern. */
  forms: z.string(),
});
const words = z
  .array(wordSchema)
  .parse(WORDS)
  .map(({ forms, ...word }) => ({
    ...word,
    pattern: bounded(10_000, patternFrom(`(?<![\\p{L}-])(?:${forms})`, 'giu')),
  }));
const inRole = (wanted: z.infer<typeof wordSchema>['role']) => words.filter(({ role }) => role === wanted);
const verbs = inRole('verb');
const about = inRole('about');
const busy = inRole('busy');

/** The waits that steps name, from ten minutes on: "chill for 2 hours", "leave to prove overnight". Of a range the shorter end. */
export const waitsIn = (steps: readonly string[]): StepWait[] =>
  steps.flatMap((step) => step.split(/(?<=[.;:])\s+/)).flatMap(waitsOfSentence);

function waitsOfSentence(sentence: string): StepWait[] {
  const isParallel = PARALLEL.test(sentence);
  const times = timesIn(sentence).map(({ start, minutes }) => ({ start, minutes: minutes.min }));
  // Beside a time the night is another way to do it.
  const night = times.length === 0 ? sentence.search(/\bovernight\b/i) : -1;
  return [...times, ...(night >= 0 ? [{ start: night, minutes: NIGHT }] : [])].flatMap(({ start, minutes }) => {
    const before = sentence.slice(0, start);
    const kind = minutes >= SHORTEST && !AT_MOST.test(before) ? waitBefore(before, sentence) : null;
    return kind ? [{ kind, minutes, isParallel }] : [];
  });
}

/** The kind of waiting where that is the last thing done before a time. */
function waitBefore(before: string, sentence: string): Wait | null {
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const places = verbs.map(({ kind, pattern }) => ({ kind, at: last(pattern) }));
  const [latest] = places.toSorted((a, b) => b.at - a.at);
  if (!latest || latest.at < 0 || busy.some(({ pattern }) => last(pattern) > latest.at)) return null;
  return latest.kind ?? about.find(({ pattern }) => sentence.search(pattern) >= 0)?.kind ?? 'resting';
}

/**
 * Minutes that a recipe is known to wait. What waits beside something else counts where it is the longest; so does what is
 * to be done before ("coconut cream, chilled overnight").
 */
export function waitedMinutes({ ingredients, instructions }: Pick<Waiting, 'ingredients' | 'instructions'>): number {
  const waits = waitsIn(instructions);
  const inTurn = waits.filter(({ isParallel }) => !isParallel).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(inTurn, ...[...waits, ...waitsIn(ingredients)].map(({ minutes }) => minutes));
}

const LONG = /\bovernight\b|\bday before\b|\b(?:days|weeks)\b/i;

/** Whether something is waited for without saying how long: "soak the beans", "in the fridge overnight", "until it ferments". */
export const leavesWaitingOpen = (texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => text.split(/(?<=[.;:])\s+/))
    .some(
      (sentence) =>
        timesIn(sentence).length === 0 &&
        (LONG.test(sentence) ||
          verbs.some(({ kind, pattern }) => kind !== null && kind !== 'cooling' && sentence.search(pattern) >= 0)),
    );

interface Waiting {
  /** Minutes. */
  restTime?: number | null | undefined;
  ingredients: readonly string[];
  instructions: readonly string[];
}

/** The word for a recipe's waiting: what it waits for longest; `null` where it waits for nothing. */
export function waitOf({ restTime, ingredients, instructions }: Waiting): Wait | null {
  if (!restTime) return null;
  const minutes = new Map<Wait, number>();
  for (const wait of waitsIn([...instructions, ...ingredients]))
    minutes.set(wait.kind, (minutes.get(wait.kind) ?? 0) + wait.minutes);
  return [...minutes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'resting';
}
