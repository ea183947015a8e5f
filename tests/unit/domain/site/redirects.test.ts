import { describe, expect, it } from 'vitest';
import { ownAddress, problemAmong, readRedirectLines, redirectedBy } from '#src/domain/site/redirects.ts';

const SITE = 'https://recipes.example';

describe('ownAddress', () => {
  it.each([
    ['/old', '/old'],
    [' /old/ ', '/old'],
    ['/old//page/', '/old/page'],
    ['/a b', null],
    ['/é', '/%C3%A9'],
    ['/?p=12', '/?p=12'],
    ['https://recipes.example/x?y=1#z', '/x?y=1'],
    ['http://recipes.example/x', '/x'],
    ['https://recipes.example.evil.example/x', null],
    ['https://recipes.example:8443/x', null],
    ['//recipes.example/x', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['old', null],
    ['', null],
  ])('reads %j as %j', (typed, address) => {
    expect(ownAddress(typed, SITE)).toBe(address);
  });
});

describe('redirects among each other', () => {
  it('lead straight to a page, whatever is added: never through another, and never back', () => {
    const known = new Map<string, string>();
    const addresses = Array.from({ length: 12 }, (_, i) => `/p${i}`);
    for (let i = 0; i < 3000; i++) {
      const from = addresses[(i * 7) % 12] as string;
      const to = addresses[(i * 5 + (i >> 3)) % 12] as string;
      if (from !== to && problemAmong(from, to, known) === null) known.set(from, to);
    }
    expect(known.size).toBeGreaterThan(0);
    for (const to of known.values()) expect(redirectedBy(known, { path: to, query: '' })).toBeNull();
  });
});

describe('problemAmong', () => {
  it.each([
    ['/b', '/a', '/b'],
    ['/b', '/a', '/b?page=2'],
    ['/?p=12', '/a', '/?p=12'],
  ])('names what leads to %j already: %j to %j', (from, other, target) => {
    expect(problemAmong(from, '/new', new Map([[other, target]]))).toBe(
      `${other} leads to ${from}: change that one first.`,
    );
  });
});

describe('readRedirectLines', () => {
  it('takes commas, tabs and semicolons, and counts lines as one sees them', () => {
    expect(readRedirectLines('from,to\n/a,/b\n\n"/c"\t"/d"\r\n# no\n/e; /f')).toEqual([
      { line: 2, from: '/a', to: '/b' },
      { line: 4, from: '/c', to: '/d' },
      { line: 6, from: '/e', to: '/f' },
    ]);
  });
});
