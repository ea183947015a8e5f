import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Sharp } from 'sharp';
import { writeWhole } from '#src/db/whole-file.ts';
import { avifQuality } from '#src/domain/pictures/media.ts';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';
import { ownPixels } from '#src/server/base/pixels.ts';
import { hashOf } from './manifest.ts';

/** Effort 3 is within 3 % of effort 4's size in a third of its time. */
const avifOptions = (width: number) => ({ quality: avifQuality(width), effort: 3 });
const WEBP = { quality: 78, effort: 6 } as const;
const WEBP_WIDTH = 800;

const fileOf = (address: string): string => basename(address);

export const sizesHash = (master: Buffer): string =>
  hashOf(JSON.stringify([PICTURE_WIDTHS.map(avifOptions), WEBP, PICTURE_WIDTHS]), master);

const filesOf = (name: string): string[] =>
  [...PICTURE_WIDTHS.map((width) => pictures.avif(name, width)), pictures.webp(name)].map(fileOf);

/** Whether every web size of a picture is in the folder. */
export const hasSizes = (folder: string, name: string): boolean =>
  filesOf(name).every((file) => existsSync(join(folder, file)));

/** Writes the web sizes of a master beside it; never larger than the master. */
export async function makeSizes(folder: string, name: string, master: Buffer): Promise<void> {
  const at = (width: number): Sharp => ownPixels(master).resize({ width, withoutEnlargement: true });
  for (const width of PICTURE_WIDTHS) {
    await writeWhole(
      join(folder, fileOf(pictures.avif(name, width))),
      await at(width).avif(avifOptions(width)).toBuffer(),
    );
  }
  await writeWhole(join(folder, fileOf(pictures.webp(name))), await at(WEBP_WIDTH).webp(WEBP).toBuffer());
}

/** One line per kind of file: how many, mean KB, total MB. */
export async function sizeReport(folder: string): Promise<string[]> {
  const kinds = new Map<string, number[]>();
  for (const file of await readdir(folder)) {
    const kind = /(?:-\d+)?\.(?:avif|webp|jpg)$/.exec(file)?.[0];
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), (await stat(join(folder, file))).size]);
  }
  const line = (kind: string, sizes: number[]): string => {
    const total = sizes.reduce((sum, size) => sum + size, 0);
    return `${kind.padEnd(11)} ${sizes.length} files, ${(total / sizes.length / 1024).toFixed(1)} KB each, ${(total / 1e6).toFixed(1)} MB`;
  };
  return [...[...kinds].sort().map(([kind, sizes]) => line(kind, sizes)), line('all', [...kinds.values()].flat())];
}
