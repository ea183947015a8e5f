import { mediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-vendor.ts';

let store: MediaStore = mediaFolder;

/** The one of this process: a folder, unless the host has no disk of its own. */
export const mediaStore = (): MediaStore => store;

export const keepMediaIn = (other: MediaStore): void => {
  store = other;
};
