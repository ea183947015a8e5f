/**
 * Makes the self-hosted fonts from their packages (Fraunces at opsz 144, SOFT 50, WONK 0), each in files by what a page
 * needs: what nearly every page does, which is loaded ahead; the other letters and signs of Western Europe; those of the
 * rest of Europe; and, where the package has them, Vietnam's. Writes src/styles/fonts.css, too, which tells the browser what is where, and the same of
 * each further pair to src/domain/site/appearance/pair-faces.json. Prints the sizes.
 * Usage: npm run script -- scripts/fonts.ts
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fitTo } from './fonts/fit.ts';
import {
  FIGTREE,
  FRAUNCES,
  FRAUNCES_AXES,
  fileOf,
  hasPart,
  PAIRS,
  type Part,
  range,
  readPart,
} from './fonts/packages.ts';

const ASCII = range(0x20, 0x7e);
/** What names of dishes borrow from other languages. */
const BORROWED = 'àáâäãåçèéêëìíîïñòóôöùúûüÉ';
const WESTERN = range(0xa0, 0xff);
const EUROPEAN = range(0x100, 0x17f);
const VIETNAMESE = `ƠơƯư${range(0x1ea0, 0x1ef9)}`;
const PUNCTUATION = '–—‘’“”„…•·×°\u00a0‑';
/** Of all these, what headings seldom have. */
const SELDOM = '"#$*+/;<=>@[\\]^_`{|}~ãåòù„•×°';
const SIGNS = '©−→←↑↓✓★☆€£½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⁄™µ';

interface Family {
  name: string;
  from: string;
  /** The lightest and the boldest of the site. */
  weights: { min: number; max: number };
  /** The other axes, each at one place. */
  axes?: Record<string, number>;
  /** What nearly every page has. */
  common: string;
  /** Lines that let it take the place of a family of the house. */
  fit?: string[];
}

const DISPLAY = {
  weights: { min: 480, max: 480 },
  // The sign is that of premium's price.
  common: `${without(ASCII + BORROWED + PUNCTUATION, SELDOM)}€`,
};
const TEXT = { weights: { min: 400, max: 600 }, common: ASCII + BORROWED + PUNCTUATION + SIGNS };
const HOUSE: Family[] = [
  { name: 'Fraunces', from: FRAUNCES, axes: FRAUNCES_AXES, ...DISPLAY },
  { name: 'Figtree', from: FIGTREE, ...TEXT },
];
const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
/** What the styles ask for. All that a font can do would bring glyphs along that nothing shows. */
const FEATURES = ['kern', 'liga', 'tnum'];

await mkdir('public/fonts', { recursive: true });
const house = (await Promise.all(HOUSE.map(facesOf))).flat();
await writeFile('src/styles/fonts.css', `/* Written by scripts/fonts.ts. */\n${house.join('')}`);

const pairs: Record<string, { css: string; files: string[] }> = {};
for (const [key, { display, text }] of Object.entries(PAIRS)) {
  const faces = [
    ...(await facesOf({ ...display, ...DISPLAY, fit: await fitTo('Fraunces', display) })),
    ...(await facesOf({ ...text, ...TEXT, fit: await fitTo('Figtree', text) })),
  ];
  const stacks = `:root{--font-display:${stackOf('display', display.name)};--font-sans:${stackOf('sans', text.name)}}`;
  pairs[key] = {
    css: [...faces.map(tight), stacks].join(''),
    files: [display, text].map(({ name }) => `/fonts/${fileOf(name)}.woff2`),
  };
}
await writeFile('src/domain/site/appearance/pair-faces.json', `${JSON.stringify(pairs, null, 2)}\n`);

/** Makes a family's files; the rules that tell of them. */
async function facesOf({ name, from, weights, axes, common, fit = [] }: Family): Promise<string[]> {
  const make = async (file: string, part: Part, letters: string): Promise<Buffer> => {
    // A constant of its own, because the package's types do not know `keepFeatures`.
    const options = {
      targetFormat: 'woff2',
      variationAxes: { ...axes, wght: weights },
      keepFeatures: FEATURES,
    } as const;
    const font = await subsetFont(await readPart(from, part), letters, options);
    await writeFile(`public/fonts/${file}.woff2`, font);
    console.log(`${file}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
    return font;
  };
  /** With a font, the browser asks for it only where a page has one of its letters. */
  const face = (family: string, file: string, font?: Buffer): string => `@font-face {
  font-family: "${family}";
  src: url("/fonts/${file}.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;${fit.map((line) => `\n  ${line}`).join('')}${font ? `\n  unicode-range: ${rangesOf(font)};` : ''}
}
`;
  const file = fileOf(name);
  await make(file, 'latin', common);
  const faces = [face(name, file)];
  const rest = [
    { file: `${file}-western`, part: 'latin', letters: without(ASCII + WESTERN + PUNCTUATION + SIGNS, common) },
    { file: `${file}-european`, part: 'latin-ext', letters: EUROPEAN },
    { file: `${file}-vietnamese`, part: 'vietnamese', letters: VIETNAMESE },
  ] as const;
  for (const { file, part, letters } of rest) {
    if (!hasPart(from, part)) continue;
    // A family of its own: where one has several ranges, browsers take twice as long over every word.
    faces.push(face(`${name} Rest`, file, await make(file, part, letters)));
  }
  return faces;
}

/** The families of a token, one after the other: those of the house, with another in front in place of its own. */
function stackOf(token: 'display' | 'sans', name: string): string {
  const [, families = ''] = new RegExp(`--font-${token}:([^;]*);`).exec(TOKENS) ?? [];
  const standIns = families
    .split(',')
    .map((family) => family.trim())
    .slice(2);
  return [`"${name}"`, `"${name} Rest"`, ...standIns].join(',');
}

function tight(rule: string): string {
  return rule
    .replace(/\s*([{};:,])\s*/g, '$1')
    .replace(';}', '}')
    .trim();
}

function without(letters: string, others: string): string {
  return [...letters].filter((letter) => !others.includes(letter)).join('');
}

/** The code points of a font as CSS writes them: those side by side as one range. */
function rangesOf(font: Buffer): string {
  const { characterSet } = create(font) as unknown as { characterSet: number[] };
  const runs: { first: number; last: number }[] = [];
  // The last point only ends a table of the font.
  for (const point of characterSet.filter((point) => point !== 0xffff).toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && point === run.last + 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
