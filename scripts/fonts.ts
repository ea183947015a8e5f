/**
 * Makes the two self-hosted fonts from their packages: Latin letters, fractions and the few signs the site shows;
 * Fraunces at opsz 144, SOFT 50, WONK 0. Prints their sizes. Usage: node scripts/fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LETTERS = Array.from({ length: 0x17f - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const SIGNS = '–—‘’“”„…•·×−→←↑↓✓★☆€£°½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⁄‑™';

interface Font {
  from: string;
  to: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const FONTS: Font[] = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    axes: { opsz: 144, SOFT: 50, WONK: 0, wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir('public/fonts', { recursive: true });
for (const { from, to, axes } of FONTS) {
  const font = await subsetFont(await readFile(`node_modules/${from}`), LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`public/fonts/${to}`, font);
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`);
}
