import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { mentionsOf, unusedLines } from '#src/domain/ingredients/mentions.ts';

const lines = (texts: readonly string[]) => texts.map(parseIngredientLine);

/** What a step mentions, as `text → line`. */
function mentioned(step: string, ...texts: string[]): string[] {
  return mentionsOf(lines(texts))(step).map(({ start, end, line }) => `${step.slice(start, end)} → ${texts[line]}`);
}

describe('mentionsOf', () => {
  it('finds a food by its whole name, shortened, and in the other number', () => {
    const line = '200 g red lentils, rinsed';
    expect(mentioned('Rinse the red lentils; a lentil is small. Drain the lentils.', line)).toEqual([
      `red lentils → ${line}`,
      `lentil → ${line}`,
      `lentils → ${line}`,
    ]);
  });

  it.each([
    ['Rinse the rice.', 'rice', '200 g sushi rice', '2 tbsp rice vinegar'],
    ['Toss the coconut over it.', 'coconut', '50 g desiccated coconut', '400 ml coconut milk'],
    ['Chop the almonds.', 'almonds', '50 g whole almonds', '2 tbsp almond butter'],
    ['Stone the olives.', 'olives', '80 g black olives', '2 tbsp olive oil'],
    ['Hull the strawberries.', 'strawberries', '200 g strawberries', '2 tbsp strawberry jam'],
    ['Scatter the sesame seeds.', 'sesame seeds', '1 tbsp sesame seeds', '2 tbsp tahini'],
    ['Add the tomatoes.', 'tomatoes', '3 tomatoes', '200 g cherry tomatoes'],
    ['Grate the ginger.', 'ginger', '20 g fresh ginger', '1 tsp ground ginger'],
    ['Slice the lemon.', 'lemon', '1 lemon', '2 tbsp lemon juice'],
    ['Pour in the water.', 'water', '500 ml water', '100 ml cold water'],
    ['Peel the cooking apples.', 'cooking apples', '4 cooking apples', '1 red apple'],
  ])('gives "%s" to the line whose noun it is', (step, word, right, wrong) => {
    expect(mentioned(step, wrong, right)).toEqual([`${word} → ${right}`]);
  });

  it.each([
    ['Serve with rice.', '2 tbsp rice vinegar'],
    ['Line the tray with baking paper.', '1 tsp baking powder'],
    ['Line a sheet with paper.', '1 tsp baking powder'],
    ['Slide it onto a baking sheet.', '8 rice paper sheets'],
    ['Spoon the cooking juices over it.', '2 tbsp lemon juice'],
    ['Add the corn.', '8 corn tortillas'],
    ['Roll it up tightly.', '12 spring roll wrappers'],
    ['Leave a little space.', '2 little gem lettuces'],
    ['Make the icing.', '100 g icing sugar'],
    ['Cover with a tea towel.', '4 tsp loose black tea'],
    ['Blend the peanuts.', '2 tbsp peanut butter'],
    ['Stir it after baking.', '2 tsp baking powder'],
  ])('finds nothing in "%s" for "%s"', (step, line) => {
    expect(mentioned(step, line)).toEqual([]);
  });

  it('takes a part for the whole where the line is a form of it', () => {
    expect(mentioned('Scrape out the vanilla.', '1 vanilla pod')).toEqual(['vanilla → 1 vanilla pod']);
    expect(mentioned('Squeeze over the lemon.', '1 tbsp lemon juice')).toEqual(['lemon → 1 tbsp lemon juice']);
    expect(mentioned('Fry the garlic.', '2 garlic cloves')).toEqual(['garlic → 2 garlic cloves']);
  });

  it('lets a plain word stand only where one line answers to it', () => {
    expect(mentioned('Heat the oil.', '1 tbsp olive oil')).toEqual(['oil → 1 tbsp olive oil']);
    expect(mentioned('Heat the oil.', '1 tbsp olive oil', '1 tsp sesame oil')).toEqual([]);
  });

  it('shares a mention between lines that nothing tells apart', () => {
    expect(mentioned('Drain the beans.', '240 g cooked kidney beans', '240 g cooked black beans')).toHaveLength(2);
  });

  it('prefers the longest wording and never overlaps', () => {
    expect(mentioned('Stir in the coconut milk.', '1 coconut', '400 ml coconut milk')).toEqual([
      'coconut milk → 400 ml coconut milk',
    ]);
  });

  it('finds names with accents', () => {
    expect(mentioned('Stir in the tomato purée.', '2 tbsp tomato purée')).toEqual([
      'tomato purée → 2 tbsp tomato purée',
    ]);
  });
});

describe('a line that is no food', () => {
  it('is looked for by its first eight words: each more would be tried with every other, in every step', () => {
    const words = 'rusty nails bent hooks old screws odd bolts lost keys spare knobs';
    expect(mentioned(`Sort ${words}.`, words)).not.toContain(`${words} → ${words}`);
  });
});

describe('unusedLines', () => {
  it('names the lines no step uses', () => {
    expect(unusedLines(['Fry the onion.'], lines(['1 onion', '2 tbsp rice vinegar', '1 carrot']))).toEqual([1, 2]);
  });
});
