import sharp from 'sharp';
import type { Canvas } from './canvas.ts';
import { type Colour, muted, rgbOf } from './colour.ts';
import type { Shade } from './piece.ts';
import { type DrawnPixels, pictureOf } from './sprites.ts';

/** How much of its colour paint loses, by eye: the studio's `muted()` takes a third of linear light's, its film some more. */
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

/** What the rim of a bowl throws on what is in it. */
export async function drawShade({ size }: Shade): Promise<DrawnPixels> {
  const gradient = `<radialGradient id="s" cx="55%" cy="57%" r="52%"><stop offset=".70" stop-color="#140a04" stop-opacity="0"/>
    <stop offset=".90" stop-color="#140a04" stop-opacity=".24"/><stop offset="1" stop-color="#140a04" stop-opacity=".55"/></radialGradient>
    <radialGradient id="g" cx="36%" cy="30%" r="46%"><stop offset="0" stop-color="#fff8e8" stop-opacity=".14"/><stop offset="1" stop-color="#fff8e8" stop-opacity="0"/></radialGradient>`;
  const circle = (fill: string) => `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 0.5}" fill="${fill}"/>`;
  return raw(sharp(svg(size, size, `<defs>${gradient}</defs>${circle('url(#g)')}${circle('url(#s)')}`)));
}

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

async function raw(image: ReturnType<typeof sharp>): Promise<DrawnPixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
