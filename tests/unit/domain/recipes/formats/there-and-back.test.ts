import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCooklang } from '#src/domain/recipes/formats/cooklang/read.ts';
import { recipeCooklang } from '#src/domain/recipes/formats/cooklang/write.ts';
import type { ForeignFields } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { isRecipeFile, readRecipeFile } from '#src/domain/recipes/formats/read-recipe-file.ts';
import { recipeFile, recipeFileSchema } from '#src/domain/recipes/formats/recipe-file.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { type FieldName, fieldEntries } from '#src/domain/recipes/recipe-fields.ts';
import { anyRecipe } from './any-recipe.ts';

const where = {
  site: 'Plantry',
  page: 'https://plantry.example/recipes/red-lentil-dal',
  absolute: (path: string) => `https://plantry.example${path}`,
};

/** What a format says of a recipe, and the fields it has no place for: each row is all it cannot hold. */
const FORMATS: { name: string; thereAndBack: (recipe: Recipe) => ForeignFields; cannotHold: FieldName[] }[] = [
  {
    name: 'the recipe file',
    thereAndBack: (recipe) => readRecipeFile(JSON.parse(JSON.stringify(recipeFile(recipe, where)))).fields,
    // Shown to administrators only: an archive, which they alone make, has them.
    cannotHold: ['nutriScoreByHand', 'nutritionByHand', 'publishAt', 'unpublishAt'],
  },
  {
    name: 'Cooklang',
    thereAndBack: (recipe) => readCooklang(recipeCooklang(recipe, where), 'red-lentil-dal.cook').fields,
    cannotHold: [
      // Amounts and times stand in its steps; shares of a line, what is eaten and numbers that follow the servings do not.
      'marks',
      // The main picture is named by its address; the others, and what is said of them, are not.
      ...(['imageUrl', 'processImages', 'availableImages', 'pictureTexts'] as const),
      // What a site does with a recipe.
      ...(['isPublished', 'isPremiumOnly', 'publishAt', 'unpublishAt', 'nutriScoreByHand', 'nutritionByHand'] as const),
    ],
  },
];

/** Nothing said and said to be nothing are one. */
const said = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );

describe.each(FORMATS)('$name', ({ thereAndBack, cannotHold }) => {
  const held = fieldEntries.map(([name]) => name).filter((name) => !cannotHold.includes(name));

  it('brings back every field it has', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const back = thereAndBack(recipe);
        const wanted = Object.fromEntries(held.map((name) => [name, recipe[name as keyof Recipe]]));
        expect(said(back)).toMatchObject(said(wanted));
        expect(
          Object.keys(said(back))
            .filter((name) => !cannotHold.includes(name as FieldName))
            .toSorted(),
        ).toEqual(Object.keys(said(wanted)).toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('has no field in its list that it could hold', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const back = said(thereAndBack(recipe));
        expect(cannotHold.filter((name) => name in back)).toEqual([]);
      }),
    );
  });
});

describe('the recipe file', () => {
  it('keeps its own schema, and what a later one adds is kept', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const file = recipeFile(recipe, where);
        expect(recipeFileSchema.safeParse(file).error).toBeUndefined();
        expect(isRecipeFile(file)).toBe(true);
        const later = { ...file, mood: 'happy', recipe: { ...file.recipe, smell: 'good', servings: 'many' } };
        const read = readRecipeFile(later);
        expect(read.kept).toMatchObject({ mood: 'happy', smell: 'good', servings: 'many' });
        expect(read.fields.servings).toBeUndefined();
      }),
    );
  });

  it('of another version is refused in words', () => {
    const [file] = fc.sample(anyRecipe, 1).map((recipe) => recipeFile(recipe, where));
    expect(() => readRecipeFile({ ...file, version: 2 })).toThrow(
      'This recipe file is of version 2; we read version 1.',
    );
  });
});
