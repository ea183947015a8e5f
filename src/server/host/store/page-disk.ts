import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeWhole } from '#src/db/whole-file.ts';
import { removeDrafts } from '../../base/drafts.ts';
import type { Encoding } from './encodings.ts';
import type { Page } from './page.ts';

/** Finished pages as files, one a page: length and JSON of the head, then the body in brotli. */
export interface PageDisk {
  /** The page kept under a key, or `null` when there is none or its file is damaged. */
  read(key: string): Promise<Page | null>;
  write(page: Page): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes the pages of other editions, and what processes that were killed left half written. */
  prune(): Promise<void>;
}

interface Head extends Omit<Page, Encoding> {
  /** CRC-32 of the body, against files torn by a crash. */
  crc: number;
}

const LENGTH_BYTES = 4;
/**
 * The folder pages are written in before they get their name: beside the editions, so that what is left there is soon found.
 */
const DRAFTS = 'drafts';
let temporary = 0;

/** Keeps pages under `root`, apart by edition, so that a page of an older build is never found. */
export function openPageDisk(root: string, edition: string): PageDisk {
  const home = join(root, edition);
  const drafts = join(root, DRAFTS);
  const fileOf = (key: string): string => {
    const name = hash('sha1', key);
    return join(home, name.slice(0, 2), `${name}.page`);
  };
  return {
    async read(key) {
      const file = fileOf(key);
      // To see that there is none takes a twentieth of what an attempt to read it on another thread takes.
      const bytes = existsSync(file) ? await readFile(file).catch(() => null) : null;
      const page = bytes && decode(bytes);
      return page?.key === key ? page : null;
    },
    write(page) {
      const draft = join(drafts, `${process.pid}-${++temporary}`);
      return writeWhole(fileOf(page.key), encode(page), { draft, isLasting: false });
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async prune() {
      const editions = await readdir(root).catch(() => []);
      const others = editions.filter((name) => name !== edition && name !== DRAFTS);
      await Promise.all(others.map((name) => rm(join(root, name), { recursive: true, force: true })));
      await removeDrafts(drafts, /^(\d+)-\d+$/);
    },
  };
}

function encode({ gzip, br, identity, ...rest }: Page): Buffer {
  const head: Head = { ...rest, crc: crc32(br) };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, br]);
}

function decode(bytes: Buffer): Page | null {
  try {
    const bodyAt = LENGTH_BYTES + bytes.readUInt32BE(0);
    const { crc, ...rest } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, bodyAt)) as Head;
    const br = bytes.subarray(bodyAt);
    return crc32(br) === crc ? { ...rest, br } : null;
  } catch {
    return null;
  }
}
