import sharp from 'sharp';
import type { Canvas } from './canvas.ts';
import { type Colour, mixed, rgbOf } from './colour.ts';
import type { Cloth, Shade } from './piece.ts';
import type { DrawnPixels } from './sprites.ts';

/** A painted table: its colour, the grain of its paint, light from the upper left. */
export async function tabletop(colour: Colour, width: number, height: number, random: () => number): Promise<Canvas> {
  const [r, g, b] = rgbOf(colour);
  const light = svg(
    width,
    height,
    `<defs><radialGradient id="l" cx="28%" cy="18%" r="105%">
      <stop offset="0" stop-color="#fff6e2" stop-opacity=".30"/><stop offset=".45" stop-color="#fff6e2" stop-opacity=".04"/>
      <stop offset=".7" stop-color="#0b0703" stop-opacity=".06"/><stop offset="1" stop-color="#0b0703" stop-opacity=".36"/>
    </radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/>`,
  );
  const { data } = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input: light }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const clouds = await brushed(random, width, height);
  for (let i = 0, at = 0; i < data.length; i += 3, at++) {
    const grain = ((clouds[at] ?? 128) - 128) * 0.07 + (random() - 0.5) * 5;
    for (let channel = 0; channel < 3; channel++) {
      data[i + channel] = Math.min(255, Math.max(0, (data[i + channel] ?? 0) + grain));
    }
  }
  return { data, width, height };
}

/** Soft strokes of a wide brush, a byte a pixel. */
async function brushed(random: () => number, width: number, height: number): Promise<Buffer> {
  const raw = { width: Math.ceil(width / 110), height: Math.ceil(height / 26), channels: 1 } as const;
  const dots = Buffer.from(Array.from({ length: raw.width * raw.height }, () => random() * 255));
  const strokes = sharp(dots, { raw }).resize({ width, height, fit: 'fill', kernel: 'cubic' }).blur(14);
  return strokes.toColourspace('b-w').extractChannel(0).raw().toBuffer();
}

/** A folded cloth with two stripes at either end, as it lies turned. */
export async function drawCloth({ cloth, stripe, width, height, angle }: Cloth): Promise<DrawnPixels> {
  const stripes = [0.05, 0.075, 0.115, 0.885, 0.925, 0.95].map((at) => {
    const thick = at === 0.075 || at === 0.925 ? 7 : 3;
    return `<rect x="0" y="${at * height}" width="${width}" height="${thick}" fill="${stripe}" fill-opacity=".85"/>`;
  });
  const threads = `<pattern id="w" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5h3M.5 0v3" stroke="#2a1c10" stroke-opacity=".07"/></pattern>`;
  const fold = `<linearGradient id="f" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#2a1c10" stop-opacity=".10"/><stop offset="1" stop-color="#2a1c10" stop-opacity=".03"/></linearGradient>`;
  const whole = (fill: string) => `<rect width="${width}" height="${height}" rx="5" fill="${fill}"/>`;
  const drawing = svg(
    width,
    height,
    `<defs>${threads}${fold}</defs>${whole(mixed(cloth, '#efe3d0', 0.06))}${stripes.join('')}${whole('url(#w)')}${whole('url(#f)')}`,
  );
  return raw(
    sharp(await sharp(drawing).png().toBuffer()).rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  );
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
