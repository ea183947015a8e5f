import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { mostly } from '#tests/support/mostly.ts';
import { RAW_RECIPES } from '#tests/support/raw-recipes.ts';
import SENTENCES from './truth/everyday.json' with { type: 'json' };

/** What a search looks for, and what it leaves out, whether it was understood or left out to be safe. */
function read(text: string) {
  const { diets, ...filters } = readSentence(text);
  const leftOut = [...filters.excluded, ...filters.without, ...filters.withoutEquipment, ...filters.withoutMethods];
  return {
    lookedFor: [filters.text, ...filters.wanted, ...filters.occasions, filters.category].join(' '),
    leftOut: [...leftOut, ...diets.filter((diet) => diet.endsWith('-free'))],
    doubted: filters.notUnderstood,
  };
}
/** Plurals have their word in them, but for "-y"; slips of spelling are the index's to mend. */
const stem = (word: string) => word.replace(/(?:y|ie)$/, '');

describe('everyday sentences, written before the reader was looked at', () => {
  mostly(SENTENCES, 4)(
    'keeps apart what "$sentence" wishes for and what it refuses',
    ({ sentence, wishes, refusals }) => {
      const { lookedFor, leftOut } = read(sentence);
      for (const word of wishes.flatMap((wish) => wish.split(' '))) expect(lookedFor).toContain(stem(word));
      for (const refusal of refusals) {
        expect(leftOut.join('|')).toContain(stem(refusal));
        expect(lookedFor).not.toContain(stem(refusal));
      }
      expect(leftOut).toHaveLength(refusals.length);
    },
  );
});

describe('titles of recipes', () => {
  it('are names: typed as a search, they refuse nothing', () => {
    const refusing = RAW_RECIPES.map(({ title }) => ({ title, ...read(title) })).filter(
      ({ leftOut, doubted }) => leftOut.length > 0 || doubted.length > 0,
    );
    expect(refusing.map(({ title }) => title)).toEqual([]);
  });
});
