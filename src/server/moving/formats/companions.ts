import { componentPaths } from './chowdown.ts';
import { grocyTablePaths } from './grocy.ts';
import type { MovedFile } from './told-recipe.ts';

/** The paths of files without which one does not tell its recipes whole: parts of a Chowdown recipe, tables beside Grocy's. */
export const companionsOf = (file: MovedFile): string[] => [...componentPaths(file), ...grocyTablePaths(file)];
