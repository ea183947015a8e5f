import type { Plates } from '#src/domain/site/appearance/logo.ts';
import { ownPixels } from '../../base/pixels.ts';

/** Luminance of the page by day and by night, near enough for every accent. */
const GROUNDS = { day: 0.95, night: 0.006 };
/** Contrast below which a spot is hardly seen, as WCAG reckons it. */
const SEEN = 1.9;
/** A logo of which more than this part is hardly seen gets a ground of its own. */
const MOST_UNSEEN = 0.4;

/** Whether a logo needs a ground of its own by day and by night. One without transparent places brings its own. */
export async function platesFor(png: Buffer): Promise<Plates> {
  const { data } = await ownPixels(png)
    .resize({ width: 120, height: 60, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = { day: 0, night: 0 };
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    opaque++;
    const spot = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (contrast(spot, GROUNDS.day) >= SEEN) seen.day++;
    if (contrast(spot, GROUNDS.night) >= SEEN) seen.night++;
  }
  const hasOwnGround = opaque > 0.98 * (data.length / 4);
  const isLost = (count: number): boolean => !hasOwnGround && opaque > 0 && 1 - count / opaque > MOST_UNSEEN;
  return { day: isLost(seen.day), night: isLost(seen.night) };
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (r: number, g: number, b: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
