/**
 * Makes the pictures that stand for the whole site from our own: public/apple-touch-icon.png (180×180, from the favicon)
 * and public/share.jpg (1200×630, four recipes side by side; no name on it, because the name is a setting).
 * Stops with an error at a recipe whose picture was not judged convincing.
 * Usage: npm run script -- scripts/brand-pictures.ts
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictures } from '#src/paths.ts';

const PAPER = '#fcfaf5';
const SHARE = { width: 1200, height: 630 } as const;
const RADIUS = 28;
const TILES = [
  { name: 'lemon-tart', left: 24, top: 24, width: 664, height: 582 },
  { name: 'energy-balls', left: 712, top: 24, width: 464, height: 279 },
  { name: 'overnight-oats-with-raspberries', left: 712, top: 327, width: 220, height: 279 },
  { name: 'iced-matcha-latte', left: 956, top: 327, width: 220, height: 279 },
] as const;

const verdicts: Record<string, string> = JSON.parse(await readFile('pictures/verdicts.json', 'utf8'));
const plain = TILES.filter(({ name }) => verdicts[name] !== 'convincing').map(({ name }) => name);
if (plain.length > 0) throw new Error(`Not judged convincing: ${plain.join(', ')}`);

const favicon = (await readFile('public/favicon.svg', 'utf8')).replace('rx="16"', 'rx="0"');
await sharp(Buffer.from(favicon), { density: 300 })
  .resize(180, 180)
  .png({ compressionLevel: 9 })
  .toFile('public/apple-touch-icon.png');

const tiles = TILES.map(async ({ name, left, top, width, height }) => {
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`;
  const input = await sharp(`public${pictures.master(name)}`)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
});
await sharp({ create: { ...SHARE, channels: 3, background: PAPER } })
  .composite(await Promise.all(tiles))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('public/share.jpg');
