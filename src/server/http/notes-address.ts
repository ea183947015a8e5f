import { COOK_NOTE_SORTS, type CookNoteSort } from '#src/domain/cook-notes/note.ts';

/** Which notes an address asks for; `null` for what is no such address. */
export function readNotesAddress(search: URLSearchParams): { page: number; sort: CookNoteSort } | null {
  const sort = COOK_NOTE_SORTS.find((each) => each === (search.get('sort') ?? 'helpful'));
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '1')?.[0];
  return sort && page ? { page: Number(page), sort } : null;
}
