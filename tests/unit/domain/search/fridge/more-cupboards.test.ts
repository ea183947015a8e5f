import { describe, expect, it } from 'vitest';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';
import { cookAtHome } from './catalogue-kitchen.ts';

// Written when the ranking was finished, without having seen what it makes of them.
describe('cupboards that came later', () => {
  it('has chilli without the chocolate', () => {
    const { first, dish } = cookAtHome(
      'onion red-pepper garlic ground-cumin chipotle-paste tomato-puree tinned-tomatoes kidney-beans sweetcorn avocado coriander',
    );
    expect(dish('chilli-sin-carne')).toMatchObject({ missing: ['dark chocolate'], swaps: [], kinds: [] });
    expect(first).toBe('chilli-sin-carne');
  });

  it('takes black beans for the kidney beans of a chilli', () => {
    const { dish } = cookAtHome(
      'onion red-pepper garlic ground-cumin chipotle-paste tomato-puree tinned-tomatoes black-beans sweetcorn avocado coriander dark-chocolate',
    );
    expect(dish('chilli-sin-carne')).toMatchObject({
      missing: [],
      swaps: [{ lack: 'kidney beans', take: 'black beans' }],
    });
  });

  it('drinks peach tea first', () => {
    const { first, dish } = cookAtHome('peach tea-leaves lemon mint');
    expect(dish('peach-iced-tea')).toMatchObject({ missing: [], swaps: [] });
    expect(first).toBe('peach-iced-tea');
  });

  it('makes hummus with the staples of a well-kept cupboard', () => {
    const { dish } = cookAtHome('chickpeas lemon tahini parsley pitta', [
      ...STAPLES_ASSUMED,
      'garlic',
      'baking-powder',
      'spices',
    ]);
    expect(dish('classic-hummus')).toMatchObject({
      missing: [],
      uses: ['chickpeas', 'lemon', 'tahini', 'parsley', 'pitta bread'],
    });
  });

  it('does not know which peppers and nuts they are', () => {
    const { dish } = cookAtHome(
      'jasmine-rice tofu cornflour soy-sauce rice-vinegar light-brown-sugar carrot broccoli peppers garlic ginger sesame-seeds',
    );
    expect(dish('tofu-stir-fry')).toMatchObject({
      missing: [],
      kinds: [
        { food: 'red pepper', kind: 'peppers' },
        { food: 'yellow pepper', kind: 'peppers' },
      ],
    });
  });

  it('has the juice and the slices of one lemon, but no turmeric', () => {
    const { dish } = cookAtHome('ginger lemon orange-juice agave-syrup');
    expect(dish('ginger-shot')).toMatchObject({ missing: ['fresh turmeric'], swaps: [] });
  });

  it('takes cream of whipping quality where truffles want coconut cream', () => {
    const { dish } = cookAtHome(
      'dark-chocolate vegan-whipping-cream agave-syrup vanilla-extract cocoa-powder pistachios desiccated-coconut',
    );
    expect(dish('chocolate-truffles')).toMatchObject({
      missing: [],
      swaps: [
        { lack: 'coconut cream', take: 'vegan whipping cream' },
        { lack: 'maple syrup', take: 'agave syrup' },
      ],
    });
  });

  it('puts a dish with nothing missing before others that use as much of the fridge', () => {
    const { first, dish } = cookAtHome(
      'popcorn-kernels nutritional-yeast garlic-powder smoked-paprika onion garlic carrot',
    );
    expect(dish('popcorn-with-nutritional-yeast')?.missing).toEqual([]);
    expect(first).toBe('popcorn-with-nutritional-yeast');
  });
});
