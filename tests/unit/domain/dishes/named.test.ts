import { describe, expect, it } from 'vitest';
import { DISH_FAMILIES } from '#src/domain/dishes/families.ts';
import { dishesIn } from '#src/domain/dishes/named.ts';
import { categorySchema } from '#src/domain/recipes/kitchen.ts';

describe('dishesIn', () => {
  it.each([
    ['Serendipity cake', ['cake']],
    ['Goats cheese style tart', ['pie']],
    ['Peanut noodle salad', ['salad']],
    ['Pasta with pesto', ['pasta', 'sauce']],
    ['Mushrooms on toast', ['toast']],
    ['Gran’s apple crumble', ['crumble']],
    ['Cinnamon Rolls', ['rolls']],
    ['Stir-fry', ['stir-fry']],
    ['Black bean chili', ['stew']],
    ['Chocolate-chip cookies', ['cookies']],
    ['Steamed spinach', []],
  ])('finds in "%s" %j', (title, slugs) => {
    expect(dishesIn(title).map(({ family }) => family.slug)).toEqual(slugs);
  });

  it('knows of every family a category', () => {
    expect(
      DISH_FAMILIES.flatMap((family) => family.in).filter((slug) => !categorySchema.safeParse(slug).success),
    ).toEqual([]);
  });
});
