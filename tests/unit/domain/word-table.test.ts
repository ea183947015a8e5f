import { describe, expect, it } from 'vitest';
import { pastedIngredients } from '#src/domain/free-text/pasted-list.ts';
import { readSearch } from '#src/domain/search/search-words.ts';
import { wordTable } from '#src/domain/word-table.ts';

const WORDS = Object.getOwnPropertyNames(Object.prototype);

describe('a table of words', () => {
  it.each(WORDS)('does not know %s', (word) => {
    const table = wordTable({ cup: 240 });
    expect(table[word]).toBeUndefined();
    expect(table.cup).toBe(240);
  });

  it.each(WORDS)('is why %s in a text is a word like any other', (word) => {
    expect(readSearch(`soup with ${word.toLowerCase()}`)).toBeDefined();
    expect(JSON.stringify(pastedIngredients(`1 cup &${word};`))).not.toMatch(/native code|object/);
  });
});
