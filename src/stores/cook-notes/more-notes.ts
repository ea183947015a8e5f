import { cookNotesCall } from '#src/contracts/recipes/cook-notes.ts';
import type { CookNoteView } from '#src/domain/cook-notes/note.ts';
import { call } from '../client.ts';

/** Notes that were asked for after those of the page. */
export interface MoreNotes {
  notes: CookNoteView[];
  /** The last page that was asked for. */
  page: number;
  isLast: boolean;
}

/** Notes it is worth to have asked for. */
const FEWEST = 5;

/** The next notes of a recipe, the most helpful first, without those that are there; `null` when they did not come. */
export async function moreNotes(
  recipeId: string,
  before: MoreNotes,
  known: readonly string[],
): Promise<MoreNotes | null> {
  const all = [...before.notes];
  try {
    for (let page = before.page + 1; ; page++) {
      const { notes, pagination } = await call(cookNotesCall, {
        params: { id: recipeId },
        query: { page: String(page) },
      });
      all.push(...notes.filter(({ id }) => !known.includes(id)));
      const isLast = !pagination.hasNextPage;
      // The first page is mostly what is there.
      if (all.length >= before.notes.length + FEWEST || isLast) return { notes: all, page, isLast };
    }
  } catch {
    return null;
  }
}
