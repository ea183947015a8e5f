import { ownPixels } from '../base/pixels.ts';
import type { DrawnPixels } from './sprites.ts';

export interface Shadow extends DrawnPixels {
  /** Its place, seen from the upper left corner of what throws it. */
  left: number;
  top: number;
}

/** Light falls from the upper left. */
const FALL = { x: 0.55, y: 0.84 };
const TINT = [26, 17, 10] as const;

/** The two shadows of a thing: a close one where it touches the table, and a wide soft one, `size` pixels of lift away. */
export async function shadowsOf(drawn: DrawnPixels, size: number, lift: number): Promise<Shadow[]> {
  const close = { blur: 1.2 + size * 0.008, away: 1.5 + size * 0.012 * lift, strength: 0.5 };
  const wide = { blur: 3 + size * 0.05 * lift, away: 3 + size * 0.075 * lift, strength: 0.34 };
  return Promise.all([wide, close].map((kind) => shadow(drawn, kind)));
}

async function shadow(
  drawn: DrawnPixels,
  { blur, away, strength }: { blur: number; away: number; strength: number },
): Promise<Shadow> {
  const pad = Math.ceil(blur * 3);
  const width = drawn.width + pad * 2;
  const height = drawn.height + pad * 2;
  const { data: mask, info } = await ownPixels(outlineOf(drawn, pad), { raw: { width, height, channels: 1 } })
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0, at = 0; at < pixels.length; i += info.channels, at += 4) {
    pixels[at] = TINT[0];
    pixels[at + 1] = TINT[1];
    pixels[at + 2] = TINT[2];
    pixels[at + 3] = (mask[i] as number) * strength;
  }
  const place = { left: Math.round(FALL.x * away) - pad, top: Math.round(FALL.y * away) - pad };
  return { data: pixels, width, height, ...place };
}

/** The cover of each pixel, with an empty margin. */
function outlineOf({ data, width, height }: DrawnPixels, pad: number): Buffer {
  const wide = width + pad * 2;
  const outline = Buffer.alloc(wide * (height + pad * 2));
  for (let y = 0; y < height; y++) {
    const row = (y + pad) * wide + pad;
    for (let x = 0; x < width; x++) outline[row + x] = data[(y * width + x) * 4 + 3] as number;
  }
  return outline;
}
