import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { nullIfMissing, writeWhole } from '#src/db/whole-file.ts';

/** What is known of a picture; hashes are the first 16 hex digits of SHA-256. */
interface Entry {
  /** Of the file the master was taken from, so that the same file is not encoded twice. */
  source?: string;
  /** Of the master and settings its web sizes were made with. */
  sizes?: string;
}
export type Manifest = Record<string, Entry>;

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** Empty where there is no such file. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(nullIfMissing);
  return text === null ? {} : JSON.parse(text);
}

/** Sorted by name, so that two runs differ only where pictures do. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
