import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_DEFAULT, appearanceSchema } from '#src/domain/site/appearance/appearance.ts';
import { ENTRY_LABEL_LENGTH, entrySchema, MOST_ENTRIES, type SiteEntry } from '#src/domain/site/appearance/entries.ts';
import { headerRules } from '#src/domain/site/appearance/header-room.ts';
import { BUILT_IN_ENTRIES, entriesProblem, headerLinks } from '#src/front-entries.ts';

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

  it('never take away what depends on who is signed in', () => {
    const links = headerLinks([entry()]);
    expect(links.map(({ label }) => label)).toEqual([
      'Shop',
      'Favourites',
      'Meal plan',
      'Shopping list',
      'Profile',
      'Admin Dashboard',
    ]);
    expect(links.filter((link) => link.for === '')).toHaveLength(1);
  });
});

describe('the room for entries', () => {
  it('is the styles’ own business while they come with the product', () => {
    expect(headerRules(null, 'A name of forty letters, which is a lot')).toBe('');
  });

  it('puts all of few into the row, and of many what fits, never nothing but the menu', () => {
    expect(headerRules([entry()], 'Plantry')).toContain(
      '@media(min-width:64rem){html:not([data-member]) .own-nav{display:block}}',
    );
    const long = Array.from({ length: 8 }, (_, i) => entry({ label: `${i} `.padEnd(24, 'a long label ') }));
    const rules = headerRules(long, 'Plantry');
    expect(rules).toContain('html:not([data-member]) .site-header .header-narrow{display:inline-flex}');
    expect(rules).toMatch(/html:not\(\[data-member\]\) \.own-nav li:nth-child\(n\+[2-4]\)\{display:none\}/);
  });

  it('is rules and nothing else, whatever the labels are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 24 }), { maxLength: 8 }),
        fc.string(),
        (labels, name) => {
          const rules = headerRules(
            labels.map((label) => entry({ label })),
            name,
          );
          expect(rules).toMatch(/^[\w\s.,:;()[\]{}@+-]+$/);
          expect(rules.length).toBeLessThan(2400);
        },
      ),
    );
  });
});

describe('a header with a logo', () => {
  const plates = { day: false, night: false };
  const png = `l-${'0'.repeat(24)}.png`;
  it('has room beside the logo, not beside the name it stands in for', () => {
    const entries = Array.from({ length: 6 }, () => entry());
    const wide = { file: png, png, width: 600, height: 40, plates };
    const small = { ...wide, width: 40, height: 40 };
    const name = 'A name of forty letters, which is a lot';
    expect(headerRules(entries, name, small)).not.toBe(headerRules(entries, name));
    expect(headerRules(entries, name, small)).toBe(headerRules(entries, 'P', small));
    expect(headerRules(entries, name, small)).not.toBe(headerRules(entries, name, wide));
  });
});
