import { describe, expect, it } from 'vitest';
import { graphOf, type Node, nodesIn } from '#src/domain/schema-org/nodes.ts';
import { markedRecipeOf } from '#src/domain/schema-org/recipe-node.ts';

const linesOf = (words: string) => words.split('\n').filter(Boolean);
const read = (node: Node) => markedRecipeOf(node, { linesOf, resolve: (value) => value });
const ingredients = (recipeIngredient: unknown) => read({ recipeIngredient }).ingredients;
const steps = (recipeInstructions: unknown) => read({ recipeInstructions }).steps;
const plain = (...lines: string[]) => [{ heading: null, lines }];

describe('ingredients', () => {
  it.each([
    ['nested lists', [['1 onion', '2 carrots'], ['salt']], plain('1 onion', '2 carrots', 'salt')],
    ['a numbered object', { 1: '2 carrots', 0: '1 onion' }, plain('1 onion', '2 carrots')],
    ['one text with commas', '1 onion, 2 carrots, 1 litre water', plain('1 onion', '2 carrots', '1 litre water')],
    ['one text with lines', '1 onion\n2 carrots', plain('1 onion', '2 carrots')],
    ['a text with a comma of its own', ['1 onion, chopped'], plain('1 onion, chopped')],
    [
      'objects',
      [
        { amount: '2', unit: 'tbsp', name: 'oil', notes: 'hot' },
        { '@type': 'HowToSupply', name: 'salt' },
      ],
      plain('2 tbsp oil, hot', 'salt'),
    ],
    [
      'lists by their headings',
      { Base: ['1 onion'], Sauce: ['2 tbsp oil'] },
      [
        { heading: 'Base', lines: ['1 onion'] },
        { heading: 'Sauce', lines: ['2 tbsp oil'] },
      ],
    ],
    [
      'sections',
      [{ '@type': 'HowToSection', name: 'Sauce', itemListElement: ['2 tbsp oil'] }],
      [{ heading: 'Sauce', lines: ['2 tbsp oil'] }],
    ],
    ['null entries', [null, '1 onion', ''], plain('1 onion')],
  ])('are read from %s', (_, value, parts) => expect(ingredients(value)).toEqual(parts));
});

it('keeps what stands under the old name of a property beside the new one, once', () => {
  const both = read({ recipeIngredient: ['1 onion', '2 carrots'], ingredients: ['1 Onion', '3 leeks'] });
  expect(both.ingredients.flatMap(({ lines }) => lines)).toEqual(['1 onion', '2 carrots', '3 leeks']);
});

it.each([
  ['prepTime', 'PT99999H', 'unknown'],
  ['prepTime', 'PT10M', 'used'],
  ['cookTime', 'PT0M', 'used'],
  ['cookTime', 'a while, 3 or so', 'unknown'],
  ['recipeYield', '-4', 'unknown'],
  ['recipeYield', '0 servings', 'unknown'],
  ['recipeYield', '2½ cups', 'used'],
  ['recipeYield', '4-6', 'used'],
])('says of %s %s that it is %s', (name, value, fate) => {
  expect(read({ [name]: value }).parts).toMatchObject([{ fate }]);
});

describe('steps', () => {
  const step = (text: string, name?: string) => ({ '@type': 'HowToStep', text, name });

  it.each([
    [
      'sections',
      [{ '@type': 'HowToSection', name: 'Base', itemListElement: [step('Chop.')] }, step('Boil.')],
      [
        { heading: 'Base', lines: ['Chop.'] },
        { heading: null, lines: ['Boil.'] },
      ],
    ],
    ['a numbered object', { step2: step('Boil.'), step1: step('Chop.') }, plain('Chop.', 'Boil.')],
    [
      'steps in several sentences',
      [{ '@type': 'HowToStep', itemListElement: [step('Chop.'), step('Boil.')] }],
      plain('Chop. Boil.'),
    ],
    ['names that say more', [step('Blend it.', 'Make the sauce')], plain('Make the sauce: Blend it.')],
    [
      'names that say the same, or a number',
      [step('Blend it well.', 'Blend it'), step('Boil.', 'Step 2')],
      plain('Blend it well.', 'Boil.'),
    ],
  ])('are read from %s', (_, value, parts) => expect(steps(value)).toEqual(parts));

  it('do not hold the tips among them', () => {
    const recipe = read({ recipeInstructions: [step('Boil.'), { '@type': 'HowToTip', text: 'Keeps well.' }] });
    expect(recipe).toMatchObject({ steps: plain('Boil.'), notes: ['Keeps well.'] });
  });
});

it('reads yields and durations in all their shapes', () => {
  expect(
    read({
      recipeYield: { '@type': 'QuantitativeValue', value: 12, unitText: 'slices' },
      totalTime: { '@type': 'Duration', minValue: 'PT30M', maxValue: 'PT45M' },
      'schema:prepTime': '1 hr 30 mins',
      'https://schema.org/name': 'Dal',
    }),
  ).toMatchObject({ title: 'Dal', yields: ['12 slices'], minutes: { total: 45, prep: 90 } });
});

it('says of every property what became of it', () => {
  const { parts } = read({ '@type': 'Recipe', name: 'Dal', tool: 'A pot', review: [{}], zorb: 1, image: '' });
  expect(parts).toEqual([
    { name: 'Title', place: 'recipe data: name', fate: 'used', where: 'Title' },
    { name: 'Equipment', place: 'recipe data: tool', fate: 'kept', where: 'Tips and notes' },
    expect.objectContaining({ name: 'Reviews', fate: 'left' }),
    { name: 'zorb', place: 'recipe data: zorb', fate: 'unknown', where: '' },
  ]);
});

describe('graphOf', () => {
  it('makes nodes of one @id one, and ends where they point in a circle', () => {
    const { nodes, resolve } = graphOf(
      nodesIn([
        { '@id': '#r', '@type': 'Recipe', name: 'Dal', recipeInstructions: [{ '@id': '#s' }] },
        { '@id': '#s', '@type': 'HowToSection', itemListElement: [{ '@id': '#s' }] },
        { '@id': '#r', '@type': 'Recipe', recipeIngredient: ['1 onion'] },
      ]),
    );
    const [recipe] = nodes;
    expect(recipe).toMatchObject({ name: 'Dal', recipeIngredient: ['1 onion'] });
    expect(markedRecipeOf(recipe ?? {}, { linesOf, resolve }).steps).toEqual([]);
  });
});
