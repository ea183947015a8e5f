import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelAccounted, readAccounted } from '#src/domain/free-text/account/accounted.ts';
import type { GeneratedRecipe, ReadRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { findingsOf } from '#src/domain/recipes/editing/recipe-findings.ts';

const textsIn = (folder: string): [name: string, text: string][] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [
      `${folder}/${name}`,
      readFileSync(join(import.meta.dirname, folder, name), 'utf8').split(/^=====\n/m)[0] ?? '',
    ]);
const TEXTS = ['texts', 'messy', 'truth', 'unseen', 'fresh', 'later', 'latest'].flatMap(textsIn);

const ODD: [name: string, text: string][] = [
  ['Windows line ends', 'Soup\r\n\r\n1 onion\r\n2 carrots\r\n1 litre water\r\n\r\nBoil it all for 20 minutes.\r\n'],
  ['no line ends', 'You need 1 onion, 2 carrots and 1 litre of water. Boil it all for 20 minutes. Serves 2'],
  ['nothing but marks around', '***\n\n1 onion\n2 carrots\n~~~\nBoil it all.\n---\n'],
  ['a zero-width start', '\ufeff\u200b1 onion\n2 carrots\nBoil them.'],
];

/** What stands in a text, with what became of it. */
const usesIn = ({ source: { text, spans } }: GeneratedRecipe): [string, string][] =>
  spans.map(({ from, to, used, index }) => [
    text.slice(from, to).trim(),
    `${used ?? 'not used'}${index === undefined ? '' : ` ${index}`}`,
  ]);

describe('the account of a text', () => {
  it.each([...TEXTS, ...ODD])('leaves no letter of %s out', (_, text) => {
    const { source, ...recipe } = readAccounted({ text });
    expect(source.spans.map(({ from, to }) => source.text.slice(from, to)).join('')).toBe(text);
    const many = { group: recipe.ingredientGroups, ingredient: recipe.ingredients, step: recipe.instructions };
    for (const { used, index } of source.spans) {
      if (used === 'group' || used === 'ingredient' || used === 'step') expect(many[used][index ?? -1]).toBeDefined();
    }
  });

  it('goes on with a step that a narrow page has broken, and takes tags for no sentence', () => {
    const text =
      '<ul><li>2 carrots</li><li>1 onion</li></ul>\n\nPeel the carrots and cook them with the onion\nfor 20 minutes. Mash them.';
    expect(usesIn(readAccounted({ text }))).toEqual([
      ['<ul><li>2 carrots</li>', 'ingredient 0'],
      ['<li>1 onion</li></ul>', 'ingredient 1'],
      ['Peel the carrots and cook them with the onion', 'step 0'],
      ['for 20 minutes.', 'step 0'],
      ['Mash them.', 'step 1'],
    ]);
  });

  it('says where each sentence went, and which went nowhere', () => {
    const text =
      'Hello Jo, at last!\n\nRed bean soup\nServes 3. Cook 20 min.\n\nFor the soup:\n1 tin red beans\n2 carrots\n1 onion\nTo serve:\na handful of parsley\n\n1) Chop the carrots. 2) Boil everything for 20 minutes.\n\nIt keeps for 3 days in the fridge.\nSee you soon!';
    expect(usesIn(readAccounted({ text }))).toEqual([
      ['Hello Jo, at last!', 'not used'],
      ['Red bean soup', 'title'],
      ['Serves 3.', 'servings'],
      ['Cook 20 min.', 'times'],
      ['For the soup:', 'group 0'],
      ['1 tin red beans', 'ingredient 0'],
      ['2 carrots', 'ingredient 1'],
      ['1 onion', 'ingredient 2'],
      ['To serve:', 'group 1'],
      ['a handful of parsley', 'ingredient 3'],
      ['1) Chop the carrots.', 'step 0'],
      ['2) Boil everything for 20 minutes.', 'step 1'],
      ['It keeps for 3 days in the fridge.', 'tip'],
      ['See you soon!', 'not used'],
    ]);
  });

  it('has the typed title win, and shows the other as not used', () => {
    const text = 'Soup of the day\n\nGrandma’s borscht\n\n2 beetroots\n1 onion\n1 litre stock\n\nSimmer for an hour.';
    const recipe = readAccounted({ text, title: 'Soup of the day' });
    expect(recipe.title).toBe('Soup of the day');
    expect(usesIn(recipe).slice(0, 2)).toEqual([
      ['Soup of the day', 'title'],
      ['Grandma’s borscht', 'not used'],
    ]);
  });
});

