import type { NoteExcerpt } from './excerpt.ts';

/** What cooks say of a recipe, as its page shows it. */
export interface NotesOnPage {
  total: number;
  /** What more than one did otherwise, and how many of them; `null` where no two did the same. */
  commonChange: { cooks: number; words: string } | null;
  notes: NoteExcerpt[];
  /** The newest photographs of cooks, each with its note. */
  photos: { noteId: string; imageUrl: string; alt: string }[];
  /** Recipes that notes lead to. */
  linked: string[];
}
