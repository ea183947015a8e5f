import { describe, expect, it } from 'vitest';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { catalogueNow } from '#src/server/recipes/catalogue.ts';
import { searchFor } from '#src/server/search/search.ts';
import { answerTo } from '#src/server/search/sentence-search.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const answer = (sentence: string) => answerTo(readSentence(sentence), []);

describe('what a search says beside its recipes', () => {
  it.each([
    ['unicorn soup', ['unicorn']],
    ['air fryer', ['air fryer']],
    ['lentil soup', []],
    // What only says how it is made, or what for, is what is left out.
    ['battered tofu', ['battered']],
    ['half term cookies', ['half term']],
  ])('names of "%s" the words that no recipe has', async (search, left) => {
    const found = await searchFor(search);
    expect(found.left).toEqual(left);
    expect(found.numbers.length).toBeGreaterThan(0);
  });

  it('names what no recipe can be held to, and as what a slip was read', async () => {
    expect((await searchFor('student dinner')).ignored).toEqual(['student']);
    expect((await searchFor('acorn soup')).mended).toEqual([{ typed: 'acorn', meant: 'corn' }]);
    expect(await searchFor('lentil soup')).toMatchObject({ ignored: [], mended: [], notUnderstood: [] });
    expect((await answer('a bowl of brocoli please')).mended).toEqual([{ typed: 'brocoli', meant: 'broccoli' }]);
  });

  it('names the limits that all it found keep', async () => {
    expect((await searchFor('soup without garlic under 30 minutes')).kept).toEqual(['no garlic', 'under 30 min']);
    expect((await searchFor('dinner for two')).ignored).toEqual(['for two']);
    expect((await searchFor('lentil soup')).kept).toEqual([]);
  });

  it('shows what one eats before what one drinks where only a kitchen is named', async () => {
    const { byNumber } = await catalogueNow();
    const drinks = async (search: string) =>
      (await searchFor(search)).numbers.map((number) => byNumber.get(number)?.category === 'beverages');
    for (const search of ['mexican food', 'indian takeaway']) {
      const found = await drinks(search);
      expect(found).toContain(true);
      expect(found.indexOf(true), search).toBeGreaterThan(found.lastIndexOf(false));
    }
    expect((await drinks('indian drinks'))[0]).toBe(true);
  });

  it('takes no word of the prose or of a tag for a food', async () => {
    // "Date night", "a deep orange sauce".
    expect((await searchFor('dates mushroom')).left).toEqual(expect.arrayContaining(['dates']));
    expect((await searchFor('rice orange')).left.length).toBeGreaterThan(0);
  });

  it('names what nobody has where limits leave nothing', async () => {
    const found = await searchFor('frobnicate soup without garlic, onions, miso and celery');
    expect([found.numbers, found.left]).toEqual([[], ['frobnicate']]);
  });

  it('finds all there is where all that was asked for is not understood', async () => {
    const found = await searchFor('no zorp');
    expect(found.notUnderstood).toEqual(['zorp']);
    expect(found.numbers.length).toBe((await catalogueNow()).entries.length);
  });

  it('names what of a sentence was not understood, and what no recipe can be held to', async () => {
    const { wish } = await answer('soup without glorp, something purple');
    expect([wish.notUnderstood, wish.ignored]).toEqual([['glorp'], ['purple']]);
    expect((await answer('a zorpish soup')).wish.ignored).toEqual(['zorpish']);
  });

  it('names the one limit that, lifted, gives the most, and nothing where there are recipes', async () => {
    const { lift, fellBack } = await answer('dinner with at least 10 g protein in 1 minute');
    expect(fellBack).toBe(true);
    expect(lift).toMatchObject({ key: 'maxMinutes', label: 'under 1 min' });
    const lifted = await answerTo(readSentence('dinner with at least 10 g protein in 1 minute'), ['maxMinutes']);
    expect(lifted.results).toHaveLength(lift?.recipes ?? 0);
    expect((await answer('dinner')).lift).toBe(null);
  });
});
