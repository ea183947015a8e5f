import { LRUCache } from 'lru-cache';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { ownPixels } from '../base/pixels.ts';
import { lookNow } from '../look/site-look.ts';
import { mediaStore } from '../pictures/media-store.ts';

/** A logo for paper: without transparent places, on a dark plate where it could not be seen on white. */
export interface PaperLogo {
  png: Uint8Array;
  width: number;
  height: number;
}

const PLATE = { margin: 24, ground: '#0d130f' };
const made = new LRUCache<string, PaperLogo>({ max: 2 });

/** The site's logo as documents show it; `null` where there is none. */
export async function paperLogo(): Promise<PaperLogo | null> {
  const { logo } = lookNow();
  if (!logo) return null;
  const key = JSON.stringify(logo);
  const before = made.get(key);
  if (before) return before;
  const png = await mediaStore().read(logo.png);
  const paper = png && (await onPaper(png, logo));
  if (paper) made.set(key, paper);
  return paper;
}

async function onPaper(png: Buffer, { plates }: Logo): Promise<PaperLogo> {
  const margin = plates.day ? PLATE.margin : 0;
  const background = plates.day ? PLATE.ground : '#ffffff';
  const { data, info } = await ownPixels(png)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
