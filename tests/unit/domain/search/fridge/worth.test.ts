import { describe, expect, it } from 'vitest';
import { ASIDE, MEAL, SNACK } from '#src/domain/search/fridge/kitchen.ts';
import { packedParts, partAt } from '#src/domain/search/fridge/part-digits.ts';
import { cookAtHome, cookable } from './catalogue-kitchen.ts';

const partsOf = (id: string) => cookable.find(([each]) => each === id)?.[7] ?? '';
const courseOf = (id: string) => cookable.find(([each]) => each === id)?.[8];

describe('the parts of a dish', () => {
  it('are a digit each, and come back to a fifteenth', () => {
    for (const isTitular of [true, false])
      for (const share of [0, 1 / 15, 0.4, 1])
        expect(partAt(`0${packedParts([{ share, isTitular }])}`, 1)).toEqual({ share, isTitular });
    expect(partAt('', 3)).toEqual({ share: 0, isTitular: false });
  });

  it('are weighed dry, and know what a dish is called by', () => {
    const shares = [...partsOf('classic-hummus')].map((_, at) => partAt(partsOf('classic-hummus'), at).share);
    expect(shares[0]).toBeGreaterThan(0.25);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 0);
    expect(
      [...partsOf('tofu-stir-fry')].filter((_, at) => partAt(partsOf('tofu-stir-fry'), at).isTitular),
    ).toHaveLength(1);
  });

  it('tell a drink and a snack from a meal', () => {
    expect(['strawberry-lemonade', 'classic-hummus', 'tofu-stir-fry'].map(courseOf)).toEqual([ASIDE, SNACK, MEAL]);
  });
});

describe('the worth of a recipe', () => {
  const precedes = (foods: string, one: string, other: string) => {
    const ids = cookAtHome(foods).ranking.results.map(({ id }) => id);
    expect(ids.indexOf(one), one).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(one)).toBeLessThan(ids.indexOf(other));
  };

  it('counts a tin of beans for more than a lemon', () => precedes('chickpeas lemon', 'classic-hummus', 'lemon-tart'));

  it('puts no drink before a meal where a meal can be built', () => {
    precedes('chickpeas lemon garlic', 'classic-hummus', 'strawberry-lemonade');
    precedes('spinach coconut-milk pineapple red-lentils', 'lentil-and-spinach-dal', 'pina-colada');
  });

  it('counts what stands in for something for less than the thing', () =>
    precedes('tofu broccoli rice soy-sauce', 'tofu-stir-fry', 'teriyaki-tempeh-bowl'));

  it('uses no chickpeas where only their water is wanted', () =>
    precedes('strawberry mint lemon chickpeas', 'crispy-roasted-chickpeas', 'summer-berry-pavlova'));
});
