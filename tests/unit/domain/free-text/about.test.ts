import { describe, expect, it } from 'vitest';
import { categoryIn, categoryOf, descriptionOf, tagsIn, tagsOf } from '#src/domain/free-text/about.ts';

const about = (title: string, ...ingredients: string[]) => ({
  title,
  ingredients,
  steps: [],
  minutes: 0,
  busy: 0,
});

describe('categoryOf', () => {
  it.each([
    ['Serendipity cake', 'flour, sugar', 'desserts'],
    ['Goats cheese style tart', 'plain flour, cashews, onion', 'dinner'],
    ['Apple tart', 'apples, caster sugar', 'desserts'],
    ['Banana bread', 'flour, bananas, garlic powder', 'desserts'],
    ['Focaccia', 'bread flour, dried yeast, sugar', 'snacks'],
    ['Party platter', 'chickpeas', 'dinner'],
    ['Iced something', 'oat drink', 'beverages'],
    ['Our Sunday supper', 'tofu', 'dinner'],
  ])('files %s', (title, list, category) => {
    expect(categoryOf(about(title, ...list.split(', ')), '')).toBe(category);
  });

  it('takes what comes before the first amount where nothing is called a title', () => {
    expect(categoryOf(about('Recipe', 'avocado'), 'Guac, always!')).toBe('snacks');
  });
});

describe('categoryIn', () => {
  it.each([
    ['Cakes & Bakes', 'desserts'],
    ['Main course', 'dinner'],
    ['Soups', 'lunch'],
    ['Vegan', null],
  ])('reads the label %s', (label, category) => {
    expect(categoryIn({ categories: [label], keywords: [] })).toBe(category);
  });
});

describe('tagsOf', () => {
  it.each([
    ['Serendipity cake', ['cake', 'baking']],
    ['Spicy lentil soup', ['soup', 'spicy']],
    ['Dipping oil', []],
  ])('tags %s', (title, tags) => {
    expect(tagsOf(about(title), '')).toEqual(tags);
  });
});

it('makes tags of keywords, but for the one that every recipe has', () => {
  const keywords = ['One Pot', ' Meal prep', 'Recipe', '–'];
  expect(tagsIn({ description: '', categories: [], keywords, cuisine: '' })).toEqual(['one-pot', 'meal-prep']);
});

describe('descriptionOf', () => {
  it('says nothing of servings or minutes that nobody told', () => {
    expect(descriptionOf([], about('Stew', 'lentils', 'carrots'))).toBe('Stew with carrots.');
  });
});
