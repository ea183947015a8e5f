import { describe, expect, it } from 'vitest';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { FieldName } from '#src/domain/recipes/recipe-fields.ts';
import type { ConflictSide } from '#src/stores/admin/published/versions.ts';
import { RECIPES } from '#src/stores/admin/recipes/recipe-editor.ts';
import { changeOf, formOf, newLine } from '#src/stores/admin/recipes/recipe-form.ts';
import { WHOLE } from '../../../domain/recipes/a-whole-recipe.ts';

const { contested, merged } = RECIPES;
const BEFORE: AdminRecipe = {
  ...WHOLE,
  ingredients: ['200 g red lentils', '1 onion'],
  instructions: ['Fry the onion.', 'Boil for 20 minutes.'],
  marks: [{ step: 1, start: 9, text: '20 minutes', of: 'time', minutes: { min: 20, max: 20 } }],
  ...{ nutriScoreByHand: null, nutritionByHand: null, publishAt: null, unpublishAt: null, gateProblem: null },
};
const THEIRS: AdminRecipe = {
  ...BEFORE,
  title: 'Their dal',
  servings: 8,
  ingredients: ['300 g red lentils', '1 onion'],
};
const mine = () => ({ ...formOf(BEFORE), title: 'My dal', description: 'Mine.' });
const chosen = (choice: Partial<Record<FieldName, ConflictSide>>) =>
  new Map(Object.entries(choice) as [FieldName, ConflictSide][]);

describe('contested', () => {
  it('names the fields that differ, and who has changed each', () => {
    expect(contested(BEFORE, mine(), THEIRS)).toEqual([
      { name: 'title', by: 'both' },
      { name: 'description', by: 'me' },
      { name: 'servings', by: 'them' },
      { name: 'ingredients', by: 'them' },
    ]);
  });

  it('leaves out what both have changed alike', () => {
    expect(contested(BEFORE, { ...mine(), servings: '8' }, THEIRS).map(({ name }) => name)).not.toContain('servings');
  });

  it('takes headings for a part of the ingredients', () => {
    const theirs = { ...BEFORE, ingredientGroups: [{ name: 'For the top', at: 1 }] };
    expect(contested(BEFORE, formOf(BEFORE), theirs)).toEqual([{ name: 'ingredients', by: 'them' }]);
  });
});

describe('merged', () => {
  it('takes each field from whom it was chosen, and keeps the marks that fit', () => {
    const form = merged(
      mine(),
      THEIRS,
      chosen({ title: 'mine', description: 'mine', servings: 'theirs', ingredients: 'theirs' }),
    );
    expect(changeOf(form)).toMatchObject({
      title: 'My dal',
      description: 'Mine.',
      servings: 8,
      ingredients: THEIRS.ingredients,
      marks: BEFORE.marks,
    });
  });

  it('keeps my marks where the steps are mine, and theirs where they are theirs', () => {
    const own = { ...mine(), instructions: ['Chop.', 'Fry.'].map(newLine), marks: [] };
    expect(merged(own, THEIRS, chosen({ instructions: 'theirs' })).marks).toEqual(BEFORE.marks);
    expect(merged(own, THEIRS, chosen({ instructions: 'mine' })).marks).toEqual([]);
  });
});
