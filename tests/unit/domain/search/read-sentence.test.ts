import { describe, expect, it } from 'vitest';
import { AppError } from '#src/domain/errors.ts';
import { readSentence } from '#src/domain/search/read-sentence.ts';
import { NO_FILTERS, searchFiltersSchema } from '#src/domain/search/search-filters.ts';
import { SENTENCES } from './sentences.ts';

/** Of the 158, so many must be read exactly as they are meant. */
const EXACT = 153;

const isRead = ([sentence, meant]: (typeof SENTENCES)[number]): boolean => {
  try {
    expect(readSentence(sentence)).toEqual({ ...NO_FILTERS, ...meant });
    return true;
  } catch {
    return false;
  }
};

describe('readSentence', () => {
  it('reads the sentences of the test set as they are meant', () => {
    expect(SENTENCES).toHaveLength(158);
    const misread = SENTENCES.filter((each) => !isRead(each)).map(([sentence]) => [sentence, readSentence(sentence)]);
    expect(SENTENCES.length - misread.length, JSON.stringify(misread, null, 1)).toBeGreaterThanOrEqual(EXACT);
  });

  it.each([
    ['snabb middag utan nötter', /Swedish/],
    ['Abendessen ohne Nüsse', /German/],
    ['ohne Nüsse', /German/],
    ['dinner ohne Nüsse', /German/],
    ['schnelles Abendessen mit Linsen', /German/],
    ['Nudeln in unter 30 Minuten', /German/],
    ['keine Pilze', /German/],
    ['soupe sans noix', /French/],
    ['un dîner rapide sans gluten', /French/],
    ['une recette de soupe', /French/],
    ['cena rápida sin nueces', /Spanish/],
    ['algo con lentejas', /Spanish/],
    ['pasta senza glutine', /Italian/],
    ['una zuppa veloce', /Italian/],
    ['iets zonder noten', /Dutch/],
    ['jantar sem nozes', /Portuguese/],
    ['obiad bez orzechów', /Polish/],
    ['ужин без орехов', /^We only understand English\. Please try again in English\.$/],
    ['schnelle Pasta ohne Nüsse', /We understood: Pasta\./],
  ])('turns away %s, whose limits it could not keep', (sentence, message) => {
    expect(() => readSentence(sentence)).toThrowError(
      expect.objectContaining({ constructor: AppError, code: 'validation', message: expect.stringMatching(message) }),
    );
  });

  it.each([
    ['chilli sin carne', { text: 'chilli sin carne' }],
    ['pain au chocolat', { text: 'pain au chocolat' }],
    ['pasta e fagioli without garlic', { text: 'pasta e fagioli', excluded: ['garlic'] }],
    ['spaghetti aglio e olio', { text: 'spaghetti aglio e olio' }],
    ['arroz con leche', { text: 'arroz con leche' }],
    ['pasta sans mushrooms', { text: 'pasta', excluded: ['mushrooms'] }],
    ['sin-free brownies', { text: 'brownies', notUnderstood: ['sin'] }],
    ['crème brûlée for two', { text: 'creme brulee', servings: 2 }],
    ['tarte aux pommes', { text: 'tarte aux pommes' }],
    ['pico de gallo', { text: 'pico de gallo' }],
  ])('takes %s for English, or for a dish', (sentence, meant) => {
    expect(readSentence(sentence)).toEqual({ ...NO_FILTERS, ...meant });
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
      expect(searchFiltersSchema.safeParse(readSentence(sentence)).error, sentence).toBe(undefined);
  });
});

describe('what stands in another clause', () => {
  it.each([
    [
      "something with black beans, but no corn, Mr Hughes can't digest it",
      { wanted: ['black beans'], excluded: ['corn'] },
    ],
    ['a cake without soy, the birthday boy is allergic', { text: 'cake', excluded: [] }],
    ['a bake without cashews, every vegan cheese has them', { excluded: ['cashews'], notUnderstood: [] }],
    ['give me a stew I can leave in the slow cooker', { equipment: ['slow-cooker'], withoutEquipment: [] }],
    ['cherry cake, my nan used to make one', { text: 'cherry cake', excluded: [] }],
    ['red cabbage but not the sweet kind with apples', { text: 'red cabbage', wanted: [], excluded: ['apples'] }],
    ["green tomatoes that won't ripen", { text: 'green tomatoes', excluded: [] }],
  ])('does not change what "%s" wishes for', (sentence, filters) => {
    expect(readSentence(sentence)).toMatchObject(filters);
  });
  it('ends at a comma or full stop that was dictated', () => {
    expect(readSentence("quick breakfast comma no oats full stop I'm sick of porridge")).toMatchObject({
      category: 'breakfast',
      excluded: ['oats', 'porridge'],
    });
  });
});

describe('what no recipe can be held to', () => {
  it.each([
    ['lasagne that even my brother would eat', 'my brother'],
    ['one pot dinner, no washing up', 'washing up'],
    ['a purple cake', 'purple'],
  ])('of "%s" is said', (sentence, ignored) => {
    expect(readSentence(sentence).ignored.join(' ')).toContain(ignored);
  });
  it('of what is refused alone nothing else is said', () => {
    expect(readSentence('pasta without nuts, never again').ignored).toEqual([]);
  });
});
