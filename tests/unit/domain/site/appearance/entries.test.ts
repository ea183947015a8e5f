import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_DEFAULT, appearanceSchema } from '#src/domain/site/appearance/appearance.ts';
import { ENTRY_LABEL_LENGTH, entrySchema, MOST_ENTRIES, type SiteEntry } from '#src/domain/site/appearance/entries.ts';
import { ACCOUNT_LINKS, BUILT_IN_ENTRIES, entriesProblem, headerEntries } from '#src/front-entries.ts';

const entry = (part: Partial<SiteEntry> = {}): SiteEntry => ({ label: 'Shop', href: '/shop', ...part });
const parse = (part: object) => appearanceSchema.safeParse({ ...APPEARANCE_DEFAULT, ...part });
const many = (count: number) => Array.from({ length: count }, (_, i) => entry({ label: `Entry ${i}` }));

describe('an entry', () => {
  it.each([
    '/recipes?category=dinner',
    '/recipes/red-lentil-dal#notes',
    'https://example.org',
    'https://example.org/a?b=c#d',
    '/',
  ])('leads to %s', (href) => expect(entrySchema.safeParse(entry({ href })).success).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    'https://',
    'https:///x',
    'https://ex ample.org',
    'recipes',
    '',
    '/a"onclick="x',
    '/<b>',
    '/admin',
    '/admin/users',
    '/api/login',
    '/login?next=/x',
    `/${'a'.repeat(600)}`,
    '/rec\u202eipes',
    'https://[::1',
  ])('does not lead to “%s”', (href) => {
    const { success, error } = entrySchema.safeParse(entry({ href }));
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toMatch(/^[A-Z][^{}]{8,}/);
  });

  it('whatever is typed, is a path of this site or https, and its label is one line to be seen', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(anything, anything, (label, href) => {
        const { data } = entrySchema.safeParse({ label, href });
        if (!data) return;
        const url = new URL(data.href, 'https://site.example');
        expect(url.protocol).toBe('https:');
        if (data.href.startsWith('/')) expect(url.host).toBe('site.example');
        expect(data.label).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+$/u);
        expect(data.label.length).toBeLessThanOrEqual(ENTRY_LABEL_LENGTH);
      }),
    );
  });
});

describe('the entries', () => {
  it('of before they could be chosen go on being read', () => {
    expect(appearanceSchema.parse({ name: null, accent: null, type: 'house' })).toEqual(APPEARANCE_DEFAULT);
    expect(APPEARANCE_DEFAULT).toMatchObject({ header: null, footer: null });
  });

  it.each(['header', 'footer'] as const)('of the %s are at most so many, and told so', (place) => {
    const most = MOST_ENTRIES[place];
    expect(parse({ [place]: many(most) }).success).toBe(true);
    for (const count of [most + 1, 200, 0]) {
      expect(parse({ [place]: many(count) }).error?.issues[0]?.message).toMatch(
        count === 0 ? 'Keep at least one entry' : `The ${place} holds at most ${most} entries`,
      );
    }
    expect(parse({ [place]: [entry(), entry({ href: '/' })] }).error?.issues[0]?.message).toContain('the same label');
  });

  it('that come with the product could be chosen as they are', () => {
    const { header, footer } = BUILT_IN_ENTRIES;
    expect(parse({ header, footer }).success).toBe(true);
    expect(entriesProblem({ header, footer })).toBeNull();
    expect(entriesProblem({ header: null, footer: null })).toBeNull();
  });

  it('lose no page that nothing else leads to', () => {
    const { header, footer } = BUILT_IN_ENTRIES;
    const withoutShop = header.filter(({ label }) => label !== 'Shop');
    expect(entriesProblem({ header: withoutShop, footer: null })).toContain('Keep Shop (/shop)');
    expect(entriesProblem({ header: withoutShop, footer: [...footer, entry()] })).toBeNull();
    expect(entriesProblem({ header: [entry({ label: 'Buy' })], footer })).toMatch(/Recipes .* and Categories/);
  });

  it('take the place of the product’s, and nothing of the account’s menu', () => {
    expect(headerEntries(null).map(({ label }) => label)).toEqual([
      'Recipes',
      'Categories',
      'Collections',
      'Guides',
      'Trending',
      'Shop',
    ]);
    expect(headerEntries([entry()])).toEqual([entry()]);
    expect(ACCOUNT_LINKS.map(({ label }) => label)).toEqual([
      'Favourites',
      'My recipes',
      'At home',
      'What you cooked',
      'Shopping list',
      'Meal plan',
      'Profile',
      'Admin Dashboard',
    ]);
  });
});
