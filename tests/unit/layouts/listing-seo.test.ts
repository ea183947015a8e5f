import { describe, expect, it } from 'vitest';
import { listingHeading, tagLabel } from '#src/components/listing/words.ts';
import { listingCanonical, listingTitle, neighbours } from '#src/layouts/listing-seo.ts';

describe('listingTitle', () => {
  it('says the whole state', () => {
    expect(listingTitle({})).toBe('Vegan recipes');
    expect(listingTitle({ category: 'dinner', page: 2 })).toBe('Vegan dinner recipes, page 2');
    expect(listingTitle({ category: 'lunch', dietaryPreferences: ['gluten-free'], tags: ['one-pot'] })).toBe(
      'Gluten-free one pot vegan lunch recipes',
    );
    expect(listingTitle({ category: 'desserts' })).toBe('Vegan dessert recipes');
    expect(listingTitle({ search: 'dal' })).toBe('Vegan recipes for “dal”');
    expect(listingTitle({ category: 'dinner', maxWork: 15, sort: 'rated' })).toBe(
      'Vegan dinner recipes, at most 15 min hands-on, best rated first',
    );
  });
});

describe('listingHeading', () => {
  it('puts a search before a category', () => {
    expect(listingHeading({ search: 'dal', category: 'dinner' }).heading).toBe('Results for “dal”');
    expect(listingHeading({ category: 'dinner' }).heading).toBe('Dinner recipes');
    expect(listingHeading({}).heading).toBe('All recipes');
  });
});

describe('listingCanonical', () => {
  it('is the page itself for categories and their pages', () => {
    expect(listingCanonical({ category: 'dinner', page: 2 })).toBe('/recipes?category=dinner&page=2');
    expect(listingCanonical({ page: 1 })).toBe('/recipes');
  });

  it('is the category for a combination of filters', () => {
    expect(listingCanonical({ category: 'dinner', tags: ['one-pot'], page: 2 })).toBe('/recipes?category=dinner');
    expect(listingCanonical({ dietaryPreferences: ['raw'] })).toBe('/recipes');
    expect(listingCanonical({ category: 'dinner', maxTotal: 30, page: 2 })).toBe('/recipes?category=dinner');
    expect(listingCanonical({ sort: 'quickest' })).toBe('/recipes');
  });

  it('is nothing for a search', () => {
    expect(listingCanonical({ search: 'dal', category: 'dinner' })).toBeNull();
  });
});

describe('neighbours', () => {
  const pagination = { limit: 15, totalPages: 3 };

  it('links to the pages that exist', () => {
    expect(neighbours({}, { ...pagination, page: 1, hasPreviousPage: false, hasNextPage: true })).toEqual([
      { rel: 'next', href: '/recipes?page=2' },
    ]);
    expect(
      neighbours({ category: 'lunch', page: 2 }, { ...pagination, page: 2, hasPreviousPage: true, hasNextPage: true }),
    ).toEqual([
      { rel: 'prev', href: '/recipes?category=lunch' },
      { rel: 'next', href: '/recipes?category=lunch&page=3' },
    ]);
  });
});

describe('tagLabel', () => {
  it('reads like a word', () => {
    expect(tagLabel('high-fibre')).toBe('High fibre');
  });
});
