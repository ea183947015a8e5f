import { describe, expect, it } from 'vitest';
import { misfits, movesBetween, refitted, withoutEmptyLines } from '#src/domain/scaling/mark-fit.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { MARK } from '#tests/support/marks.ts';

const INGREDIENTS = ['1 onion', '1 tsp salt'];
const STEP = 'Fry the onion. Add the salt and stir. Rest for 5 minutes.';
const ONION = MARK.ingredient(0, 8, 'onion', 0, 1);
const SALT = MARK.ingredient(0, 23, 'salt', 1, 1);
const REST = MARK.time(0, 47, '5 minutes', 5);
const MARKS = [ONION, SALT, REST];

describe('misfits', () => {
  const wrong = (marks: Mark[]) => [...misfits(marks, { ingredients: INGREDIENTS, instructions: [STEP] }).keys()];

  it('is content with marks that say what the step says', () => {
    expect(wrong(MARKS)).toEqual([]);
  });

  it.each<[string, Mark[], number[]]>([
    ['words that do not stand there', [{ ...ONION, start: 7 }], [0]],
    ['a step that is not there', [{ ...ONION, step: 1 }], [0]],
    ['a line that is not there', [MARK.ingredient(0, 8, 'onion', 2, 1)], [0]],
    ['a stretch that is marked already', [ONION, MARK.ingredient(0, 4, 'the onion', 1, 1)], [0]],
    ['all of a line twice', [ONION, MARK.ingredient(0, 23, 'salt', 0, 1)], [1]],
    ['an amount that the words do not say', [MARK.ingredient(0, 8, 'onion', 0, 'said')], [0]],
  ])('finds %s', (_, marks, expected) => {
    expect(wrong(marks)).toEqual(expected);
  });
});

/** Marks after the texts have changed to these. */
const changed = (steps: string[], ingredients = INGREDIENTS) =>
  refitted(MARKS, movesBetween([STEP], steps), movesBetween(INGREDIENTS, ingredients));

describe('refitted', () => {
  it('takes marks along with their step and their line', () => {
    expect(changed(['Warm the pan.', STEP], ['1 tsp salt', '2 carrots', '1 onion'])).toEqual([
      { ...ONION, step: 1, line: 2 },
      { ...SALT, step: 1, line: 0 },
      { ...REST, step: 1 },
    ]);
  });

  it('drops the marks of a sentence that was written anew, and moves those behind it', () => {
    expect(changed([STEP.replace('Add the salt', 'Throw in all the salt')])).toEqual([ONION, { ...REST, start: 56 }]);
  });

  it('drops the marks of a line that was written anew, or is gone', () => {
    expect(changed([STEP], ['2 onions', '1 tsp salt'])).toEqual([SALT, REST]);
    expect(changed([STEP], ['1 onion'])).toEqual([ONION, REST]);
  });

  it('drops all marks of a step that is gone or has become another', () => {
    expect(changed([])).toEqual([]);
    expect(changed(['Boil the rice.'])).toEqual([]);
  });

  it.each([
    'Fry the onion! Add the salt and stir. Rest for 5 minutes.',
    'Fry the red onion. Add the salt and stir. Rest for 5 minutes.',
    'Add the salt and stir. Rest for 5 minutes.',
    'Fry the onion. Add the salt and stir',
    'Fry the onion. Add the saltines and stir. Rest for 15 minutes.',
    '',
    'Rest for 5 minutes. Fry the onion.',
  ])('leaves none at a wrong place when the step becomes "%s"', (step) => {
    expect(misfits(changed([step]), { ingredients: INGREDIENTS, instructions: [step] }).size).toBe(0);
  });
});

describe('withoutEmptyLines', () => {
  it('moves marks with what is left', () => {
    const lists = {
      ingredients: ['', ' 1 onion'],
      ingredientGroups: [{ name: ' For the soup ', at: 1 }],
      instructions: ['', '  Fry the onion. '],
    };
    expect(withoutEmptyLines({ ...lists, marks: [MARK.ingredient(1, 10, 'onion', 1, 1)] })).toEqual({
      ingredients: ['1 onion'],
      ingredientGroups: [{ name: 'For the soup', at: 0 }],
      instructions: ['Fry the onion.'],
      marks: [ONION],
    });
  });
});
