import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '#src/domain/errors.ts';
import type { Actor } from '../base/audit.ts';
import { contentOf, isArchive } from './contents.ts';
import { MOVE_FORMATS } from './formats/formats.ts';
import { type MovedFile, safely, stemOf, type ToldRecipe } from './formats/told-recipe.ts';
import { type MovedRecipe, takeRecipe } from './take-recipe.ts';
import { FILE_MAX, openArchive, type PackedFile } from './unzip.ts';

/** What became of a recipe, or of a file in which none was found. */
export type MoveOutcome =
  | ({ name: string; from: string } & (MovedRecipe | { became: 'refused'; why: string }))
  | { name: string; became: 'passed'; why: string };

/**
 * Takes in the recipes of a file or an archive, one after the other, as drafts of an actor. One that is broken costs no more than
 * itself; what is there already is not made again. Throws `validation` for an archive that is damaged or too much.
 */
export async function* moveIn(path: string, actor: Actor): AsyncGenerator<MoveOutcome> {
  const { files, close } = await opened(path);
  const byPath = new Map(files.map((file) => [file.path, file]));
  try {
    for (const file of files) if (!isToldWhole(file.path, byPath)) yield* fromFile(file, byPath, actor);
  } finally {
    close();
  }
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

async function* fromFile(file: PackedFile, files: ReadonlyMap<string, PackedFile>, actor: Actor) {
  const found = await foundIn(file, files);
  if (!found) return;
  if ('why' in found) {
    yield { name: file.path, became: 'passed' as const, why: found.why };
    return;
  }
  const { label, source, recipes } = found;
  for (const told of recipes) {
    const from = { name: told.name || file.path, from: label };
    try {
      yield { ...from, ...(await takeRecipe(told, source, files, actor)) };
    } catch (error) {
      yield { ...from, became: 'refused' as const, why: refusal(error) };
    }
  }
}

interface Found {
  label: string;
  source: string;
  recipes: ToldRecipe[];
}

/** The recipes in a file, or why there are none; `null` of a picture, which some recipe names. */
async function foundIn(
  file: PackedFile,
  files: ReadonlyMap<string, PackedFile>,
): Promise<Found | { why: string } | null> {
  try {
    const content = contentOf(await file.read());
    if (content.kind === 'picture') return null;
    if (content.kind === 'archive')
      return { why: 'It’s an archive in an archive: unpack it, and import it by itself.' };
    return inOneFormat({ path: file.path, content, paths: new Set(files.keys()) });
  } catch (error) {
    return { why: refusal(error) };
  }
}

function inOneFormat(file: MovedFile): Found | { why: string } {
  for (const { source, label, recipesIn } of MOVE_FORMATS) {
    const recipes = safely(() => recipesIn(file));
    if (recipes.length > 0) return { source, label, recipes };
  }
  return { why: 'We found no recipe in it.' };
}

/** What costs no more than one recipe, in words; what is wrong with the machine is thrown on. */
function refusal(error: unknown): string {
  if (error instanceof AppError && error.code !== 'unavailable') return error.message;
  throw error;
}
