import type { NoteExcerpt } from './excerpt.ts';

/** The cooks' notes on a recipe, as its page shows it. */
export interface NotesOnPage {
  total: number;
  /** The change that more than one made, and how many of them; `null` where no two did the same. */
  commonChange: { cooks: number; words: string } | null;
  notes: NoteExcerpt[];
  /** The newest photographs of cooks, each with its note. */
  photos: { noteId: string; imageUrl: string; alt: string }[];
  /** Recipes that notes lead to. */
  linked: string[];
}
