import type { Canvas } from './canvas.ts';
import { type Colour, muted, rgbOf } from './colour.ts';
import { pictureOf } from './sprites.ts';

/**
 * The share of its colour that paint loses, by eye: the studio's `muted()` takes a third of linear light's, its film some more.
 */
const PAINT = 0.42;

/** A table of painted boards under the studio's window, as it renders them in grey, in its colour. */
export async function tabletop(colour: Colour, width: number, height: number): Promise<Canvas> {
  const { data: grey, info } = await (await pictureOf('table'))
    .resize({ width, height, fit: 'cover' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const paint = rgbOf(muted(colour, PAINT));
  const data = Buffer.alloc(info.width * info.height * 3);
  for (const [at, light] of grey.entries()) {
    for (const [channel, value] of paint.entries()) {
      data[at * 3 + channel] = Math.min(255, (value * light) / mean);
    }
  }
  return { data, width, height };
}
