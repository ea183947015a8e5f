import type { CookAnswerView, CookNoteView } from '#src/domain/cook-notes/note.ts';

export const paragraphsOf = (...texts: string[]): CookNoteView['paragraphs'] =>
  texts.map((text) => [{ text, recipeId: null }]);

export const anAnswer = (over: Partial<CookAnswerView> = {}): CookAnswerView => ({
  ...{ id: '0123456789abcdef', name: 'Ada L.', badge: null, paragraphs: paragraphsOf('I doubled the lime.') },
  ...{ publishedAt: Date.UTC(2026, 10, 5), editedAt: null },
  ...over,
});

/** A note as everybody reads it. */
export const aNote = (over: Partial<CookNoteView> = {}): CookNoteView => ({
  ...anAnswer(),
  ...{ rating: null, changes: { servings: null, swaps: [] }, cookedOn: null, photos: [], helpfulCount: 0, answers: [] },
  ...over,
});
