import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_DEFAULT, appearanceSchema } from '#src/domain/site/appearance/appearance.ts';
import { LANDING_ORDER, LANDING_PARTS } from '#src/domain/site/appearance/landing.ts';

const parse = (part: object) => appearanceSchema.safeParse({ ...APPEARANCE_DEFAULT, ...part });
const hero = (part: object) => parse({ hero: { ...APPEARANCE_DEFAULT.hero, ...part } });

describe('the top of the landing page', () => {
  it('has words and a picture of the site’s own', () => {
    const own = { headline: 'Eat your greens', sentence: 'From our garden.', picture: { url: '/media/x', alt: '' } };
    expect(hero(own).data?.hero).toEqual(own);
  });

  it.each([
    { headline: '  ' },
    { headline: 'a'.repeat(81) },
    { headline: 'Eat\u202e greens' },
    { sentence: 'a\nb' },
    { picture: { url: 'javascript:alert(1)', alt: '' } },
    { picture: { url: '//example.org/x.jpg', alt: '' } },
    { picture: { url: '/x.jpg', alt: 'a'.repeat(141) } },
  ])('refuses %j in words', (part) => expect(hero(part).error?.issues[0]?.message).toMatch(/^[A-Z][^{}]{8,}/));
});

describe('the parts of the landing page', () => {
  it('are shown in any order, once each, and never without those it needs', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LANDING_ORDER), { maxLength: 9 }), (landing) => {
        const isOnce = new Set(landing).size === landing.length;
        const hasAll = LANDING_ORDER.every((part) => LANDING_PARTS[part].isOptional || landing.includes(part));
        expect(parse({ landing }).success).toBe(isOnce && hasAll);
      }),
    );
    expect(parse({ landing: LANDING_ORDER.toReversed() }).success).toBe(true);
  });
});
