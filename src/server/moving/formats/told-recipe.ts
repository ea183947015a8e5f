import { AppError } from '#src/domain/errors.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import type { Content } from '../contents.ts';

/** A file that may tell recipes, among those that came with it. */
export interface MovedFile {
  path: string;
  content: Content;
  /** Paths of all files of the archive, by which a recipe finds its pictures. */
  paths: ReadonlySet<string>;
}

/** A recipe that a file tells: what it's called there, and how to read it. Reading one throws `validation` for that one alone. */
export interface ToldRecipe {
  name: string;
  read: () => ForeignRecipe;
}

/** The recipes that a file tells in one format; none where it is of another. */
export type FormatReader = (file: MovedFile) => ToldRecipe[];

/** Files in the folder of another, or under it, by their names in order. */
export function besides({ path, paths }: MovedFile, pattern: RegExp): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...paths]
    .filter((other) => other.startsWith(folder) && pattern.test(other.slice(folder.length)))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** The name of a file without folder and ending. */
export const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

/** What a reader makes of something from elsewhere. Where it trips over something odd, that is no recipe, and is not quoted. */
export function safely<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('validation', 'We can’t read it: something in it is no recipe’s.', { cause: error });
  }
}
