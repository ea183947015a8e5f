import { AppError } from '#src/domain/errors.ts';
import type { ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import type { Content } from '../contents.ts';

/** A file that may tell recipes, among those that came with it. */
export interface MovedFile {
  path: string;
  content: Content;
  /** The files of the archive, by which a recipe finds its pictures. */
  paths: PathIndex;
  /** What stands in the files it is told with, by their paths: see `companionsOf`. */
  companions?: ReadonlyMap<string, Content>;
}

/** A recipe that a file tells: what it's called there, and how to read it. Reading one throws `validation` for that one alone. */
export interface ToldRecipe {
  name: string;
  read: () => ForeignRecipe;
}

/** The recipes that a file tells in one format; none where it is of another. */
export type FormatReader = (file: MovedFile) => ToldRecipe[];

/** Paths by their beginning up to the first dot of the name: a large archive is gone through once, not once for each of its files. */
export type PathIndex = ReadonlyMap<string, readonly string[]>;

export const pathIndex = (paths: Iterable<string>): PathIndex => Map.groupBy(paths, beginningOf);

const beginningOf = (path: string): string => {
  const name = path.lastIndexOf('/') + 1;
  return path.slice(0, name) + path.slice(name).split('.', 1)[0];
};

/** The folder of a path, with its stroke; empty for none. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Files called so, whatever they end in, in the folder of another or in one under it: `images/original`. By their names in order. */
export function besides({ path, paths }: MovedFile, called: string, endings: RegExp = /^\.\w+$/): string[] {
  const beginning = folderOf(path) + called;
  return (paths.get(beginningOf(beginning)) ?? [])
    .filter((other) => other.startsWith(beginning) && endings.test(other.slice(beginning.length)))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** All files in a folder. */
export const filesIn = ({ paths }: MovedFile, folder: string): string[] =>
  [...paths.values()].flat().filter((path) => folderOf(path) === folder);

/** Pictures that are called as a file is: `Dal.jpg`, and with `areNumbered` also `Dal.3.jpg`. */
export const namesakes = (file: MovedFile, areNumbered = false): string[] =>
  besides(file, stemOf(file.path), areNumbered ? /^(?:\.\d+)?\.(?:jpe?g|png|webp)$/i : /^\.(?:jpe?g|png|webp)$/i);

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
