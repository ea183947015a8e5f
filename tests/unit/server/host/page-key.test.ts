import { describe, expect, it } from 'vitest';
import { pageKey } from '#src/server/host/store/page-key.ts';

const keyOf = (target: string): string | null => pageKey(new URL(`http://localhost${target}`));

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

  it.each([
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
