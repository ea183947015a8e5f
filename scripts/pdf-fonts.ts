/**
 * Makes the fonts that go into PDF files from the families' packages: plain TrueType, one weight each, European letters
 * and every fraction a cook writes. Prints their sizes. Usage: npm run script -- scripts/pdf-fonts.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { joinFonts } from './fonts/join.ts';
import { FIGTREE, FRAUNCES, FRAUNCES_AXES, PAIRS, type Part, range, readPart } from './fonts/packages.ts';

const FOLDER = 'src/server/pdf/fonts';
const LETTERS = range(0x20, 0x17f);
const SIGNS = '–—‘’“”„…•·×−€£°⁄‑™↑↓';
const FRACTIONS = '½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⅖⅗⅘';

/** Weight of headings. */
const HEADING = 560;

interface PdfFont {
  to: string;
  from: string;
  family: string;
  style: string;
  axes: Record<string, number>;
}

const FONTS: PdfFont[] = [
  { to: 'text.ttf', from: FIGTREE, family: 'Figtree', style: 'Text', axes: { wght: 420 } },
  { to: 'bold.ttf', from: FIGTREE, family: 'Figtree', style: 'Bold', axes: { wght: 680 } },
  {
    to: 'display.ttf',
    from: FRAUNCES,
    family: 'Fraunces',
    style: 'Display',
    axes: { ...FRAUNCES_AXES, wght: HEADING },
  },
  ...Object.entries(PAIRS).map(
    ([
      pair,
      {
        display: { name, from, axes },
      },
    ]) => ({
      to: `display-${pair}.ttf`,
      from,
      family: name,
      style: 'Display',
      axes: { ...axes, wght: HEADING },
    }),
  ),
];

await mkdir(FOLDER, { recursive: true });
for (const { to, from, family, style, axes } of FONTS) {
  const part = async (name: Part) =>
    subsetFont(await readPart(from, name), LETTERS + SIGNS + FRACTIONS, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noHinting: true,
    });
  const font = joinFonts(await part('latin'), [await part('latin-ext')], { fractions: FRACTIONS, family, style });
  await writeFile(`${FOLDER}/${to}`, font);
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`);
}
