import { describe, expect, it } from 'vitest';
import { listPage, pagerNumbers, recipeListPage, showing } from '#src/domain/paging.ts';

const pagination = (page: number, limit: number, total: number) =>
  recipeListPage([], { page, limit, total }).pagination;

describe('recipeListPage', () => {
  it('counts pages and tells what is before and after', () => {
    expect(pagination(2, 15, 31)).toEqual({
      page: 2,
      limit: 15,
      totalRecipes: 31,
      totalPages: 3,
      hasNextPage: true,
      hasPreviousPage: true,
    });
  });

  it('gives an exact multiple no page more', () => {
    expect(pagination(2, 15, 30)).toMatchObject({ totalPages: 2, hasNextPage: false });
  });

  it('gives an empty list one page', () => {
    expect(pagination(1, 15, 0)).toMatchObject({ totalPages: 1, hasNextPage: false, hasPreviousPage: false });
  });

  it('has nothing after a page past the end', () => {
    expect(pagination(9, 15, 30)).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });
});

describe('listPage', () => {
  it('counts anything but recipes as items', () => {
    const { items, pagination } = listPage(['ada', 'kim'], { page: 2, limit: 2, total: 5 });
    expect(items).toEqual(['ada', 'kim']);
    expect(pagination).toEqual({
      page: 2,
      limit: 2,
      totalItems: 5,
      totalPages: 3,
      hasNextPage: true,
      hasPreviousPage: true,
    });
  });
});

describe('pagerNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, 4, 5]],
    [3, 10, [1, 2, 3, 4, 5]],
    [4, 10, [2, 3, 4, 5, 6]],
    [6, 10, [4, 5, 6, 7, 8]],
    [9, 10, [6, 7, 8, 9, 10]],
    [10, 10, [6, 7, 8, 9, 10]],
  ])('on page %i of %i shows %j', (page, totalPages, numbers) => {
    expect(pagerNumbers({ page, totalPages })).toEqual(numbers);
  });
});

describe('showing', () => {
  it.each([
    [1, 15, 150, 'Showing 1-15 of 150 recipes'],
    [2, 15, 150, 'Showing 16-30 of 150 recipes'],
    [2, 15, 20, 'Showing 16-20 of 20 recipes'],
    [1, 15, 1, 'Showing 1-1 of 1 recipe'],
    [1, 15, 0, 'Showing 0-0 of 0 recipes'],
  ])('page %i by %i of %i reads "%s"', (page, limit, total, text) => {
    expect(showing(pagination(page, limit, total))).toBe(text);
  });
});
