import type { Sharp } from 'sharp';
import { ownPixels } from '../base/pixels.ts';
import { type Colour, wash } from './colour.ts';

/** Pictures of one ingredient from above, in a few variants each; `FAMILIES` says how many. */
export const FAMILIES = {
  almond: 3,
  avocado: 2,
  banana: 2,
  basil: 3,
  blackbean: 3,
  blueberry: 3,
  bread: 1,
  cabbage: 4,
  carrot: 4,
  chickpea: 3,
  chili: 2,
  cilantro: 4,
  coconut: 3,
  corn: 3,
  crumb: 4,
  cucumber: 2,
  edamame: 3,
  granola: 4,
  kidney: 3,
  lemon: 2,
  lentil: 2,
  lime: 2,
  micro: 3,
  mint: 3,
  naan: 1,
  onion: 3,
  orange: 2,
  peanut: 3,
  raspberry: 3,
  scallion: 2,
  sesame: 1,
  spinach: 3,
  strawberry: 3,
  tofu: 3,
  tomato: 3,
} as const;
export type Family = keyof typeof FAMILIES;
const SINGLE = [
  'bowl-clay',
  'bowl-cream',
  'bowl-ink',
  'cloth',
  'noodles',
  'plate-white',
  'rice',
  'surf-chunky',
  'surf-grain',
  'surf-swirl',
  'table',
] as const;
export type Single = (typeof SINGLE)[number];
/** Name of a file, without its ending. */
export type Sprite = Single | `${Family}-${number}`;

/** Every sprite there is. */
export const SPRITES: readonly Sprite[] = [
  ...SINGLE,
  ...Object.entries(FAMILIES).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, variant): Sprite => `${family as Family}-${variant}`),
  ),
];

/** Pixels with alpha, as they lie on the table. */
export interface DrawnPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A sprite as it is in its file. As text in the program, so that no host has to find a file. */
export async function pictureOf(sprite: Sprite): Promise<Sharp> {
  const { default: address } = (await import(`./sprites/${sprite}.webp?inline`)) as { default: string };
  return ownPixels(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}

/** A sprite so many pixels wide, in another colour where one is given, turned by an angle in degrees. */
export async function drawSprite(sprite: Sprite, size: number, angle: number, colour?: Colour): Promise<DrawnPixels> {
  const small = (await pictureOf(sprite)).resize({ width: size }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  if (colour) wash(data, colour);
  if (angle === 0) return { data, width: info.width, height: info.height };
  const turned = await ownPixels(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}
