import type { FoundRecipes } from './formats/found-recipes.ts';
import type { PackedFile } from './unzip.ts';

/** What somebody moves in with: the paths, or addresses, to be read one by one, and all files by their paths. */
export interface MovedFiles {
  toRead: string[];
  byPath: ReadonlyMap<string, PackedFile>;
  /** The recipes in a file, or why there are none; `null` of a picture, which some recipe names. */
  foundIn: (path: string) => Promise<FoundRecipes | { why: string } | null>;
  close: () => void;
}
