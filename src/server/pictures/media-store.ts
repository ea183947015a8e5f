import { mediaFolder } from './media-folder.ts';

/** Where uploaded pictures and their sizes are kept, by file name. */
export interface MediaStore {
  read(file: string): Promise<Buffer | null>;
  /** Writes a file whole or not at all. */
  write(file: string, bytes: Buffer): Promise<void>;
  remove(file: string): Promise<void>;
  /** Every file, with its time in UTC milliseconds. */
  list(): Promise<{ file: string; keptAt: number }[]>;
}

let store: MediaStore = mediaFolder;

/** The one of this process: a folder, unless the host has no disk of its own. */
export const mediaStore = (): MediaStore => store;

export const keepMediaIn = (other: MediaStore): void => {
  store = other;
};
