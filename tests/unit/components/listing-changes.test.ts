import { describe, expect, it } from 'vitest';
import {
  filterCount,
  withDietToggled,
  withoutFilters,
  withRichToggled,
  withTagToggled,
} from '#src/components/listing/changes.ts';

describe('withDietToggled', () => {
  it('adds and removes, and starts over at page 1', () => {
    const added = withDietToggled({ category: 'dinner', dietaryPreferences: ['soy-free'], page: 3 }, 'nut-free');
    expect(added).toEqual({ category: 'dinner', dietaryPreferences: ['nut-free', 'soy-free'], page: 1 });
    expect(withDietToggled(added, 'soy-free').dietaryPreferences).toEqual(['nut-free']);
  });

  it('gives the same state whatever the order of clicks', () => {
    const one = withDietToggled(withDietToggled({}, 'raw'), 'nut-free');
    const other = withDietToggled(withDietToggled({}, 'nut-free'), 'raw');
    expect(one).toEqual(other);
  });
});

describe('withTagToggled', () => {
  it('keeps the rest of the state and one order', () => {
    const state = withTagToggled({ search: 'dal', tags: ['soup'], page: 2 }, 'one-pot');
    expect(state).toEqual({ search: 'dal', tags: ['one-pot', 'soup'], page: 1 });
    expect(withTagToggled(state, 'soup').tags).toEqual(['one-pot']);
  });
});

describe('withRichToggled', () => {
  it('keeps one order, is counted, and is taken off with the others', () => {
    const state = withRichToggled(withRichToggled({ page: 2 }, 'fibre'), 'iron');
    expect(state).toEqual({ richIn: ['iron', 'fibre'], page: 1 });
    expect(withRichToggled(state, 'fibre').richIn).toEqual(['iron']);
    expect(filterCount(state)).toBe(2);
    expect(filterCount(withoutFilters(state))).toBe(0);
  });
});

describe('filterCount', () => {
  it('counts what the panel holds', () => {
    expect(filterCount({ category: 'dinner', search: 'dal', tags: ['soup'], dietaryPreferences: ['raw'] })).toBe(2);
    expect(filterCount({ maxWork: 15, maxTotal: 60, sort: 'rated' })).toBe(2);
  });
});
