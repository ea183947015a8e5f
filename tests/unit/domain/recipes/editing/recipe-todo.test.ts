import { describe, expect, it } from 'vitest';
import { parseIngredientLines } from '#src/domain/ingredients/ingredient-lines.ts';
import { todoOf } from '#src/domain/recipes/editing/recipe-todo.ts';

const DONE = {
  title: 'Lentil Soup',
  description: 'A soup of red lentils that is on the table in half an hour, with lemon.',
  imageUrl: '/pictures/lentil-soup.jpg',
  cuisine: 'Turkish',
  tags: ['soup'],
  prepTime: 10,
  cookTime: 20,
  ingredients: ['200 g red lentils'],
  instructions: ['Rinse the lentils.', 'Simmer the lentils for 20 minutes.'],
  processImages: [],
  pictureTexts: [{ url: '/pictures/lentil-soup.jpg', text: 'Red soup in a white bowl, with a wedge of lemon' }],
  lines: parseIngredientLines(['200 g red lentils']),
  hasNutrition: true,
  unknownAllergens: [],
  isImpossible: false,
};

describe('todoOf', () => {
  it.each([
    [[], {}],
    [['picture'], { imageUrl: null }],
    [['pictureText'], { pictureTexts: [] }],
    [['pictureText'], { imageUrl: '/pictures/another-soup.jpg' }],
    [[], { imageUrl: '/pictures/lentil-soup.jpg#focus-30-70' }],
    [['figures'], { isImpossible: true }],
    [['nutrition'], { hasNutrition: false }],
    [['allergens'], { unknownAllergens: ['zorbleberries'] }],
    [['warnings'], { lines: parseIngredientLines(['200 g zorbleberries']) }],
    [['warnings'], { instructions: ['Rinse the rice.', 'Simmer the rice.'] }],
    [['findings'], { cuisine: null }],
    [['findings'], { description: 'Soup.' }],
    [['picture', 'nutrition', 'findings'], { imageUrl: null, hasNutrition: false, tags: [] }],
  ])('is %j with %j', (todo, change) => {
    expect(todoOf({ ...DONE, ...change })).toEqual(todo);
  });
});
