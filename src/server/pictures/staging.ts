import { basename } from 'node:path';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';
import { mediaStore } from './media-store.ts';

/** Every file of a picture, the master last: where it is, its sizes are. */
const filesOf = (name: string): string[] =>
  [...PICTURE_WIDTHS.map((wide) => pictures.avif(name, wide)), pictures.webp(name), pictures.master(name)].map(
    (address) => basename(address),
  );

/** The name under which a staged picture is served, and the other way round. */
export const servedName = (picture: string): string => picture.replace(/^s-/, 'm-');
export const stagedName = (picture: string): string => picture.replace(/^m-/, 's-');

/**
 * Copies a picture to another name. What it is copied from stays: whoever moves a picture writes down the new name first,
 * so that one which is named is always there. `false` where there is nothing to copy.
 */
export async function copyPicture(from: string, to: string): Promise<boolean> {
  const [source, target] = [filesOf(from), filesOf(to)];
  for (const [i, file] of source.entries()) {
    const bytes = await mediaStore().read(file);
    if (!bytes) return false;
    await mediaStore().write(target[i] ?? file, bytes);
  }
  return true;
}

/** Removes every file of a picture, the master first. */
export async function removePicture(name: string): Promise<void> {
  for (const file of filesOf(name).toReversed()) await mediaStore().remove(file);
}

/** A picture as it is stored, served or not; `null` where there is none. */
export const readPicture = (name: string): Promise<Buffer | null> => mediaStore().read(basename(pictures.webp(name)));
