import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAcceptable, queriesOf } from '#tests/support/query-judge.ts';
import { RAW_RECIPES, rawRecipe } from '#tests/support/raw-recipes.ts';
import { brokenBy, sentencesOf } from '#tests/support/search-judge.ts';
import { FOODS } from '#tests/support/search-vocabulary.ts';

const file = (name: string) => join(import.meta.dirname, name);
const QUERIES = queriesOf(file('queries.json'));
const SENTENCES = sentencesOf(file('sentences.json'));

const holding = (food: string, id: string) => brokenBy(rawRecipe(id), { noneOf: [food] }, null).length > 0;
const needing = (method: string, id: string) => brokenBy(rawRecipe(id), { without: [method] }, null).length > 0;

describe('the truth about queries', () => {
  it('names recipes that there are, each query once', () => {
    for (const { first = [], anyOf = [] } of QUERIES) for (const id of [...first, ...anyOf]) rawRecipe(id);
    expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
    expect(QUERIES).toHaveLength(100);
  });

  it('takes its own first results, and leaves something to find', () => {
    for (const truth of QUERIES.filter(({ none }) => !none)) {
      for (const id of truth.first ?? [])
        expect(isAcceptable(truth, rawRecipe(id)), `${truth.query}: ${id}`).toBe(true);
      expect(
        RAW_RECIPES.some((recipe) => isAcceptable(truth, recipe)),
        truth.query,
      ).toBe(true);
    }
  });
});

describe('the truth about sentences', () => {
  it('asks each sentence once', () => {
    expect(new Set(SENTENCES.map(({ sentence }) => sentence)).size).toBe(SENTENCES.length);
    expect(SENTENCES).toHaveLength(200);
  });
});

describe('the judge', () => {
  it.each([
    ['nuts', 'gnocchi-with-pesto', true],
    ['nuts', 'summer-rolls', true],
    ['nuts', 'butternut-squash-soup', false],
    ['nuts', 'miso-soup-with-tofu', false],
    ['nuts', 'chickpea-flour-omelette', false],
    ['nuts', 'celebration-wellington', true],
    ['nuts', 'coconut-macaroons', false],
    ['bread', 'cinnamon-rolls', false],
    ['bread', 'ratatouille', true],
    ['bread', 'caesar-salad-with-croutons', true],
    ['rice', 'thai-peanut-noodles', false],
    ['rice', 'soba-noodle-salad', false],
    ['rice', 'rainbow-maki', true],
    ['legumes', 'miso-mushroom-toast', true],
    ['legumes', 'gnocchi-with-pesto', false],
    ['potato', 'loaded-sweet-potatoes', false],
    ['nightshade', 'loaded-sweet-potatoes', true],
    ['nightshade', 'mushroom-risotto', false],
    ['alcohol', 'tiramisu', true],
    ['alcohol', 'three-bean-salad', false],
    ['alcohol', 'mushroom-risotto', true],
    ['wheat', 'buckwheat-crepes', false],
    ['wheat', 'tofu-stir-fry', true],
    ['pasta', 'beetroot-ravioli', true],
    ['celery', 'minestrone', true],
    ['cream', 'summer-berry-pavlova', true],
    ['citrus', 'banh-mi-with-tofu', false],
    ['seeds', 'guacamole', false],
  ])('sees whether %s is in %s: %s', (food, id, is) => {
    expect(FOODS).toHaveProperty(food);
    expect(holding(food, id)).toBe(is);
  });

  it.each([
    ['oven', 'fluffy-banana-pancakes', false],
    ['oven', 'french-toast-with-berries', false],
    ['oven', 'baba-ganoush', true],
    ['blender', 'lentil-soup', true],
    ['blender', 'minestrone', false],
    ['oven or hob', 'iced-matcha-latte', false],
    ['oven or hob', 'golden-milk', true],
    ['cooking', 'greek-salad-with-tofu-feta', false],
  ])('sees whether %s is needed for %s: %s', (method, id, is) => expect(needing(method, id)).toBe(is));
});