const MODEL: ReadRecipe = {
  title: 'Borscht of beetroot',
  description: 'A red soup.',
  ingredients: [
    { amount: '2', unit: '', name: 'beetroots, grated' },
    { amount: '1', unit: '', name: 'onion, chopped' },
    { amount: '1', unit: 'litre', name: 'water' },
  ],
  ingredientGroups: [],
  instructions: ['Fry the chopped onion gently in a pan.', 'Add grated beetroots and water and simmer for one hour.'],
  ...{ prepTime: 10, cookTime: 60, restTime: 0, servings: 4, category: 'lunch', difficulty: 'easy' },
  ...{ cuisine: '', tags: [], tipsAndNotes: '', sourceUrl: null },
};
const TEXT =
  'Borscht\n\n2 beetroots\n1 onion\n1 litre of water\n50 g walnuts\n\nGently fry the chopped onion. Add the grated beetroots and the water, simmer 1 hour. Invite the neighbours.';

describe('the account of what a model read', () => {
  const recipe = modelAccounted(TEXT, 'Borscht', MODEL);

  it('is made from the text in the same way', () => {
    expect(usesIn(recipe)).toEqual([
      ['Borscht', 'title'],
      ['2 beetroots', 'ingredient 0'],
      ['1 onion', 'ingredient 1'],
      ['1 litre of water', 'ingredient 2'],
      ['50 g walnuts', 'not used'],
      ['Gently fry the chopped onion.', 'step 0'],
      ['Add the grated beetroots and the water, simmer 1 hour.', 'step 1'],
      ['Invite the neighbours.', 'not used'],
    ]);
    expect(recipe.title).toBe('Borscht');
  });

  it('finds what somebody wrote with a slip of the pen', () => {
    const uses = usesIn(modelAccounted(TEXT.replace('1 onion', '1 onyon'), 'Borscht', MODEL));
    expect(uses).toContainEqual(['1 onyon', 'ingredient 1']);
  });

  it('claims no diet while an ingredient of the text was left out', () => {
    expect(recipe.unread).toEqual(['50 g walnuts']);
    expect(recipe.dietaryRestrictions).toEqual([]);
    expect(findingsOf(recipe)).toContainEqual(
      expect.objectContaining({ kind: 'incomplete', message: expect.stringContaining('50 g walnuts') }),
    );
    const whole = modelAccounted(TEXT.replace('50 g walnuts\n', ''), 'Borscht', MODEL);
    expect(whole.dietaryRestrictions).toEqual(expect.arrayContaining(['nut-free', 'gluten-free', 'soy-free']));
  });
});

describe('an incomplete recipe', () => {
  const FREE = ['gluten-free', 'nut-free', 'soy-free', 'oil-free', 'raw', 'low-fat', 'low-carb', 'high-protein'];
  it.each([
    ['a food that nobody knows', 'Bowl\n\n• 200 g rice\n• 1 carrot\n• 1 pack Zorblatt\n\nBoil it all for 20 minutes.'],
    ['no steps', 'Bowl\n\n200 g rice\n1 carrot\n1 leek'],
    ['two ingredients only', 'Bowl\n\n200 g rice\n1 carrot\n\nBoil it all for 20 minutes.'],
  ])('with %s is free of nothing', (_, text) => {
    const { dietaryRestrictions } = readAccounted({ text });
    expect(dietaryRestrictions.filter((diet) => FREE.includes(diet))).toEqual([]);
  });
});
