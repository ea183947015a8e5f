import { foodAt, foodList, type ListedFood } from './food-list.ts';
import { type Reading, take } from './reading.ts';
import { saysNothing } from './rest.ts';
import NO_FOOD_WORDS from './words/no-food.json' with { type: 'json' };

const TRIGGER =
  /\b(?:without|no|minus|sans|excluding|except(?: for)?|avoid(?:ing)?|skip(?:ping)?|hold|omit(?:ting)?|leav(?:e|ing) out|zero|hates?|dislikes?|detests?|loathes?|(?:dont|do not|doesnt|does not|didnt|wont|never) (?:like|love|want|eat|enjoy|have|contain|include|use|need)|(?:cant|cannot|can not|couldnt) (?:stand|eat|have|tolerate|bear|digest)|not (?:a (?:big )?fan of|contain(?:ing)?|includ(?:e|ing)|into|fond of|using|with)|(?:allergic|allergy|intolerant|intolerance|sensitive) to|free (?:of|from)|other than|instead of|rather than|anything but|nothing with|but not|none of)\b/g;
/** Follows what is left out: "nut allergy", "coconut free". */
const FOLLOWING = /\b(?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))\b/g;
const LONGEST_BEFORE = 3;
/** Follows a "no" or "without" and is no food. */
const NO_FOOD = new Set(NO_FOOD_WORDS);

/** Whether a word that is no food of the table may be one: it stands alone, and is neither an adjective nor a verb. */
const isFood = (words: readonly string[]): boolean => {
  const [word = '', next = ';'] = words;
  if (!/^\p{L}{3,}$/u.test(word) || word.endsWith('ing') || saysNothing(word) || NO_FOOD.has(word)) return false;
  return /^[,;]$/.test(next) || saysNothing(next);
};
const MILD = /\b(?:not|nothing|isnt|arent)(?: (?:that is|thats|too|very|so|that))* (?:spicy|hot)\b|\bnon spicy\b/g;

/** "Without nuts", "no mushrooms", "I hate aubergine", "coconut-free": a diet where it is one, else an excluded food. */
export function readExclusions(reading: Reading): void {
  leaveOutBefore(reading);
  leaveOutAfter(reading);
  take(reading, MILD, () => leaveOut(reading, { name: 'chilli', diet: null, isAnimal: false }));
}

function leaveOutBefore(reading: Reading): void {
  reading.rest = reading.rest.replace(/\b(?:free (?:of|from)|allerg(?:y|ic) to|intoleran(?:t|ce) to)\b/g, 'without');
  for (let match = FOLLOWING.exec(reading.rest); match; match = FOLLOWING.exec(reading.rest)) {
    const before = reading.rest.slice(0, match.index).trim().split(' ');
    const food = foodEnding(before);
    if (!food) continue;
    leaveOut(reading, food);
    const kept = before.slice(0, before.length - food.length).join(' ');
    reading.rest = `${kept} ; ${reading.rest.slice(match.index + match[0].length)}`.trim();
    FOLLOWING.lastIndex = kept.length;
  }
}

function foodEnding(words: readonly string[]): (ListedFood & { length: number }) | null {
  for (let length = Math.min(LONGEST_BEFORE, words.length); length > 0; length--) {
    const food = foodAt(words.slice(-length));
    if (food?.length === length) return food;
  }
  return null;
}

function leaveOutAfter(reading: Reading): void {
  TRIGGER.lastIndex = 0;
  for (let match = TRIGGER.exec(reading.rest); match; match = TRIGGER.exec(reading.rest)) {
    const kept = reading.rest.slice(0, match.index).trim();
    const words = reading.rest
      .slice(match.index + match[0].length)
      .trim()
      .split(' ');
    const { foods, length } = foodList(words, isFood);
    for (const food of foods) leaveOut(reading, food);
    // "Without an oven" is understood to be of no concern; "I do not have …" may go on with anything.
    const dropped = foods.length > 0 ? length : dropping(words);
    reading.rest = `${kept} ; ${words.slice(dropped).join(' ')}`.trim();
    TRIGGER.lastIndex = kept.length;
  }
}

const dropping = (words: readonly string[]): number => {
  const at = words.findIndex((word) => !/^(?:a|an|any|the|my|much|using|too)$/.test(word));
  const word = words[at] ?? '';
  return NO_FOOD.has(word) || /^\p{L}+ing$/u.test(word) ? at + 1 : 0;
};

function leaveOut({ filters }: Reading, { name, diet, isAnimal }: ListedFood): void {
  if (diet) filters.diets.push(diet);
  else if (!isAnimal && !filters.excluded.includes(name)) filters.excluded.push(name);
}
