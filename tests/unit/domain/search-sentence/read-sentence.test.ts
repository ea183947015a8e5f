import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search-sentence/read-sentence.ts';
import { NO_WISH, searchWishSchema } from '#src/domain/search-wish.ts';
import { SENTENCES } from './sentences.ts';

/** Of the 120, so many must be read exactly as they are meant. */
const EXACT = 110;

const isRead = ([sentence, meant]: (typeof SENTENCES)[number]): boolean => {
  try {
    expect(readSentence(sentence)).toEqual({ ...NO_WISH, ...meant });
    return true;
  } catch {
    return false;
  }
};

describe('readSentence', () => {
  it('reads the sentences of the test set as they are meant', () => {
    expect(SENTENCES).toHaveLength(120);
    const misread = SENTENCES.filter((each) => !isRead(each)).map(([sentence]) => [sentence, readSentence(sentence)]);
    expect(SENTENCES.length - misread.length, JSON.stringify(misread, null, 1)).toBeGreaterThanOrEqual(EXACT);
  });

  it('keeps the schema whatever is typed', () => {
    const odd = [
      '',
      ' ',
      ',',
      'no',
      'without',
      '0 minutes',
      '-5 kcal',
      '9'.repeat(500),
      'no '.repeat(166),
      '½',
      '𝒱 🍜',
    ];
    for (const sentence of odd)
      expect(searchWishSchema.safeParse(readSentence(sentence)).error, sentence).toBe(undefined);
  });
});
