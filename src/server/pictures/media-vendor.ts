/** The store of uploaded pictures and their sizes, by file name. */
export interface MediaStore {
  read(file: string): Promise<Buffer | null>;
  /** Writes a file whole or not at all. */
  write(file: string, bytes: Buffer): Promise<void>;
  remove(file: string): Promise<void>;
  /** Every file, with its time in UTC milliseconds. */
  list(): Promise<{ file: string; keptAt: number }[]>;
}
