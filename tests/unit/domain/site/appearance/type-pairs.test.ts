import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_DEFAULT } from '#src/domain/site/appearance/appearance.ts';
import { pageLook } from '#src/domain/site/appearance/page-look.ts';
import { TYPE_PAIR_NAMES, TYPE_PAIRS } from '#src/domain/site/appearance/type-pairs.ts';

const KB = 1024;
const fileOf = (family: string) => `/fonts/${family.toLowerCase().replaceAll(' ', '-')}`;

describe('a pair of fonts', () => {
  it('costs nothing where it is that of the house', () => {
    expect(pageLook(APPEARANCE_DEFAULT)).toMatchObject({
      css: '',
      fonts: ['/fonts/fraunces.woff2', '/fonts/figtree.woff2'],
    });
  });

  it.each(TYPE_PAIR_NAMES)(
    '%s asks ahead for its own two files alone, which are small and say whose they are',
    (type) => {
      const { css, fonts } = pageLook({ ...APPEARANCE_DEFAULT, type });
      const { display, text } = TYPE_PAIRS[type];
      expect(fonts).toEqual([`${fileOf(display)}.woff2`, `${fileOf(text)}.woff2`]);
      const [displaySize, textSize] = fonts.map((file) => statSync(`public${file}`).size);
      expect(displaySize).toBeLessThan(30 * KB);
      expect(textSize).toBeLessThan(20 * KB);
      for (const family of [display, text]) expect(existsSync(`public${fileOf(family)}-OFL.txt`)).toBe(true);
      if (type === 'house') return;
      for (const [, file] of css.matchAll(/url\("([^"]+)"\)/g)) expect(existsSync(`public${file}`), file).toBe(true);
      expect(css).toContain(`:root{--font-display:"${display}","${display} Rest","Georgia as Fraunces"`);
      expect(css).toContain(`--font-sans:"${text}","${text} Rest","Roboto as Figtree"`);
      // What stands in is the house's, so each face has to be fitted into its place.
      const sizes = [...css.matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size));
      expect(sizes).toHaveLength(css.split('@font-face').length - 1);
      expect(Math.min(...sizes)).toBeGreaterThan(75);
      expect(css.length).toBeLessThan(3.5 * KB);
    },
  );
});
