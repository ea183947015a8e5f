import { describe, expect, it } from 'vitest';
import { listingKey, pageKey } from '#src/server/host/store/page-key.ts';

const keyOf = (target: string): string | null => pageKey(new URL(`http://localhost${target}`));

describe('listing key', () => {
  const listing = (target: string): string | null => listingKey(new URL(`http://localhost${target}`));

  it('puts a state in one spelling', () => {
    expect(listing('/recipes?page=1&search=%20dal&utm_source=a&category=all')).toBe('/recipes?search=dal');
    expect(listing('/recipes?sort=best&maxTotal=030')).toBe('/recipes?maxTotal=30');
  });

  it.each(['/recipes?search=a&x=1', '/recipes?search=a&search=b', '/recipes?sort=cheapest', '/trending?search=a'])(
    'is none for %s',
    (target) => {
      expect(listing(target)).toBeNull();
    },
  );
});

describe('page key', () => {
  it('is the path of a page', () => {
    expect(keyOf('/')).toBe('/');
    expect(keyOf('/recipes/red-lentil-dal')).toBe('/recipes/red-lentil-dal');
  });

  it('puts the listing in one spelling', () => {
    expect(keyOf('/recipes?page=2&category=lunch')).toBe('/recipes?category=lunch&page=2');
    expect(keyOf('/recipes?page=1')).toBe('/recipes');
    expect(keyOf('/recipes?category=all')).toBe('/recipes');
  });

  it('leaves out what campaigns hang on an address', () => {
    expect(keyOf('/recipes/red-lentil-dal?utm_source=letter&fbclid=1')).toBe('/recipes/red-lentil-dal');
  });

  it('puts pages of cooks’ notes in one spelling', () => {
    expect(keyOf('/recipes/red-lentil-dal/notes?sort=helpful&page=1')).toBe('/recipes/red-lentil-dal/notes');
    expect(keyOf('/recipes/red-lentil-dal/notes?page=2&sort=newest&ref=x')).toBe(
      '/recipes/red-lentil-dal/notes?sort=newest&page=2',
    );
  });

  it.each([
    '/recipes/red-lentil-dal/notes?page=0',
    '/recipes/red-lentil-dal/notes?sort=worst',
    '/recipes/red-lentil-dal/notes?page=1&page=2',
    '/recipes/red-lentil-dal/notes?page=1&x',
    '/recipes?search=dal',
    '/recipes?tags=spicy',
    '/recipes?category=lunch&category=dinner',
    '/recipes?category=meat',
    '/recipes?page=0',
    '/recipes?page=02',
    '/recipes?page=1e3',
    '/?anything=1',
    '/recipes/red-lentil-dal?x',
    '/recipes/%72ed-lentil-dal',
    '/recipes//red-lentil-dal',
    '/recipes/red-lentil-dal.html',
    '/.//admin',
    '/api/recipes',
    '/admin',
    '/admin/recipes',
  ])('is none for %s', (target) => {
    expect(keyOf(target)).toBeNull();
  });
});
