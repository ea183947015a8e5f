import { describe, expect, it } from 'vitest';
import { filterParameters, readFilter } from '#src/stores/admin/recipe-filter.ts';

const ALL = { search: '', status: '', category: '', sort: 'newest', page: 1 } as const;

describe('readFilter', () => {
  it('reads what filterParameters writes', () => {
    const filter = { search: 'red dal', status: 'draft', category: 'dinner', sort: 'title', page: 12 } as const;
    expect(readFilter(filterParameters(filter))).toEqual(filter);
    expect(filterParameters(ALL)).toEqual({});
    expect(readFilter({})).toEqual(ALL);
  });

  it('leaves out what makes no sense', () => {
    expect(readFilter({ status: 'gone', category: 'brunch', sort: 'number', page: '-1', other: 'x' })).toEqual(ALL);
    expect(readFilter({ page: '1e9' }).page).toBe(1);
    expect(readFilter({ search: 'a'.repeat(500) }).search).toHaveLength(200);
  });
});
