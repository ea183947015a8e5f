/**
 * Makes the two self-hosted fonts from their packages (Fraunces at opsz 144, SOFT 50, WONK 0), each in three files by what
 * a page needs: what nearly every page does, which is loaded ahead; the other letters and signs of Western Europe; and
 * those of the rest of Europe. Writes src/styles/fonts.css, too, which tells the browser what is where. Prints the sizes.
 * Usage: node scripts/fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const ASCII = range(0x20, 0x7e);
/** What names of dishes borrow from other languages. */
const BORROWED = 'àáâäãåçèéêëìíîïñòóôöùúûüÉ';
const WESTERN = range(0xa0, 0xff);
const EUROPEAN = range(0x100, 0x17f);
const PUNCTUATION = '–—‘’“”„…•·×°\u00a0‑';
const SIGNS = '©−→←↑↓✓★☆€£½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⁄™';

interface Family {
  name: string;
  /** A file of the package; `{part}` stands for the letters it has. */
  from: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Signs, beside letters and punctuation, that nearly every page has. */
  signs: string;
}

const FAMILIES: Family[] = [
  {
    name: 'Fraunces',
    from: '@fontsource-variable/fraunces/files/fraunces-{part}-full-normal.woff2',
    // The lightest heading and the wordmark.
    axes: { opsz: 144, SOFT: 50, WONK: 0, wght: { min: 450, max: 600 } },
    // The price of premium.
    signs: '€',
  },
  {
    name: 'Figtree',
    from: '@fontsource-variable/figtree/files/figtree-{part}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    signs: SIGNS,
  },
];

await mkdir('public/fonts', { recursive: true });
const faces: string[] = [];
for (const { name, from, axes, signs } of FAMILIES) {
  const common = ASCII + BORROWED + PUNCTUATION + signs;
  const files = [
    { file: name.toLowerCase(), part: 'latin', letters: common, isCommon: true },
    { file: `${name.toLowerCase()}-western`, part: 'latin', letters: without(WESTERN + SIGNS, common) },
    { file: `${name.toLowerCase()}-european`, part: 'latin-ext', letters: EUROPEAN },
  ];
  for (const { file, part, letters, isCommon = false } of files) {
    const font = await subsetFont(await readFile(`node_modules/${from.replace('{part}', part)}`), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(`public/fonts/${file}.woff2`, font);
    const { characterSet } = create(font) as unknown as { characterSet: number[] };
    faces.push(face(file, axes.wght, isCommon ? { name } : { name: `${name} Rest`, characters: characterSet }));
    console.log(`${file}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
  }
}
await writeFile('src/styles/fonts.css', `/* Written by scripts/fonts.ts. */\n${faces.join('\n')}`);

function without(letters: string, others: string): string {
  return [...letters].filter((letter) => !others.includes(letter)).join('');
}

/**
 * The rest is a family of its own: where one family has several ranges, browsers take twice as long over every word.
 */
function face(
  file: string,
  weight: Family['axes'][string] | undefined,
  { name, characters }: { name: string; characters?: readonly number[] },
): string {
  return `@font-face {
  font-family: "${name}";
  src: url("/fonts/${file}.woff2") format("woff2");
  font-weight: ${typeof weight === 'object' ? `${weight.min} ${weight.max}` : weight};
  font-display: swap;${characters ? `\n  unicode-range: ${ranges(characters)};` : ''}
}
`;
}

/** Code points as CSS writes them: those side by side as one range. */
function ranges(points: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  // The last point only ends a table of the font.
  for (const point of points.filter((point) => point !== 0xffff).toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && point === run.last + 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
