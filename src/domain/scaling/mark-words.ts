import { bounded, patternFrom } from '../pattern.ts';
import type { Amount } from '../quantities/amounts.ts';
import { COUNT_WORD } from '../quantities/number-words.ts';
import { numberIn } from '../quantities/numbers.ts';
import { MEASURED } from '../quantities/units.ts';
import { inBothNumbers, isInShort, LEADING, toAmount } from './scalable-lines.ts';
import type { StepCount } from './scaling.ts';

const LEADING_WORD = patternFrom(`^(${COUNT_WORD}) (?=\\p{L})`, 'iu');
const pieces = (quantity: number): Amount => ({ quantity, quantityMax: null, unit: '' });

/** An amount that a text begins with, and what it is of: "2 tbsp" and "of the olive oil"; `null` where it begins with none. */
export function saidIn(text: string): { amount: Amount; of: string; isWord?: true } | null {
  const word = LEADING_WORD.exec(text);
  if (word)
    return {
      amount: pieces(numberIn(word[1] ?? '')),
      of: text.slice(word[0].length),
      isWord: true,
    };
  const leading = LEADING.exec(text);
  if (!leading) return null;
  const [whole, low = '', high, measured, counting] = leading;
  const amount = toAmount(low, high, measured ?? counting);
  // "00 flour"
  return amount.quantity === 0 ? null : { amount, of: text.slice(whole.length).trim() };
}

/** Words between an amount and the food it is of. */
const BEFORE_FOOD =
  /^(?:(?:all|about|most|nearly|almost|some|half|the|rest|remaining|remainder|last|of|spoonful|one|two|three|an?|third|thirds|quarters?|fifths?|[½¼¾⅓⅔]|reserved|measured|soaked|cold|warm|hot|boiling|more|fresh|in|to|their|its) )+/i;

/** "half of the basil" as "half of the " and "basil". */
export function beforeFood(text: string): [before: string, food: string] {
  const before = BEFORE_FOOD.exec(text)?.[0] ?? '';
  return [before, text.slice(before.length)];
}

const COUNT = bounded(10_000, patternFrom(`^(.*?)(\\d+|\\b(?:${COUNT_WORD})\\b)( ?)(.*)$`, 'i'));

const UNIT = patternFrom(`^(?:${MEASURED})(?![\\p{L}])`, 'iu');
/** "4 of the cloves", "4 tbsp of water": what does not bend with the number; tablespoons do. */
const bends = (noun: string): boolean => !/^of /i.test(noun) && !isInShort(UNIT.exec(noun)?.[0] ?? '');

/** "between four warm bowls", read; `null` where no number is said. */
export function countIn(text: string): StepCount | null {
  const match = COUNT.exec(text);
  if (!match) return null;
  const [, before = '', number = '', space, noun = ''] = match;
  return {
    before,
    count: numberIn(number),
    isWord: !/\d/.test(number),
    noun: space && bends(noun) ? inBothNumbers(noun) : noun,
  };
}
