import { describe, expect, it } from 'vitest';
import { LAID_OUT } from '#src/domain/recipes/process-images.ts';
import { drawableSteps, laidOutFor } from '#src/server/picture-maker/laid-out.ts';

const SALAD = {
  ingredients: ['4 tomatoes', '1 cucumber', '1 handful of basil', '2 tbsp olive oil', '1 lemon', '1 pinch of salt'],
  instructions: [
    'Slice the tomatoes and the cucumber, and tear the basil.',
    'Squeeze the lemon.',
    'Whisk the olive oil with the juice of the lemon and the salt.',
    'Pour it over the tomatoes and leave to rest for 10 minutes.',
  ],
};

describe('drawableSteps', () => {
  it('are what is needed, and steps that add a few things', () => {
    expect(drawableSteps(SALAD)).toEqual([LAID_OUT, 1]);
    expect(laidOutFor(SALAD, LAID_OUT)).toHaveLength(5);
    expect(laidOutFor(SALAD, 1)).toHaveLength(3);
  });

  it.each(['200 g chestnut mushrooms', '1 red pepper', '1 sheet of filo pastry', 'some stardust'])(
    'leave out what %s belongs to, which has no shape here',
    (line) => {
      const recipe = {
        ingredients: [...SALAD.ingredients, line],
        instructions: [...SALAD.instructions, `Scatter over ${line.replace(/^(?:200 g|1|some) /, 'the ')} and serve.`],
      };
      expect(drawableSteps(recipe)).toEqual([1]);
      expect(laidOutFor(recipe, LAID_OUT)).toEqual([]);
    },
  );

  it('are none where there is nothing to see', () => {
    expect(drawableSteps({ ingredients: ['1 l water', '1 pinch of salt'], instructions: ['Boil the water.'] })).toEqual(
      [],
    );
  });

  it('show a lemon once, for its juice and its peel', () => {
    const recipe = {
      ingredients: ['2 tbsp lemon juice', '1 tsp lemon zest', '100 g sugar', '1 handful of mint'],
      instructions: ['Stir the lemon juice, the lemon zest, the mint and the sugar together.'],
    };
    expect(laidOutFor(recipe, LAID_OUT)).toHaveLength(3);
  });
});
