import { describe, expect, it } from 'vitest';
import { writeMarked } from '#src/domain/scaling/mark-notation.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';

/** A step with what is proposed of it. */
function proposed(ingredients: string[], ...instructions: string[]): string {
  return writeMarked({ instructions, marks: proposedMarks({ ingredients, instructions }) }, ingredients).join(' ');
}

describe('proposedMarks', () => {
  it.each([
    ['Soak the {noodles} for {8 minutes}. Drain the noodles.', ['200 g rice noodles']],
    ['Heat {2 tbsp of the olive oil}. Fry in {the rest of the olive oil|rest}.', ['3 tbsp olive oil']],
    ['Add {half of the salt|½} and {two thirds of the water|⅔}.', ['1 tsp salt', '300 ml water']],
    ['Serve with the {warm flatbreads}.', ['4 flatbreads']],
    ['Divide {between four bowls|count}. Shape {into 12 balls|count}. Fill {four tall glasses|count}.', []],
  ])('proposes "%s"', (marked, ingredients) => {
    expect(proposed(ingredients, marked.replaceAll(/\{([^|}]+)(?:\|[^}]+)?\}/g, '$1'))).toBe(marked);
  });

  it.each([
    ['Moisture is the enemy of the pastry.', '500 g puff pastry'],
    ['Rinse until the water runs clear.', '80 ml water'],
    ['Spoon half of the chocolate pudding over it.', '15 g dark chocolate'],
    ['The coconut will release its oil.', '100 ml oil'],
    ['Toss with the peanut sauce.', '20 g peanuts'],
    ['Add a splash of water.', '500 ml water'],
    ['Rinse under cold running water.', '500 ml water'],
    ['Boiling water makes matcha bitter.', '2 tsp matcha powder'],
    ['Set aside a few raspberries and blueberries.', '120 g blueberries'],
    ['Top with the saved mango.', '300 g mango'],
    ['Add half of the remaining salt.', '1 tsp salt'],
    ['Cut thin slices from the cucumber.', '1 cucumber'],
    ['Cut into 2 cm rounds.', '1 cucumber'],
    ['Whisk 100 ml of the hot noodle water into the sauce.', '250 g rice noodles'],
  ])('proposes nothing where it is unsure: "%s"', (step, line) => {
    expect(proposed([line], step)).toBe(step);
  });

  it('proposes all of a line once, where it is first used', () => {
    expect(proposed(['1 onion'], 'Fry the onion.', 'Add the onion.')).toBe('Fry the {onion}. Add the onion.');
  });

  it('proposes nothing for words that two lines go by, and what else the step names', () => {
    const lines = ['2 onions', '1 tin of black beans', '1 tin of white beans'];
    expect(proposed(lines, 'Fry the onions with the beans.')).toBe('Fry the {onions} with the beans.');
  });
});
