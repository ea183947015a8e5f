import { describe, expect, it } from 'vitest';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { readMarked, writeMarked } from '#src/domain/scaling/mark-notation.ts';
import { MARK } from '#tests/support/marks.ts';

const LINES = ['1 onion', '3 tbsp olive oil', '1 tsp sesame oil', '1 tsp salt', '240 g cooked kidney beans'];
const read = (...steps: string[]) => readMarked(steps, LINES);

describe('readMarked', () => {
  it('takes steps and marks apart', () => {
    expect(read('Fry the {onion} in {2 tbsp of the olive oil} for {8–10 minutes}.')).toEqual({
      instructions: ['Fry the onion in 2 tbsp of the olive oil for 8–10 minutes.'],
      marks: [
        MARK.ingredient(0, 8, 'onion', 0, 1),
        MARK.ingredient(0, 17, '2 tbsp of the olive oil', 1, 'said'),
        MARK.time(0, 45, '8–10 minutes', 8, 10),
      ],
    });
  });

  it.each([
    ['{half of the salt|½}', MARK.ingredient(0, 0, 'half of the salt', 3, 0.5)],
    ['{the last of the salt|rest}', MARK.ingredient(0, 0, 'the last of the salt', 3, 'rest')],
    ['{the beans|kidney beans}', MARK.ingredient(0, 0, 'the beans', 4, 1)],
    ['{half of it|½ salt}', MARK.ingredient(0, 0, 'half of it', 3, 0.5)],
    ['{it|#2}', MARK.ingredient(0, 0, 'it', 1, 1)],
    ['{overnight|8–12 h}', MARK.time(0, 0, 'overnight', 480, 720)],
    ['{5 minutes|nothing}', { of: 'nothing', step: 0, start: 0, text: '5 minutes' }],
    ['{between four bowls|count}', MARK.count(0, 0, 'between four bowls', 4)],
  ])('understands %s', (step, mark) => {
    const found = read(step);
    expect('marks' in found && found.marks).toEqual([mark]);
  });

  it.each([
    ['Add the {oil}.', 'no single ingredient is called “oil”'],
    ['Add the {tofu}.', 'no single ingredient is called “tofu”'],
    ['Add {it|#6}.', 'no single ingredient'],
    ['Add the {onion.', 'a bracket of a mark is not closed'],
    ['Divide {between bowls|count}.', 'says no number'],
    [
      'Add {half of the salt|½}, {half of the salt|½} and {half of the salt|½}.',
      'takes more of “1 tsp salt” than there is',
    ],
    ['Fry the {onion}. Add the {onion}.', 'takes more of “1 onion” than there is'],
    [
      'Heat {2 tbsp of the olive oil}, then {2 tbsp of the olive oil}.',
      'takes more of “3 tbsp olive oil” than there is',
    ],
  ])('refuses "%s"', (step, reason) => {
    expect(read(step)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('writeMarked', () => {
  it('writes what is read back the same, for every recipe of the catalogue', async () => {
    for (const { ingredients, instructions, marks } of [
      ...(await readCatalogue()).recipes,
      ...(await readExclusive()).recipes,
    ]) {
      expect(readMarked(writeMarked({ instructions, marks }, ingredients), ingredients)).toEqual({
        instructions,
        marks,
      });
    }
  });
});
