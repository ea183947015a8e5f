import { foodNamed, foodWords, namesInWords } from '../foods/find.ts';
import { type Food, isOfAnimals } from '../foods/food.ts';
import { bounded } from '../pattern.ts';
import DESCRIBING_WORDS from '../words/describing.json' with { type: 'json' };
import type { IngredientLine } from './ingredient-lines.ts';

/** A mention of an ingredient in a step. */
export interface StepMention {
  start: number;
  end: number;
  /** Index of the line in the ingredients list. */
  line: number;
}

/** Words that describe a food but never name one, even where one line alone has them. */
const DESCRIBING = new Set(DESCRIBING_WORDS);

/** Words that name a food only together with another ("coconut milk"), unless a single line answers to them. */
const SHARED = new Set(
  'oil milk butter flour sugar paste cream water vinegar syrup stock juice sauce salt seed clove'.split(' '),
);

/** Parts and forms of a food that stand for it: "vanilla" is the vanilla pod, but "rice" is no rice vinegar. */
const FORMS = new Set(
  'stick pod clove stalk leaf sheet flesh root flower wedge zest juice heart pasta mushroom kernel'.split(' '),
);

/** Tools and liquids that carry a food's name. */
const NOT_FOOD =
  /\b(?:baking|kitchen|parchment|greaseproof) (?:paper|trays?|sheets?|dish(?:es)?|tins?|parchment|towels?)|\b(?:rice|pressure) cooker|\btea towels?|\bcoffee (?:grinder|filter)|\bgarlic press|\b(?:cake|muffin|loaf|pie|tart|bread) (?:tins?|knife)|\b(?:salad|cream|butter) (?:bowls?|spinner|knife)|\bjuices\b/gi;

/**
 * Points for how well a wording fits a line: its whole name; the end of its name, where the noun stands; another name of the
 * food.
 */
const FIT = { whole: 3, noun: 2, other: 1 } as const;

interface Calling {
  words: readonly string[];
  fit: number;
}

/** Words of a line that are looked for in steps: no food has more, and every one is tried with every other. */
const MOST_WORDS = 8;

/** The ways a line's ingredient may be called in a step: as the line writes it, whole or shortened, or by a name of its food. */
function callings({ name, food }: IngredientLine): Calling[] {
  const own = foodWords(name.replace(bounded(10_000, /\s+(?:with|in|from|for)\s.*$/i), '')).slice(0, MOST_WORDS);
  const names = food ? namesInWords(food) : [];
  const found = new Map<string, Calling>();
  // What fits best comes first.
  const add = (words: readonly string[], fit: number): void => {
    const key = words.join(' ');
    if (!found.has(key) && words.some((word) => !DESCRIBING.has(word))) found.set(key, { words, fit });
  };
  const addEnds = (words: readonly string[], fit: number): void => {
    for (let at = 0; at < words.length; at++) add(words.slice(at), fit);
  };
  const addIfItStands = (words: readonly string[]): void => {
    if (standsFor(own.at(-1) ?? '', food, words)) add(words, FIT.other);
  };
  add(own, FIT.whole);
  addEnds(own, FIT.noun);
  for (const words of names) add(words, FIT.other);
  addEnds(names[0] ?? [], FIT.other);
  for (let end = 1; end < own.length; end++) addIfItStands(own.slice(0, end));
  for (const word of own.slice(1, -1)) addIfItStands([word]);
  return [...found.values()];
}

/** Whether words that describe a line's noun mean its food: they name that very food, or the plant that it is a form of. */
function standsFor(noun: string, food: Food | null, words: readonly string[]): boolean {
  const named = foodNamed(words);
  if (named !== food && named && isOfAnimals(named)) return false;
  return named === food || (FORMS.has(noun) && (named !== null || words.length === 1));
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** A step of the same length in which tools that carry a food's name are dots. */
export const withoutTools = (step: string): string => step.replace(NOT_FOOD, (tool) => '\u00b7'.repeat(tool.length));

function tokens(text: string): Token[] {
  const readable = withoutTools(text);
  return [...readable.matchAll(/[\p{L}\p{N}%’']+/gu)].flatMap((match) => {
    const word = foodWords(match[0])[0];
    return word ? [{ word, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/**
 * Finds where a step names ingredients of these lines. The longest wording counts, and of the lines it fits those it
 * fits best; a lone plain word ("oil", "milk") counts only when it is a line's whole name or a single line answers to
 * it. Several lines share a mention where nothing tells them apart ("the beans"). Mentions never overlap otherwise and
 * come in reading order.
 */
export function mentionsOf(lines: readonly IngredientLine[]): (step: string) => StepMention[] {
  const calls = lines.flatMap((line, index) => callings(line).map((calling) => ({ ...calling, line, index })));
  const byFirstWord = Map.groupBy(calls, ({ words }) => words[0]);
  for (const [word = '', named] of byFirstWord) {
    const alone = named.filter(({ words }) => words.length === 1);
    if (!SHARED.has(word) || alone.length < 2) continue;
    const usable = named.filter(({ words, fit }) => words.length > 1 || fit === FIT.whole);
    byFirstWord.set(word, usable);
  }
  return (step) => {
    const words = tokens(step);
    const mentions: StepMention[] = [];
    for (let at = 0; at < words.length; ) {
      const first = words[at];
      const hits = (byFirstWord.get(first?.word) ?? []).filter((call) =>
        call.words.every((word, i) => words[at + i]?.word === word),
      );
      const longest = Math.max(0, ...hits.map((hit) => hit.words.length));
      const last = words[at + longest - 1];
      if (first && last && longest > 0) {
        for (const { index } of bestOf(hits.filter((hit) => hit.words.length === longest))) {
          mentions.push({ start: first.start, end: last.end, line: index });
        }
      }
      at += longest || 1;
    }
    return mentions;
  };
}

/** The best fitting; of those, the ones whose food the wording names by itself: "ginger" is the fresh one. */
function bestOf<C extends Calling & { line: IngredientLine }>(hits: readonly C[]): C[] {
  const fit = Math.max(...hits.map((hit) => hit.fit));
  const fitting = hits.filter((hit) => hit.fit === fit);
  if (fitting.length < 2) return fitting;
  const named = foodNamed(fitting[0]?.words ?? []);
  const exact = fitting.filter(({ line }) => named && line.food === named);
  return exact.length > 0 ? exact : fitting;
}

/** Indexes of the lines that no step names. */
export function unusedLines(steps: readonly string[], lines: readonly IngredientLine[]): number[] {
  const used = new Set(steps.flatMap(mentionsOf(lines)).map((mention) => mention.line));
  return lines.flatMap((_, index) => (used.has(index) ? [] : [index]));
}
