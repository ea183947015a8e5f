import { findFood } from '../foods/find.ts';
import { timesIn } from '../quantities/durations.ts';
import { inDigits } from '../quantities/in-digits.ts';
import { sentencesOf } from './sentences.ts';
import { tellsToCook, worksIn } from './verbs.ts';

/** What is reached once a time has passed: all is done that comes before the heat, the heat has done its work, or one eats. */
export type Milestone = 'prep' | 'cook' | 'total';

/** Characters of a sentence beside a time that are looked at. */
const NEAR = 120;
/** And of the line before it: each time of a text looks at its own. */
const LINE = 400;
/** Between what is reached and the time: "in just under". */
const WITHIN =
  /\b(?:in|within|inside|after|takes)(?: (?:of|just|only|about|around|roughly|under|less than|well|at most|no more than|a|mere|the first)){0,3}\s*$/i;
/** Between the time and what is reached, and how much of it must be said there. */
const UNTIL =
  /^(?:[ -](?:or so|or less|flat|tops|at most|later|of work|from start|from the start|all in all)){0,2},? (until|till|before|to|and|from)\b/i;

/** Where there is heat: "in the oven", "hits the pan". */
const HEAT =
  /\b(?:in|into|on|onto|over|to|for|at|hits?|hitting|reach(?:es)?|meets?|sees?|goes|go)(?: (?:in|into|on|onto|under))? (?:the |a |your |an )?(?:hot |preheated |air |slow |pressure )?(?:ovens?|hobs?|stoves?|stovetop|pans?|frying pan|wok|grill|barbecue|bbq|griddle|pot|fryer|cooker|steamer|heat)\b|\b(?:oven|pan|grill|pot|hob|wok)[- ]ready\b|\bturn(?:ing)? (?:on )?the (?:heat|oven|hob|grill)\b/i;
/** On the table. */
const EATEN =
  /\b(?:eat|eating|eaten|serve|serves|serving|served|tuck in|dig in|dish up|plate up|on (?:the |your )?(?:table|plates?)|at the table|(?:dinner|supper|lunch|breakfast|tea|food|the meal)(?: is|[’']s)? (?:ready|served|there|done)|start to finish|finished|all done|enjoy)\b/i;
const READY = /\b(?:ready|set|prepared|prepped|good|able|time) (?:to|for)\b/i;
/** Things are where they belong, and nothing has been heated. */
const MADE_READY =
  /\b(?:prepped|prepared|assembled|chopped|peeled|weighed(?: out)?|measured(?: out)?|put together|mise en place)\b/i;
const ANYBODY =
  /\b(?:you|we|i|anybody|anyone|one)(?:[’'](?:re|ll|d|m|ve))?(?: (?:can|could|may|get to|are able to|start|begin|starts|begins|to))* ([a-z-]+)/i;
/** "before frying", "from turning the hob on". */
const DOING = /^ *(?:the |any |starting |you start |we start )*([a-z-]+ing)\b/i;
const COOKS = /\b(?:you|we|i)\b/i;
const FROM_START =
  /^,? (?:from )?(?:start|beginning) to (?:finish|end)\b|^,? from (?:the )?[a-z -]{1,40}? to (?:the |your )?(?:plates?|table)\b/i;

/** "It takes" and "you need" are no work. */
const TAKES = /\b(?:takes?|needs?|allow|gives?|have|has|makes?)\b/gi;
const isWork = (own: string): boolean => {
  const rest = own.replace(TAKES, '');
  return worksIn(rest).length > 0 || rest.split(/[^\p{L}-]+/u).some((word) => word !== '' && findFood(word) !== null);
};

const behind = (text: string, { index, 0: found }: RegExpExecArray): string => text.slice(index + found.length);
const heats = (text: string): boolean => worksIn(text).includes('heat');

/** What is reached in the time whose words before it in its line, and behind it, these are; `null` where they say nothing of it. */
export function milestoneAt(before: string, after: string): Milestone | null {
  const sentences = sentencesOf(before.slice(-LINE));
  const own = /[.!?;]\s*$/.test(before) ? '' : (sentences.at(-1) ?? '');
  // "Cover the dough. It's ready to bake in 30 minutes" is a step, and its time one of waiting.
  if (sentences.slice(0, own ? -1 : undefined).some(tellsToCook)) return null;
  return reachedBefore(own.slice(-NEAR)) ?? reachedBehind(own, after.split(/[.!?;\n]/)[0]?.slice(0, NEAR) ?? '');
}

/** Whether a short sentence says no more than when something is reached: a fact, and no step. */
export function tellsTime(sentence: string): boolean {
  if (sentence.length > NEAR) return false;
  const written = inDigits(sentence);
  const [time, ...others] = timesIn(written);
  return (
    time !== undefined &&
    others.length === 0 &&
    milestoneAt(written.slice(0, time.start), written.slice(time.end)) !== null
  );
}

/** "Ready to cook in 15 minutes" */
function reachedBefore(own: string): Milestone | null {
  const within = WITHIN.exec(own);
  if (!within) return null;
  const state = own
    .slice(0, within.index)
    .trim()
    .replace(/[,:–—-]$/, '');
  const ready = READY.exec(state);
  const said = ready ? state.slice(0, ready.index) : '';
  if (worksIn(said).includes('wait')) return null;
  if (ready) return EATEN.test(state) ? 'total' : heats(behind(state, ready)) || HEAT.test(state) ? 'prep' : null;
  if (worksIn(state).includes('wait')) return null;
  if (EATEN.test(state)) return 'total';
  if (MADE_READY.test(state)) return 'prep';
  const last = state.split(' ').at(-1) ?? '';
  // "Cooked in 20 minutes", and "you'll be cooking in 20 minutes".
  if (last.endsWith('ed') && heats(last)) return 'cook';
  if (last.endsWith('ing') && heats(last) && COOKS.test(state)) return 'prep';
  return HEAT.test(state) && worksIn(state).length === 0 ? 'prep' : null;
}

/** "15 minutes until it goes into the oven"; whatever is done in a time that has a verb of its own is a step. */
function reachedBehind(own: string, after: string): Milestone | null {
  if (isWork(own)) return null;
  if (FROM_START.test(after)) return 'total';
  const until = UNTIL.exec(after);
  if (!until) return null;
  const word = until[1]?.toLowerCase() ?? '';
  const goal = after.slice(until[0].length);
  const ready = READY.exec(goal);
  const isThere = word === 'until' || word === 'till' || word === 'before';
  if (EATEN.test(goal)) return isThere || ready || /table|finish/i.test(goal) ? 'total' : null;
  if (ready && heats(behind(goal, ready))) return 'prep';
  if (HEAT.test(goal)) return 'prep';
  if (!isThere) return null;
  const doing = ANYBODY.exec(goal)?.[1] ?? (word === 'before' ? DOING.exec(goal)?.[1] : undefined) ?? '';
  return heats(doing) ? 'prep' : null;
}
