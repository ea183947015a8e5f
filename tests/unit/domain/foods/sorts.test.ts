import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { isOfAnimals } from '#src/domain/foods/food.ts';
import { FOOD_SORTS } from '#src/domain/foods/sorts.ts';

const sortsOf = (id: string) => FOOD_SORTS.get(id) ?? [];

describe('FOOD_SORTS', () => {
  it.each([
    ['date', 'medjool-date'],
    ['tomato', 'cherry-tomato'],
    ['tomato', 'tinned-tomatoes'],
    ['onion', 'red-onion'],
    ['couscous', 'giant-couscous'],
  ])('count for %s: %s', (plain, sort) => {
    expect(sortsOf(plain)).toContain(sort);
  });

  it.each([
    ['potato', 'sweet-potato', 'another thing'],
    ['tomato', 'tomato-puree', 'made from it'],
    ['tomato', 'sun-dried-tomato', 'dried'],
    ['chickpeas', 'dried-chickpeas', 'dried'],
    ['ginger', 'pickled-ginger', 'pickled'],
    ['onion', 'pickled-onion', 'pickled'],
    ['molasses', 'pomegranate-molasses', 'of another taste'],
    ['coriander', 'ground-coriander', 'dried'],
  ])('of %s are without %s, which is %s', (plain, other) => {
    expect(foodById.has(other)).toBe(true);
    expect(sortsOf(plain)).not.toContain(other);
  });

  it('are plants, none a sort of itself', () => {
    for (const [plain, sorts] of FOOD_SORTS) {
      expect(sorts).not.toContain(plain);
      const animals = [plain, ...sorts].filter((id) => isOfAnimals(foodById.get(id) ?? {}));
      expect(animals).toEqual([]);
    }
  });
});
