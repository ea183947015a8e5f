import { describe, expect, it } from 'vitest';
import { FOOD_NAMES } from '#src/domain/search/fridge/pantry.ts';
import { cookAtHome } from './catalogue-kitchen.ts';

const cookFrom = (typed: string) =>
  cookAtHome(
    FOOD_NAMES.read(typed)
      .foods.map(({ id }) => id)
      .join(' '),
  );
const order = (typed: string, ...dishes: string[]) => {
  const ids = cookFrom(typed).ranking.results.map(({ id }) => id);
  return dishes.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
};

describe('a plain name', () => {
  it('counts for its sorts, which are said', () => {
    const { first, dish } = cookFrom('dates, cocoa, almonds');
    expect(first).toBe('energy-balls');
    expect(dish('energy-balls')).toMatchObject({
      kinds: [{ food: 'medjool date', kind: 'date' }],
      swaps: [{ lack: 'cacao powder', take: 'cocoa powder' }],
    });
  });

  it('is flour for bread, and tomatoes from a tin', () => {
    const { first, dish } = cookFrom('flour, yeast, olive oil, tomatoes');
    expect(first).toBe('pizza-margherita');
    expect(dish('pizza-margherita')?.kinds).toEqual([
      { food: 'strong white flour', kind: 'flour' },
      { food: 'chopped tomatoes', kind: 'tomato' },
      { food: 'cherry tomatoes', kind: 'tomato' },
    ]);
    expect(cookFrom('aubergine, tomatoes, chickpeas').ranking.results[0]?.uses).toEqual(['aubergine', 'tomato']);
  });

  it('gives way to the sort that was named itself', () => {
    expect(cookFrom('tomatoes, cherry tomatoes, spinach').dish('lentil-and-spinach-dal')).toMatchObject({
      uses: ['cherry tomatoes', 'spinach'],
      kinds: [],
    });
  });

  it('is squash for who has pumpkin', () => {
    expect(cookFrom('pumpkin, ginger, onion').dish('butternut-squash-soup')?.swaps).toContainEqual({
      lack: 'butternut squash',
      take: 'pumpkin',
    });
  });
});

describe('the order of dishes', () => {
  it('puts no snack of one food before a dish that uses more, or a meal', () => {
    const chickpeas = order('spinach, potatoes, onion, chickpeas', 'crispy-roasted-chickpeas', 'palak-tofu');
    expect(chickpeas[0]).toBe('palak-tofu');
    const fries = order('sweet potato, coconut milk, red lentils', 'baked-sweet-potato-fries', 'red-lentil-dal');
    expect(fries[0]).toBe('red-lentil-dal');
  });

  it('leaves a snack that uses all of it where it was', () => {
    expect(cookFrom('chickpeas, tahini, lemon, garlic').first).toBe('classic-hummus');
    expect(cookFrom('kale, olive oil, salt').first).toBe('kale-chips');
  });

  it('counts a sort for less than what was named itself', () => {
    const dishes = ['moroccan-tagine', 'greek-salad-with-tofu-feta'];
    expect(order('black olives, tomatoes, bulgur', ...dishes)[0]).toBe('greek-salad-with-tofu-feta');
  });
});
