import { describe, expect, it } from 'vitest';
import { FOODS } from '#src/domain/foods/table.ts';
import { openNearWords } from '#src/domain/search/near-words.ts';
import { editDistance } from '#src/domain/words/edit-distance.ts';

const WORDS = [...new Set(FOODS.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(' '))))];
const words = openNearWords(WORDS);

/** What the tests hold it to: every word is compared. */
const compared = (word: string) => {
  const limit = word.length < 6 ? 1 : 2;
  const half = word.slice(0, Math.ceil(word.length / 2));
  return WORDS.filter((other) => {
    const slips = editDistance(word, other, 3);
    return slips <= limit || (slips === 3 && word.length >= 8 && other.startsWith(half));
  });
};

describe('words near another one', () => {
  it.each(['chikpea', 'brocoli', 'tofuu', 'zuchinni', 'cauliflwoer', 'aubergnie', 'musrhooms', 'xyzzyx', 'vermicceli'])(
    'are those that comparing each finds: %s',
    (word) => {
      const near = words.near(word);
      expect(near.map((each) => each.word).toSorted()).toEqual(compared(word).toSorted());
      for (const each of near) expect(each.slips).toBe(editDistance(word, each.word, 3));
    },
  );

  it('are none where the word is like none', () => expect(words.near('qqqqqqqq')).toEqual([]));
});

describe('editDistance', () => {
  it.each([
    ['chikpea', 'chickpea', 1],
    ['tfou', 'tofu', 1],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abcd', 'dcba', 3],
    ['lasagna', 'lasagne', 1],
    ['ca', 'abc', 3],
  ])('of %j and %j is %i', (one, other, slips) => {
    expect(editDistance(one, other, 5)).toBe(slips);
    expect(editDistance(other, one, 5)).toBe(slips);
  });

  it('stops beyond the limit', () => expect(editDistance('rhubarb', 'potatoes', 2)).toBe(3));
});
