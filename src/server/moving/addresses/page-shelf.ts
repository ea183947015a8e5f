import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadPage } from './read-address.ts';

/** Where pages that were read stay until their drafts are made: what somebody chose is what comes, and nobody is asked twice. */
export interface PageShelf {
  find: (address: string) => Promise<ReadPage | null>;
  keep: (address: string, page: ReadPage) => Promise<void>;
}

/** A shelf in a folder of its own, a file for each page. */
export function pageShelf(folder: string): PageShelf {
  const placeOf = (address: string): string => join(folder, createHash('sha256').update(address).digest('hex'));
  return {
    async find(address) {
      const text = await readFile(placeOf(address), 'utf8').catch(() => null);
      return text === null ? null : (JSON.parse(text) as ReadPage);
    },
    async keep(address, page) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(placeOf(address), JSON.stringify(page), { mode: 0o600 });
    },
  };
}
