import { describe, expect, it } from 'vitest';
import { filterParameters, type RecipeFilter, readFilter } from '#src/stores/admin/recipes/recipe-filter.ts';

const ALL: RecipeFilter = {
  ...({ search: '', status: '', category: '', queue: '', tag: '', diet: '', premium: '', owner: '' } as const),
  ...({ sort: 'newest', page: 1 } as const),
};

describe('readFilter', () => {
  it('reads what filterParameters writes', () => {
    const filter: RecipeFilter = {
      ...({ search: 'red dal', status: 'draft', category: 'dinner', queue: 'picture', tag: 'one-pot' } as const),
      ...({ diet: 'raw', premium: 'yes', owner: 'a1', sort: 'title', page: 12 } as const),
    };
    expect(readFilter(filterParameters(filter))).toEqual(filter);
    expect(filterParameters(ALL)).toEqual({});
    expect(readFilter({})).toEqual(ALL);
  });

  it('leaves out what makes no sense', () => {
    expect(
      readFilter({ status: 'gone', category: 'brunch', sort: 'number', page: '-1', other: 'x', tag: 'No Tag' }),
    ).toEqual(ALL);
    expect(readFilter({ page: '1e9' }).page).toBe(1);
    expect(readFilter({ search: 'a'.repeat(500) }).search).toHaveLength(200);
  });
});
