import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '#src/domain/errors.ts';
import { contentOf, isArchive } from './contents.ts';
import { type FoundRecipes, inOneFormat } from './formats/found-recipes.ts';
import { pathIndex, stemOf } from './formats/told-recipe.ts';
import { innerReader } from './inner-archive.ts';
import { FILE_MAX, openArchive, type PackedFile } from './unzip.ts';

/** What somebody moves in with: the files to be read one by one, and all of them by their paths. */
export interface MovedFiles {
  toRead: PackedFile[];
  byPath: ReadonlyMap<string, PackedFile>;
  /** The recipes in a file, or why there are none; `null` of a picture, which some recipe names. */
  foundIn: (file: PackedFile) => Promise<FoundRecipes | { why: string } | null>;
  close: () => void;
}

/** Opens an archive or a single file. Throws `validation` for what is damaged or too much, `not_found` where there is none. */
export async function openMovedFiles(path: string): Promise<MovedFiles> {
  const { files, close } = await opened(path);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = pathIndex(byPath.keys());
  const inner = innerReader(byPath);
  return {
    toRead: files.filter((file) => !isToldWhole(file.path, byPath)),
    byPath,
    foundIn: async (file) => {
      try {
        const content = contentOf(await file.read());
        if (content.kind === 'picture') return null;
        if (content.kind === 'archive') return await inner(file);
        return inOneFormat({ path: file.path, content, paths });
      } catch (error) {
        return { why: wordsOfRefusal(error) };
      }
    },
    close,
  };
}

/** An archive's files, or the one file there is. */
async function opened(path: string): Promise<{ files: PackedFile[]; close: () => void }> {
  const { size } = await stat(path).catch(() => {
    throw new AppError('not_found', `There is no file ${path}.`);
  });
  if (isArchive(await headOf(path))) return openArchive(path);
  if (size > FILE_MAX)
    throw new AppError('validation', 'We can’t take this file: it’s no archive, and has more than 64 MB.');
  return { files: [{ path: basename(path), size, read: () => readFile(path) }], close: () => undefined };
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

/** What costs no more than one recipe, in words; what is wrong with the machine is thrown on. */
export function wordsOfRefusal(error: unknown): string {
  if (error instanceof AppError && error.code !== 'unavailable') return error.message;
  throw error;
}
