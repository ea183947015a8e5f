import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import { answersFor } from '#src/stores/kept/keep-here.ts';
import { isKeptPage, isRecipePage, KEPT_CALLS, mannerOf, pictureNamed } from '#src/stores/kept/rules.ts';

const SITE = 'https://plantry.example';
const visit = (path: string) => mannerOf({ url: SITE + path, method: 'GET', mode: 'navigate' }, SITE);
const ask = (path: string, method = 'GET') => mannerOf({ url: SITE + path, method, mode: 'cors' }, SITE);

describe('what is kept for the way', () => {
  it.each([
    '/',
    '/favorites',
    '/shopping-list',
    '/meal-plan?week=2026-W47',
    '/my-recipes',
    '/recipes/dal',
    '/my-recipes/x',
    '/guides/tofu',
  ])('is the page %s', (path) => expect(visit(path)).toBe('page'));

  it.each([
    '/recipes',
    '/recipes?search=x',
    '/profile',
    '/my-recipes/edit',
    '/shopping-list/shared/secret',
    '/recipes/dal/notes',
    '/premium',
  ])('is not the page %s', (path) => expect(visit(path)).toBe('visit'));

  it.each([
    '/admin',
    '/admin/users',
    '/login',
    '/login?next=/x',
    '/api/login',
    '/provider-sign-in',
    '/api/auth/export',
  ])('is never asked about %s', (path) => expect(visit(path)).toBe('pass'));

  it('is what members’ pages are made of, and no secret', () => {
    for (const path of [
      '/api/favorites',
      '/api/meal-plan?week=2026-W47',
      '/api/recipes/dal/note',
      '/api/own-recipes/x',
    ])
      expect(ask(path), path).toBe('answer');
    const never = [
      '/api/auth/sessions',
      '/api/auth/export',
      '/api/admin/users',
      '/api/kitchen/events',
      '/api/household',
    ];
    for (const path of [...never, '/api/meal-plan/feed', '/api/favorites/dal/more', '/names.json'])
      expect(ask(path), path).toBe('pass');
  });

  it('is no change, and nothing of another site', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) expect(ask('/api/favorites', method)).toBe('pass');
    expect(mannerOf({ url: 'https://elsewhere.example/recipes/dal', method: 'GET', mode: 'navigate' }, SITE)).toBe(
      'pass',
    );
    expect(mannerOf({ url: 'https://elsewhere.example/pictures/a.jpg', method: 'GET', mode: 'no-cors' }, SITE)).toBe(
      'pass',
    );
  });

  it('is known by calls that there are, which only read', () => {
    const reading = CONTRACTS.filter(({ method }) => method === 'GET').map(({ path }) =>
      path.replaceAll(/\{\w+\}/g, '{}'),
    );
    for (const call of KEPT_CALLS) expect(reading).toContain(call);
  });

  it('is all that a page asks to have kept ahead', () => {
    for (const isPremium of [true, false])
      for (const address of answersFor({ isPremium, weekStart: 'Monday' }))
        expect(ask(address), address).toBe('answer');
    expect(answersFor({ isPremium: false, weekStart: 'Monday' }).join()).not.toMatch(/meal-plan|shopping/);
  });

  it('counts recipes as recipes alone', () => {
    expect(['/recipes/dal', '/my-recipes/x', '/', '/my-recipes/edit', '/guides/tofu'].filter(isRecipePage)).toEqual([
      '/recipes/dal',
      '/my-recipes/x',
    ]);
    expect(isKeptPage('/recipes/')).toBe(false);
  });

  it.each([
    ['/pictures/palak-tofu-800.avif', '/pictures/palak-tofu'],
    ['/pictures/palak-tofu.jpg', '/pictures/palak-tofu'],
    ['/media/m-0123456789abcdef01234567-1200.avif', '/media/m-0123456789abcdef01234567'],
    ['/crops/share/palak-tofu.jpg', null],
    ['/pictures/../admin', null],
  ])('names the picture %s', (path, name) => expect(pictureNamed(path)).toBe(name));
});
