import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type Options, open, type ZipFile } from 'yauzl';
import { AppError } from '#src/domain/errors.ts';
import { bounded } from '#src/domain/pattern.ts';

/** Bounds of an archive from elsewhere, told before anything of it is unpacked. */
const ENTRIES_MAX = 10_000;
const UNPACKED_MAX = 2 * 1024 ** 3;
/** Of one file, which is read whole. */
export const FILE_MAX = 64 * 1024 ** 2;
/** Texts pack to a twentieth; a bomb to a thousandth. What is small does no harm. */
const RATIO_MAX = 200;
const SMALL = 1024 ** 2;

/** A file in an archive. */
export interface PackedFile {
  path: string;
  size: number;
  /** Its content, whole. Throws `validation` where it is damaged. */
  read: () => Promise<Buffer>;
}

export interface Archive {
  files: PackedFile[];
  close: () => void;
}

/**
 * The files of a zip archive, at a path or in memory, without folders and what systems leave behind. Nothing is unpacked yet.
 * Throws `validation` for what is no archive, for one that is too much, and for names that lead out of it, clash or are links.
 */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  const zip = await opened(source);
  try {
    return { files: await listed(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : refused('it’s damaged, or no zip archive');
  }
}

const OPTIONS: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };

const opened = (source: string | Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const take = (error: Error | null, zip: ZipFile): void =>
      error ? reject(refused('it’s damaged, or no zip archive')) : resolve(zip);
    if (typeof source === 'string') open(source, OPTIONS, take);
    else fromBuffer(source, OPTIONS, take);
  });

function listed(zip: ZipFile): Promise<PackedFile[]> {
  if (zip.entryCount > ENTRIES_MAX) throw refused(`it has ${zip.entryCount} files, and we take ${ENTRIES_MAX}`);
  return new Promise((resolve, reject) => {
    const files: PackedFile[] = [];
    const names = new Set<string>();
    let total = 0;
    zip.on('error', (error: Error) => reject(leadsOut(error) ?? error));
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      try {
        total += entry.uncompressedSize;
        check(entry, total, names);
        if (!isNoise(entry.fileName))
          files.push({ path: entry.fileName, size: entry.uncompressedSize, read: () => readEntry(zip, entry) });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

function check(entry: Entry, total: number, names: Set<string>): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const name = fileName.normalize('NFC').toLowerCase();
  if (names.has(name)) throw refused(`two of its files are called ${quoted(fileName)}`);
  names.add(name);
  if (isLink(entry)) throw refused(`${quoted(fileName)} is a link`);
  if (entry.isEncrypted()) throw refused('it’s locked with a password');
  if (total > UNPACKED_MAX) throw refused('it unpacks to more than 2 GB');
  if (uncompressedSize > FILE_MAX) throw refused(`${quoted(fileName)} has more than 64 MB`);
  if (uncompressedSize > SMALL && uncompressedSize > RATIO_MAX * compressedSize)
    throw refused(`${quoted(fileName)} is packed so tightly that it can’t be a recipe`);
}

const LINK = 0o120000;
const KIND = 0o170000;
/** What the library says of a name that climbs out of the archive, or begins at the root of a disk. */
const LEADS_OUT = bounded(5_000, /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s);
const leadsOut = ({ message }: Error): AppError | null => {
  const [, name] = LEADS_OUT.exec(message) ?? [];
  return name === undefined ? null : refused(`${quoted(name)} leads out of it`);
};
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & KIND) === LINK;

/** Folders, and what Macs and Windows put beside files. */
const isNoise = (path: string): boolean =>
  path.endsWith('/') ||
  path.startsWith('__MACOSX/') ||
  /(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

const readEntry = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      const damaged = () => reject(refused(`${quoted(entry.fileName)} is damaged`));
      if (error) damaged();
      else buffer(stream).then((bytes) => (crc32(bytes) === entry.crc32 ? resolve(bytes) : damaged()), damaged);
    });
  });

const quoted = (name: string): string => `“${name.slice(0, 100)}”`;
const refused = (why: string): AppError => new AppError('validation', `We can’t take this archive: ${why}.`);
