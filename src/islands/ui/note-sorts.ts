import type { CookNoteSort } from '#src/domain/cook-notes/note.ts';

export const NOTE_SORT_LABELS: Record<CookNoteSort, string> = {
  helpful: 'Most helpful',
  newest: 'Newest',
  photos: 'With photographs',
};
