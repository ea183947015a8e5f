import { describe, expect, it } from 'vitest';
import { recipeHealth } from '#src/domain/recipes/editing/recipe-health.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { recipeStructuredData } from '#src/layouts/recipe-structured-data.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';
import { WHOLE } from '../a-whole-recipe.ts';

const site = { name: 'Plantry', url: 'https://plantry.example', socials: [], sells: false, look: HOUSE_LOOK };
const sent = (recipe: Recipe) => recipeStructuredData(recipe, site, new Map());

describe('recipeHealth', () => {
  it('finds nothing to say of a whole recipe', () => {
    expect(recipeHealth(WHOLE)).toEqual([]);
  });

  it.each<[Partial<Recipe>, string, string]>([
    [{ cuisine: null }, 'cuisine', 'recipeCuisine'],
    [{ nutrition: null }, 'nutrition', 'nutrition'],
    [{ totalRatings: 0 }, 'totalRatings', 'aggregateRating'],
  ])('tells of a property that is then not sent: %o', (lack, field, property) => {
    expect(recipeHealth({ ...WHOLE, ...lack })).toMatchObject([{ field, severity: 'recommended' }]);
    expect(sent(WHOLE)).toHaveProperty(property);
    expect(sent({ ...WHOLE, ...lack })).not.toHaveProperty(property);
  });

  it.each<[Partial<Recipe>, string]>([
    [{ title: 'A'.repeat(61) }, 'title'],
    [{ description: 'Good.' }, 'description'],
    [{ tags: [] }, 'tags'],
    [{ prepTime: 0, cookTime: 0 }, 'prepTime'],
    [{ ingredients: [] }, 'ingredients'],
    [{ instructions: [], processImages: [] }, 'instructions'],
    [{ instructions: ['Boil, then serve.'], processImages: ['/pictures/a-step-1.jpg'] }, 'instructions'],
    [{ processImages: [] }, 'processImages'],
    [{ processImages: ['/pictures/red-lentil-dal-step-3.jpg'] }, 'processImages'],
  ])('tells of a poorer result: %o', (lack, field) => {
    expect(recipeHealth({ ...WHOLE, ...lack })).toMatchObject([{ field, severity: 'recommended' }]);
  });

  it('sends a total time that counts what is waited for', () => {
    expect(sent({ ...WHOLE, restTime: 480, restKind: 'soaking' })).toMatchObject({ totalTime: 'PT8H30M' });
  });

  it('has words for everything a recipe can lack', () => {
    const nothing = {
      title: '',
      imageUrl: null,
      description: '',
      ingredients: [],
      instructions: [],
      processImages: [],
    };
    const figures = { prepTime: 0, cookTime: 0, cuisine: null, tags: [], nutrition: null, totalRatings: 0 };
    expect(recipeHealth({ ...WHOLE, ...nothing, ...figures }).map(({ message }) => message)).toEqual([
      'It has no title.',
      'It has no main image.',
      'Its description is shorter than 50 characters.',
      'It has no ingredients.',
      'It has no steps.',
      'It has no times.',
      'It has no cuisine.',
      'It has no tags, which are its keywords.',
      'Its calories aren’t known.',
      'Nobody has rated it yet, so no stars show.',
    ]);
  });

  it('puts first what no result comes without', () => {
    const found = recipeHealth({ ...WHOLE, title: ' ', imageUrl: null, cuisine: null });
    expect(found.map(({ severity }) => severity)).toEqual(['required', 'required', 'recommended']);
  });
});
