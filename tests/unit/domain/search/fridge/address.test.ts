import { describe, expect, it } from 'vitest';
import { fridgeQuery, readFridge } from '#src/domain/search/fridge/address.ts';
import { MOST_FOODS } from '#src/domain/search/fridge/kitchen.ts';
import { FOOD_NAMES, PANTRY } from '#src/domain/search/fridge/pantry.ts';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';

const read = (query: string) => readFridge(new URLSearchParams(query), FOOD_NAMES);
const ids = (query: string) => read(query).foods.map(({ id }) => id);

describe('the address of a fridge', () => {
  it('names the foods, and the staples only where they are not the usual ones', () => {
    expect(fridgeQuery({ foods: ['lemon', 'rice'], staples: STAPLES_ASSUMED })).toBe('?foods=lemon,rice');
    expect(fridgeQuery({ foods: ['lemon'], staples: ['garlic', 'salt'] })).toBe('?foods=lemon&staples=salt,garlic');
    expect(fridgeQuery({ foods: [], staples: [] })).toBe('?staples=none');
    expect(fridgeQuery({ foods: [], staples: STAPLES_ASSUMED })).toBe('');
  });

  it('is read as it was written', () => {
    for (const fridge of [
      { foods: ['lemon', 'rice'], staples: [...STAPLES_ASSUMED] },
      { foods: ['tofu'], staples: [] },
      { foods: ['tofu'], staples: ['salt', 'garlic'] },
    ]) {
      const { foods, staples } = read(fridgeQuery(fridge));
      expect({ foods: foods.map(({ id }) => id), staples }).toEqual(fridge);
    }
  });

  it('may be a form with words in it', () => {
    expect(ids('foods=lemon&foods=chickpeas+and+brocoli')).toEqual(['lemon', 'chickpeas', 'broccoli']);
    expect(read('foods=lemon&staples=none&staples=salt').staples).toEqual(['salt']);
    expect(ids('foods=')).toEqual([]);
  });

  it('loses ids and staples that are none, and says which foods', () => {
    expect(read('foods=lemon,xyzzy-9,chicken&staples=salt,xyzzy')).toMatchObject({
      foods: [{ id: 'lemon', name: 'lemon' }],
      staples: ['salt'],
      unknown: ['xyzzy-9', 'chicken'],
    });
  });

  it('holds each food once, and sixty at most, which is said', () => {
    expect(ids('foods=lemon,lemon,lemons')).toEqual(['lemon']);
    const many = PANTRY.foods.slice(0, 100).map(([id]) => id);
    expect(read(`foods=${many.join(',')}`)).toMatchObject({ isCut: true });
    expect(ids(`foods=${many.join(',')}`)).toEqual(many.slice(0, MOST_FOODS));
    expect(read('foods=lemon').isCut).toBe(false);
  });

  it('is read whatever it says', () => {
    for (const bad of [
      'foods=%00%F0%9F%8D%8B',
      `foods=${'lemon,'.repeat(5000)}`,
      'foods=<script>',
      'foods=__proto__,constructor',
    ])
      expect(() => read(bad)).not.toThrow();
  });
});
