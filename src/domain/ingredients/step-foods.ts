import { foodWords } from '../foods/find.ts';
import type { NamedFood, Segment } from '../foods/segments.ts';
import { segmentsInStep } from '../foods/segments.ts';
import { type FoodVerdict, foodVerdict } from './vegan.ts';

/** A food that a step names, and how. */
export interface StepFood {
  segment: Segment;
  found: NamedFood;
  /** As the step calls it, as words. */
  called: readonly string[];
  verdict: Exclude<FoodVerdict, 'absent'>;
  /** It is put in, or served with it: not what is done with something that is there. */
  isUsed: boolean;
  /** It stands beside the dish: "serve with". */
  isBeside: boolean;
  /** "the", "your": one that was spoken of. */
  isDefinite: boolean;
}

const USING = new Set(
  'add use stir fold scatter sprinkle pour drizzle top spread deglaze glass dash splash knob dollop spoonful pinch handful bottle drop'.split(
    ' ',
  ),
);
const USED_BEHIND = new Set(['with', 'on', 'in']);
/** Between two commas: a food with a word or two that say which. */
const LISTED_WORDS = 3;
const JOINING = new Set(['and', 'or', 'plus', '']);
const TELLING_HOW = new Set(['until', 'till', 'so', 'as', 'if', 'when', 'while', 'where', 'that', 'into', 'to']);
const DEFINITE = new Set(foodWords('the your this that these each both every its their remaining'));

const isDefiniteWord = (word: string): boolean => DEFINITE.has(word);
/** Nothing bought is called so. */
const OWN = new Set(foodWords('this these your'));
const BESIDE = /\b(?:serve|serving|eat|enjoy|offer)\b/i;

/** The foods of a sentence of a step, but for those that it says are not there. */
export function foodsInSentence(sentence: string): StepFood[] {
  const segments = segmentsInStep(sentence);
  const isServing = BESIDE.test(sentence);
  let using = '';
  let wasDefinite = false;
  return segments.flatMap((segment, place) => {
    const { words, opening = '', unread } = segment;
    const parted = /^[a-z]/.test(opening) ? opening : '';
    const isJoined = JOINING.has(parted) && unread.length === 0 && (parted !== '' || words.length <= LISTED_WORDS);
    const adding = words.find((word) => USING.has(word));
    using = adding ?? (USED_BEHIND.has(parted) ? parted : isJoined ? using : '');
    if (!isJoined) wasDefinite = false;
    if (segment.foods.length === 0) wasDefinite ||= words.slice(-3).some(isDefiniteWord);
    return segment.foods.flatMap((found): StepFood[] => {
      const verdict = foodVerdict(segments, place, found);
      const before = words.slice(0, found.at);
      wasDefinite ||= before.slice(-3).some(isDefiniteWord);
      if (verdict === 'absent') return [];
      const isIn = using === 'in' && found.food.made === true;
      const isUsed = using !== '' && !isIn && !before.some((word) => TELLING_HOW.has(word));
      return [
        {
          segment,
          found,
          called: words.slice(found.at, found.at + found.words),
          verdict,
          isUsed,
          isBeside: isServing && using === 'with' && !before.some((word) => OWN.has(word)),
          isDefinite: wasDefinite,
        },
      ];
    });
  });
}
