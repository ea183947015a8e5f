import type { Table } from '#src/domain/recipes/kitchen.ts';

/** `#rrggbb`. */
export type Colour = `#${string}`;
export type Rgb = readonly [red: number, green: number, blue: number];

/** Colours of the tables, the same that stand in for pictures until they are there. */
export const TABLE_COLOURS: Record<Table, Colour> = {
  terracotta: '#c9653d',
  forest: '#3a5848',
  ink: '#2c3c5a',
  blush: '#efc6b7',
  aubergine: '#6d3b49',
  butter: '#e3b850',
  sage: '#7d9980',
  lilac: '#c7b8e2',
  sand: '#f0e5d0',
  slate: '#48687b',
};

export function rgbOf(colour: Colour): Rgb {
  const all = Number.parseInt(colour.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

const colourOf = (rgb: Rgb): Colour =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From the first colour (0) to the second (1). */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const other = rgbOf(to);
  return colourOf(rgbOf(from).map((part, i) => part + ((other[i] ?? 0) - part) * share) as unknown as Rgb);
}

/** A colour without `share` (0 to 1) of its saturation. */
export function muted(colour: Colour, share: number): Colour {
  const [red, green, blue] = rgbOf(colour);
  const grey = Math.round(luminance(red, green, blue));
  return mixed(colour, colourOf([grey, grey, grey]), share);
}

/** The mean of colours by their weights; deep colours tell more than pale ones, as they do in a pan. */
export function stirred(parts: readonly { colour: Colour; weight: number }[]): Colour {
  let total = 0;
  const sum = [0, 0, 0];
  for (const { colour, weight } of parts) {
    const rgb = rgbOf(colour);
    const depth = weight * (0.15 + saturation(rgb)) ** 1.5;
    total += depth;
    for (const [i, part] of rgb.entries()) sum[i] = (sum[i] ?? 0) + part ** 2 * depth;
  }
  return colourOf(sum.map((part) => Math.sqrt(part / (total || 1))) as unknown as Rgb);
}

/** The distance between colours, from 0 to about 1. */
export function distance(one: Colour, other: Colour): number {
  const [r, g, b] = rgbOf(other);
  const [red, green, blue] = rgbOf(one);
  return Math.hypot(red - r, green - g, blue - b) / 442;
}

const luminance = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

const saturation = (rgb: Rgb): number => (Math.max(...rgb) - Math.min(...rgb)) / Math.max(1, ...rgb);

/**
 * Gives greyish or coloured pixels (RGBA, in place) another colour, and leaves them light and shade: white tofu becomes
 * mango. The pixels' mean becomes the colour.
 */
export function wash(pixels: Buffer, colour: Colour): void {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 200) continue;
    sum += luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    count++;
  }
  const mean = sum / Math.max(1, count) || 1;
  const [red, green, blue] = rgbOf(colour);
  for (let i = 0; i < pixels.length; i += 4) {
    const light = luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0) / mean;
    pixels[i] = Math.min(255, red * light);
    pixels[i + 1] = Math.min(255, green * light);
    pixels[i + 2] = Math.min(255, blue * light);
  }
}
