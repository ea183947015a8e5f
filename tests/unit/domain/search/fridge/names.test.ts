import { describe, expect, it } from 'vitest';
import { NAME_WORDS } from '#src/domain/foods/lexicon.ts';
import { foodNames } from '#src/domain/search/fridge/names.ts';
import { wordsLikeNames } from '#src/domain/search/fridge/other-words.ts';
import { FOOD_NAMES, PANTRY } from '#src/domain/search/fridge/pantry.ts';

const offered = (typed: string) => FOOD_NAMES.offer(typed).map(({ id }) => id);
const read = (typed: string) => {
  const { foods, unknown } = FOOD_NAMES.read(typed);
  return { foods: foods.map(({ id }) => id), unknown };
};

describe('names that are offered', () => {
  it('begin with what was typed, the shortest first, kinds before their foods', () => {
    expect(offered('chick').slice(0, 1)).toEqual(['chickpeas']);
    expect(offered('rice')[0]).toBe('rice');
    expect(offered('rice')).toContain('rice-noodles');
  });

  it('are found under their other English names, which are said', () => {
    expect(FOOD_NAMES.offer('eggpl')[0]).toEqual({ id: 'aubergine', name: 'aubergine', as: 'eggplant' });
    expect(FOOD_NAMES.offer('aubergine')[0]).toEqual({ id: 'aubergine', name: 'aubergine' });
  });

  it.each([
    ['chikpeas', 'chickpeas'],
    ['brocoli', 'broccoli'],
    ['spinnach', 'spinach'],
    ['tomatos', 'tomato'],
    ['avacado', 'avocado'],
    ['courgete', 'courgette'],
    ['mushroms', 'mushrooms'],
    ['lentls', 'lentils'],
  ])('forgive the slip in %s', (typed, meant) => {
    expect(offered(typed)[0]).toBe(meant);
  });

  it('are no animals, and none for what is nothing', () => {
    expect(offered('chicken')[0]).toBe('vegan-chicken');
    expect(offered('chicken')).not.toContain('chickpeas');
    expect(read('chicken, beef, 2 eggs')).toEqual({ foods: [], unknown: ['chicken', 'beef', 'eggs'] });
    expect(offered('xyzzyq')).toEqual([]);
    expect(offered('  ')).toEqual([]);
  });

  it('are at most eight', () => {
    expect(offered('c')).toHaveLength(8);
  });
});

describe('foods that were typed', () => {
  it('may be parted by commas, words or nothing at all', () => {
    expect(read('chickpeas, spinach and a lemon')).toEqual({ foods: ['chickpeas', 'spinach', 'lemon'], unknown: [] });
    expect(read('chickpeas spinach lemon').foods).toEqual(['chickpeas', 'spinach', 'lemon']);
  });

  it('are read with what people say around them, in the plural and with slips', () => {
    expect(read('half a red onion, 2 ripe tomatoes, some leftover rice')).toEqual({
      foods: ['red-onion', 'tomato', 'rice'],
      unknown: [],
    });
    expect(read('brocoli')).toEqual({ foods: ['broccoli'], unknown: [] });
  });

  it('are told apart by the longest name', () => {
    expect(read('coconut milk, soy sauce').foods).toEqual(['coconut-milk', 'soy-sauce']);
  });

  it('are peppers, the vegetable, in the plural, and the spice in the singular', () => {
    expect(read('peppers').foods).toEqual(['peppers']);
    expect(read('black pepper').foods).toEqual(['black-pepper']);
  });

  it.each([
    ['beer', 'beetroot'],
    ['coconut', 'hazelnuts'],
    ['macaroons', 'macaroni'],
    ['soda', 'soba noodles'],
    ['whey', 'wheat germ'],
    ['quorn', 'popcorn'],
  ])('are not what only looks like them: %s is no slip for %s', (typed, other) => {
    expect(read(typed)).toEqual({ foods: [], unknown: [typed] });
    expect(FOOD_NAMES.offer(typed).map(({ name }) => name)).not.toContain(other);
  });

  it('may be spelled otherwise where they sound alike', () => {
    expect(read('kimchee, tahina, linguini').foods).toEqual(['kimchi', 'tahini', 'linguine']);
  });

  it('are read in a browser, which knows few words, as on the server', () => {
    const sent = foodNames({ ...PANTRY, others: wordsLikeNames(PANTRY) });
    for (const word of NAME_WORDS) expect(sent.read(word), word).toEqual(FOOD_NAMES.read(word));
  });

  it('that nobody knows are given back as they were written', () => {
    expect(read('lemon, Xyzzy Blorb')).toEqual({ foods: ['lemon'], unknown: ['xyzzy blorb'] });
  });
});
