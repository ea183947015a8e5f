import { pageShelf } from '../addresses/page-shelf.ts';
import type { FoundRecipes } from '../formats/found-recipes.ts';
import type { MovedFiles } from '../move-source.ts';
import { openMovedFiles } from '../moved-files.ts';
import { moveFile, movePages } from './move-file.ts';

interface OpenedMove {
  id: string;
  files: MovedFiles;
  /** The recipes of a file; those of the last one are at hand. */
  found: (path: string) => Promise<FoundRecipes | null>;
}

let opened: OpenedMove | null = null;

/** The file of a move, which stays open from one turn to the next. Throws `validation` and `not_found` as opening one does. */
export async function openMove({ id }: { id: string }): Promise<OpenedMove> {
  if (opened?.id === id) return opened;
  closeMove();
  const files = await openMovedFiles(moveFile(id), pageShelf(movePages(id)));
  let last: { path: string; found: FoundRecipes | null } | null = null;
  opened = {
    id,
    files,
    async found(path) {
      if (last?.path === path) return last.found;
      const found = await files.foundIn(path);
      last = { path, found: found && 'recipes' in found ? found : null };
      return last.found;
    },
  };
  return opened;
}

export function closeMove(): void {
  opened?.files.close();
  opened = null;
}
