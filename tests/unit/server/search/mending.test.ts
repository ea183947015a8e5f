import { describe, expect, it } from 'vitest';
import { readSearch } from '#src/domain/search/search-words.ts';
import { searchFor } from '#src/server/search/search.ts';
import { termsFor } from '#src/server/search/terms.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const mended = async (search: string) => {
  const { terms, left } = await termsFor(readSearch(search).asked);
  return { meant: terms.flatMap(({ meant }) => meant ?? []), left };
};

describe('a search with a word that is mended to one that says nothing', () => {
  it('still names what no recipe has', async () => {
    expect((await mended('rice finne unicorn')).meant).toEqual(['fine']);
    expect((await searchFor('rice finne unicorn')).left).toContain('unicorn');
  });
});

describe('misspelt words of a search', () => {
  it('are mended', async () => {
    expect(await mended('chikpea brocoli')).toEqual({ meant: ['chickpea', 'broccoli'], left: [] });
  });

  it('are mended as far as somebody may slip; the rest is named', async () => {
    const { meant, left } = await mended('chikpea brocoli musrhoom tomatoo spinahc zuchinni');
    expect(meant.length).toBe(4);
    expect(left).toEqual(['spinahc', 'zuchinni']);
  });
});
