import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '#src/domain/errors.ts';
import { type ListedLine, listedAddresses } from './addresses/listed-addresses.ts';
import { openList } from './addresses/opened-list.ts';
import type { PageShelf } from './addresses/page-shelf.ts';
import { type Content, contentOf, isArchive } from './contents.ts';
import { companionsOf } from './formats/companions.ts';
import { inOneFormat } from './formats/found-recipes.ts';
import { pathIndex, stemOf } from './formats/told-recipe.ts';
import { innerReader } from './inner-archive.ts';
import type { MovedFiles } from './move-source.ts';
import { wordsOfRefusal } from './refusal.ts';
import { FILE_MAX, openArchive, type PackedFile } from './unzip.ts';

/**
 * Opens an archive, a single file or a list of addresses, whose pages stay on a shelf where there is one. Throws `validation` for
 * what is damaged or too much, `not_found` where there is none.
 */
export async function openMovedFiles(path: string, shelf: PageShelf | null = null): Promise<MovedFiles> {
  const { files, close, isSingle } = await opened(path);
  const list = isSingle ? await listIn(files) : null;
  if (list) return openList(list, shelf);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = pathIndex(byPath.keys());
  const inner = innerReader(byPath);
  return {
    toRead: files.flatMap((file) => (isToldWhole(file.path, byPath) ? [] : [file.path])),
    byPath,
    foundIn: async (name) => {
      const file = byPath.get(name);
      if (!file) return null;
      try {
        const content = contentOf(await file.read());
        if (content.kind === 'picture') return null;
        if (content.kind === 'archive') return await inner(file);
        const told = { path: file.path, content, paths };
        return inOneFormat({ ...told, companions: await contentsOf(companionsOf(told), byPath) });
      } catch (error) {
        return { why: wordsOfRefusal(error) };
      }
    },
    close,
  };
}

/** What stands in some files. Throws `validation` for one that is damaged. */
async function contentsOf(paths: readonly string[], files: ReadonlyMap<string, PackedFile>) {
  const contents = new Map<string, Content>();
  for (const path of paths) {
    const bytes = await files.get(path)?.read();
    if (bytes) contents.set(path, contentOf(bytes));
  }
  return contents;
}

/** An archive's files, or the one file there is. */
async function opened(path: string): Promise<{ files: PackedFile[]; close: () => void; isSingle: boolean }> {
  const { size } = await stat(path).catch(() => {
    throw new AppError('not_found', `There is no file ${path}.`);
  });
  if (isArchive(await headOf(path))) return { ...(await openArchive(path)), isSingle: false };
  if (size > FILE_MAX)
    throw new AppError('validation', 'We can’t take this file: it’s no archive, and has more than 64 MB.');
  return {
    files: [{ path: basename(path), size, read: () => readFile(path) }],
    close: () => undefined,
    isSingle: true,
  };
}

/** The lines of a file that lists addresses. What is packed, or begins like JSON, is read later: it may be damaged. */
async function listIn([file]: readonly PackedFile[]): Promise<ListedLine[] | null> {
  const bytes = await file?.read();
  if (!bytes || bytes[0] === 0x1f || /^[\uFEFF\s]*[[{]/.test(bytes.subarray(0, 1000).toString())) return null;
  const content = contentOf(bytes);
  return content.kind === 'text' ? listedAddresses(content.text) : null;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Our archives for others have each recipe a second time, whole: `plantry/{id}.plantry.json`. */
const isToldWhole = (path: string, files: ReadonlyMap<string, PackedFile>): boolean =>
  path.startsWith('recipes/') && !path.endsWith('.plantry.json') && files.has(`plantry/${stemOf(path)}.plantry.json`);
