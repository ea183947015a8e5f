import { describe, expect, it } from 'vitest';
import { publishWarnings } from '#src/islands/admin/recipe-editor/notes/publish-warnings.ts';
import { RECIPE } from '#src/islands/admin/recipe-editor/recipe-kind.ts';
import { labelsOf } from '#src/stores/admin/published/versions.ts';

const { differences, labels } = RECIPE;

describe('differences', () => {
  it('says field by field what two versions say, in words', () => {
    const before = {
      title: 'Dal',
      category: 'dinner',
      isPremiumOnly: false,
      ingredients: ['200 g lentils'],
      ingredientGroups: [],
      tags: [],
    } as const;
    const after = {
      ...before,
      category: 'lunch',
      isPremiumOnly: true,
      ingredientGroups: [{ name: 'For the pot', at: 0 }],
      tags: ['one-pot'],
    } as const;
    const read = (recipe: typeof before | typeof after) => ({
      ...recipe,
      ingredients: [...recipe.ingredients],
      ingredientGroups: [...recipe.ingredientGroups],
      tags: [...recipe.tags],
    });
    expect(differences(read(before), read(after))).toEqual([
      { name: 'category', label: 'Category', before: ['Dinner'], after: ['Lunch'] },
      { name: 'tags', label: 'Tags', before: [], after: ['one-pot'] },
      {
        name: 'ingredients',
        label: 'Ingredients',
        before: ['200 g lentils'],
        after: ['For the pot:', '200 g lentils'],
      },
      { name: 'isPremiumOnly', label: 'Premium members only', before: ['No'], after: ['Yes'] },
    ]);
  });

  it('compares no field that one of them does not know', () => {
    expect(differences({ title: 'Dal' }, { title: 'Dal', author: 'Ada' })).toEqual([]);
  });
});

describe('labelsOf', () => {
  it('names fields as their forms do', () => {
    expect(labelsOf(labels, ['servings', 'tipsAndNotes', 'gone'])).toBe('Servings, Tips and notes and gone');
    expect(labelsOf(labels, ['title', 'description', 'category', 'servings', 'tags', 'marks', 'cuisine'])).toBe(
      '7 fields',
    );
  });
});

describe('publishWarnings', () => {
  it('begins with what keeps it from being published, and leaves out what nobody can mend', () => {
    const warnings = publishWarnings(
      {
        gate: [
          {
            path: 'ingredients.0',
            message: '“egg” is an animal product.',
            line: '1 egg',
            key: 'egg',
            asks: null,
          },
        ],
        health: [
          { field: 'imageUrl', severity: 'required', message: 'It has no main image.' },
          { field: 'totalRatings', severity: 'recommended', message: 'Nobody has rated it yet.' },
          { field: 'cuisine', severity: 'recommended', message: 'It has no cuisine.' },
        ],
        lines: [],
        dietWarnings: [],
        nutrition: null,
      },
      { imageUrl: '/pictures/dal.jpg', pictureTexts: [] },
    );
    expect(warnings).toEqual([
      '“egg” is an animal product.',
      'It has no main image.',
      'Its nutrition isn’t known.',
      'Its main picture has no alternative text.',
      'It has no cuisine.',
    ]);
  });
});
