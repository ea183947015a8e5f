import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { contradictions } from '#src/db/seed/contradictions.ts';
import { standingNumbers } from '#src/db/seed/standing-numbers.ts';

const { recipes } = await readCatalogue();
const of = (id: string) => {
  const recipe = recipes.find((each) => each.id === id);
  if (!recipe) throw new Error(`There is no ${id}`);
  return recipe;
};
const dal = of('red-lentil-dal');
const minestrone = of('minestrone');
const muffins = of('blueberry-muffins');
const curry = of('chickpea-coconut-curry');
const told = (reason: string) => [expect.stringContaining(reason)];
const described = (description: string, recipe = dal) => contradictions({ ...recipe, description });

describe('what one part of a recipe says against another', () => {
  it('is nothing in the catalogue', () => {
    expect(recipes.flatMap(contradictions)).toEqual([]);
  });

  it('finds the second pan of one pot, and of one tray', () => {
    expect(contradictions({ ...dal, tags: [...dal.tags, 'one-pot'] })).toEqual(told('a large pan and a frying pan'));
    expect(contradictions({ ...dal, tags: [...dal.tags, 'sheet-pan'] })).toEqual(told('one tray'));
    expect(contradictions({ ...dal, title: 'One-Pan Dal' })).toEqual(told('one pot'));
    expect(contradictions({ ...minestrone, title: 'One-Pot Minestrone' })).toEqual([]);
  });

  it('finds the oven of what is not baked', () => {
    expect(contradictions({ ...muffins, tags: [...muffins.tags, 'no-bake'] })).toEqual(told('not baked'));
  });

  it.each([
    [['Bake for 20 minutes.', 'Heat the oven to 200°C (180°C fan).'], 'before the oven is hot'],
    [['Heat the oven to 200°C (180°C fan).', 'Stir and serve.'], 'puts nothing in'],
    [['Bake until golden.'], 'without a temperature'],
    [['Heat the oven to 200°C (160°C fan).', 'Bake until golden.'], '200°C (160°C fan)'],
  ])('finds what is wrong with the oven of %j', (instructions, reason) => {
    expect(contradictions({ ...dal, marks: [], instructions })).toEqual(told(reason));
  });

  it.each(['A dal in twenty minutes.', 'A dal that simmers for two hours.', 'On the table in under half an hour.'])(
    'finds a time that is none of its own: %s',
    (text) => expect(described(text)).toEqual(told('none of its times')),
  );

  it.each(['A dal in 45 minutes.', 'On the table in under fifty minutes.', 'It simmers for fifteen minutes.'])(
    'knows its own times: %s',
    (text) => expect(described(text)).toEqual([]),
  );

  it('finds a claim that the label does not have', () => {
    expect(described('A bowl without gluten.')).toEqual(told('gluten-free'));
    expect(described('A bowl without nuts.')).toEqual([]);
  });

  it('asks how long boiled rice keeps', () => {
    expect(contradictions({ ...curry, tipsAndNotes: 'Keeps for 4 days in the fridge.' })).toEqual(told('rice'));
  });

  it('asks what becomes of the rest', () => {
    const marks = [
      { of: 'ingredient', step: 0, start: 4, text: 'half of the lentils', line: 0, share: 1 / 2 } as const,
    ];
    expect(contradictions({ ...dal, instructions: ['Put half of the lentils in a pan.'], marks })).toEqual(
      told('rest'),
    );
  });
});

describe('numbers that stand whatever the servings', () => {
  const step = (text: string, marks: typeof dal.marks = []) =>
    standingNumbers({ id: 'x', instructions: [text], marks }, []);

  it.each(['Make 12 balls.', 'Add two spoons.', 'Stir in 100 ml of the water.', 'Fry three batches.'])(
    'are found: %s',
    (text) => {
      expect(step(text)).toEqual(told('does not follow the servings'));
    },
  );

  it.each([
    'Fry for 5–6 minutes at 180°C, cut into 2 cm cubes.',
    'Bake in a 30 × 20 cm dish, in one layer, and add two thirds of the sauce.',
  ])('are not times, lengths, temperatures and parts: %s', (text) => expect(step(text)).toEqual([]));

  it('are none where a mark follows the servings', () => {
    expect(step('Make 12 balls.', [{ of: 'count', step: 0, start: 5, text: '12 balls', count: 12 }])).toEqual([]);
  });

  it('are known by a row, which has to say something', () => {
    const row = { recipe: 'x', says: '12 balls each', why: 'each' } as const;
    const asked = (text: string) => standingNumbers({ id: 'x', instructions: [text], marks: [] }, [row]);
    expect(asked('Make 12 balls each.')).toEqual([]);
    expect(asked('Make some balls.')).toEqual(told('no step says'));
  });
});
