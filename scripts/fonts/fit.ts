/**
 * Lets a family take the place of one of the house: as wide over the titles and texts of the catalogue, and as high in its
 * line. So lines break where they were meant to, and what stands in for the house's family stands in for it.
 */
import { globSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { FIGTREE, FRAUNCES, FRAUNCES_AXES, range, readPart } from './packages.ts';

interface Family {
  from: string;
  axes?: Record<string, number>;
}
const HOUSE = {
  Fraunces: { from: FRAUNCES, axes: FRAUNCES_AXES, weight: 480 },
  Figtree: { from: FIGTREE, weight: 400 },
};

const LETTERS = `${range(0x20, 0x7e)}’–`;
/** The titles and descriptions of the catalogue; and the headline, which has hardly room to spare. */
const WORDS = globSync('src/db/seed/recipes/**/*.json').flatMap((file) => {
  const { title, description } = JSON.parse(readFileSync(file, 'utf8')) as { title: string; description: string };
  return [title, description];
});
const SAMPLES = { Fraunces: [WORDS, ['from the ground up.']], Figtree: [WORDS] };

/** The lines of a family's rules that fit it into its place. */
export async function fitTo(house: keyof typeof HOUSE, family: Family): Promise<string[]> {
  const { weight, ...theirs } = HOUSE[house];
  const [own, model] = [await opened(family, weight), await opened(theirs, weight)];
  const adjust = Math.min(...SAMPLES[house].map((texts) => widthOf(model, texts) / widthOf(own, texts)));
  const percent = Math.floor(adjust * 1000) / 10;
  const share = (units: number): string => `${((Math.abs(units) / model.unitsPerEm / percent) * 10_000).toFixed(1)}%`;
  return [
    `size-adjust: ${percent}%;`,
    `ascent-override: ${share(model.ascent)};`,
    `descent-override: ${share(model.descent)};`,
    'line-gap-override: 0%;',
  ];
}

async function opened({ from, axes }: Family, weight: number): Promise<Font> {
  const variationAxes = { ...axes, wght: weight };
  const file = await subsetFont(await readPart(from, 'latin'), LETTERS, { targetFormat: 'truetype', variationAxes });
  const font = create(file);
  if (!('layout' in font)) throw new Error('A single font, please');
  return font;
}

const widthOf = (font: Font, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0) / font.unitsPerEm;
