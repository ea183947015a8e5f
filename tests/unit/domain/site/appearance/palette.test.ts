import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, oklchOf } from '#src/domain/site/appearance/oklch.ts';
import { CONTRASTS, HOUSE_PALETTE, paletteOf, type SitePalette } from '#src/domain/site/appearance/palette.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const SCHEMES = ['light', 'dark'] as const;

/** What can't be told from what it stands on. */
const unreadable = (palette: SitePalette): string[] =>
  SCHEMES.flatMap((scheme) =>
    CONTRASTS.filter(([on, ground, least]) => contrast(palette[scheme][on], palette[scheme][ground]) < least).map(
      ([on, ground]) => `${scheme}: ${on} on ${ground}`,
    ),
  );

describe('paletteOf', () => {
  test.prop([hexes], { numRuns: 2000 })('can be read and pressed, whatever the accent', (accent) => {
    expect(unreadable(paletteOf(accent))).toEqual([]);
  });

  it.each(['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ffff', '#ff00ff', '#808080', '#7a0019', '#f6e7a1'])(
    'can be read with the accent %s',
    (accent) => {
      expect(unreadable(paletteOf(accent))).toEqual([]);
    },
  );

  it.each(['#1d5b36', '#7a0019', '#0000ff', '#333333'])(
    'leaves %s as it is by day, because it reads well',
    (accent) => {
      expect(paletteOf(accent).light.primary).toBe(accent);
    },
  );

  test.prop([hexes])('keeps the hue of what has one', (accent) => {
    const { c, h } = oklchOf(accent);
    fc.pre(c > 0.08);
    for (const scheme of SCHEMES) {
      const made = oklchOf(paletteOf(accent)[scheme].primary);
      const apart = Math.abs(((made.h - h + 540) % 360) - 180);
      expect(made.c < 0.03 ? 0 : apart).toBeLessThan(12);
    }
  });

  it('leaves paper as it is by day', () => {
    const { bg, surface, sunken } = paletteOf('#ff00ff').light;
    expect({ bg, surface, sunken }).toEqual({
      bg: HOUSE_PALETTE.light.bg,
      surface: HOUSE_PALETTE.light.surface,
      sunken: HOUSE_PALETTE.light.sunken,
    });
  });
});

describe('HOUSE_PALETTE', () => {
  it('can be read', () => {
    expect(unreadable(HOUSE_PALETTE)).toEqual([]);
  });

  it('is what the tokens of the styles say', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const written =
      /--color-([\w-]+): light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)/g;
    const found = Array.from(tokens.matchAll(written), ([, name = '', ...numbers]) => {
      const [l = 0, c = 0, h = 0, darkL = 0, darkC = 0, darkH = 0] = numbers.map(Number);
      return [name, [hexOf({ l, c, h }), hexOf({ l: darkL, c: darkC, h: darkH })]] as const;
    });
    expect(Object.fromEntries(found)).toMatchObject(
      Object.fromEntries(
        Object.entries(HOUSE_PALETTE.light).map(([name, light]) => [
          name,
          [light, HOUSE_PALETTE.dark[name as keyof SitePalette['dark']]],
        ]),
      ),
    );
  });
});

describe('hexOf', () => {
  test.prop([hexes], { numRuns: 500 })('gives back the colour it was read from', (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  });

  test.prop([
    fc.record({
      l: fc.double({ min: -1, max: 2, noNaN: true }),
      c: fc.double({ min: 0, max: 1, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    }),
  ])('is a colour, whatever is asked for', (colour) => {
    expect(hexOf(colour)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
