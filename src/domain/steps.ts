import { foodWords } from './foods/find.ts';
import type { IngredientLine } from './ingredient-lines.ts';

/** A time named in a step, for a timer: where it stands in the text, and how long in seconds (the shorter end of a range). */
export interface StepTimer {
  start: number;
  end: number;
  seconds: number;
}

const TIME =
  /(\d+(?:\.\d+)?|½|¼|¾|(?:a )?quarter of an|half an|an|one|two|three)(?:\s*(½))?\s*(?:(?:–|-|to|or)\s*(\d+)\s*)?[\s-]?(hours?|minutes?|mins?|seconds?|secs?)\b/gi;
const NUMBER_WORDS: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  'half an': 0.5,
  'quarter of an': 0.25,
  'a quarter of an': 0.25,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
};
const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** Every duration in a step: "simmer for 20–25 minutes", "1½ hours". */
export function timersIn(step: string): StepTimer[] {
  return [...step.matchAll(TIME)].map((match) => {
    const [whole, amount = '', half, , unit = ''] = match;
    const value = (NUMBER_WORDS[amount.toLowerCase()] ?? Number(amount)) + (half ? 0.5 : 0);
    const seconds = Math.round(value * (UNIT_SECONDS[unit.charAt(0).toLowerCase()] ?? 60));
    return { start: match.index, end: match.index + whole.length, seconds };
  });
}

/** A mention of an ingredient in a step. */
export interface StepMention {
  start: number;
  end: number;
  /** Index of the line in the ingredients list. */
  line: number;
}

/** Words that describe a food but never name one, even where one line alone has them. */
const DESCRIBING = new Set(
  (
    'ground fresh dried cooked raw large medium small ripe firm extra fine finely whole baby sweet hot cold warm boiling frozen ' +
    'tinned canned roasted toasted unsweetened smoked mixed virgin soft purpose all free strong thick thin rolled flat good old ' +
    'tin can plus more few pinch taste serve serving chopped sliced crushed grated peeled pressed day fast action self raising ' +
    'red green white black brown yellow golden light dark vegan plain neutral dairy style of a an the for or and to in with g kg ' +
    'ml tap one two half salad frying vegetable drink stick slice cube block bunch handful smooth dry powder low fat leaf'
  ).split(' '),
);

/** Words that name a food only together with another ("coconut milk"), unless a single line answers to them. */
const SHARED = new Set(
  'oil milk butter flour sugar paste cream water vinegar syrup stock juice sauce salt seed clove'.split(' '),
);

/** The ways a line's ingredient may be called in a step: as the line writes it, whole or shortened, or by a full name of its food. */
function callings(line: IngredientLine): string[][] {
  const own = foodWords(line.name);
  const shown = foodWords(line.food?.names[0] ?? '');
  const aliases = (line.food?.names ?? []).map(foodWords);
  const shortened = [own, shown].flatMap((words) => words.map((_, i) => words.slice(i)));
  const heads = own.map((_, i) => own.slice(0, i + 1));
  const singles = own.map((word) => [word]);
  const unique = new Map([...aliases, ...shortened, ...heads, ...singles].map((words) => [words.join(' '), words]));
  return [...unique.values()].filter((words) => words.some((word) => !DESCRIBING.has(word)));
}

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokens(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}%’']+/gu)].flatMap((match) => {
    const word = foodWords(match[0])[0];
    return word ? [{ word, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/**
 * Where a step names ingredients. A name counts for the line it fits longest; a lone plain word ("oil", "milk") counts
 * only when a single line answers to it. Mentions never overlap and come in reading order.
 */
export function mentionsIn(step: string, lines: readonly IngredientLine[]): StepMention[] {
  const words = tokens(step);
  const calls = lines.flatMap((line, index) => callings(line).map((call) => ({ call, index })));
  const answering = new Map<string, Set<number>>();
  for (const { call, index } of calls) {
    const key = call.join(' ');
    answering.set(key, (answering.get(key) ?? new Set()).add(index));
  }
  const usable = calls.filter(({ call }) => {
    const claimants = answering.get(call.join(' '))?.size ?? 0;
    return call.length > 1 || claimants === 1 || !SHARED.has(call[0] ?? '');
  });
  const mentions: StepMention[] = [];
  for (let at = 0; at < words.length; ) {
    const hits = usable.filter(({ call }) => call.every((word, i) => words[at + i]?.word === word));
    const longest = Math.max(0, ...hits.map(({ call }) => call.length));
    const first = words[at];
    const last = words[at + longest - 1];
    if (first && last) {
      for (const line of new Set(hits.filter((hit) => hit.call.length === longest).map((hit) => hit.index))) {
        mentions.push({ start: first.start, end: last.end, line });
      }
    }
    at += longest || 1;
  }
  return mentions;
}

/** Indexes of the lines that no step names. */
export function unusedLines(steps: readonly string[], lines: readonly IngredientLine[]): number[] {
  const used = new Set(steps.flatMap((step) => mentionsIn(step, lines).map((mention) => mention.line)));
  return lines.flatMap((_, index) => (used.has(index) ? [] : [index]));
}
