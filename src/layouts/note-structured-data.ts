import type { Comment, Review } from 'schema-dts';
import type { CookNoteView } from '#src/domain/cook-notes/note.ts';

/**
 * Notes as search engines read them: those that stand on the page, and no others. One with stars and a name is a review,
 * as Google asks for both; any other a comment.
 */
export function noteStructuredData(
  notes: readonly CookNoteView[],
  page: string,
): { review?: Review[]; comment?: Comment[] } {
  const isReview = ({ name, rating }: CookNoteView) => name !== null && rating !== null;
  const review = notes.filter(isReview).map((note) => reviewOf(note, page));
  const comment = notes.filter((note) => !isReview(note)).map((note) => commentOf(note, page));
  return { ...(review.length > 0 && { review }), ...(comment.length > 0 && { comment }) };
}

const said = ({ id, name, publishedAt, editedAt }: CookNoteView, page: string) => ({
  url: `${page}#note-${id}`,
  datePublished: new Date(publishedAt).toISOString(),
  ...(editedAt !== null && { dateModified: new Date(editedAt).toISOString() }),
  ...(name !== null && { author: { '@type': 'Person', name } as const }),
});

const textOf = ({ paragraphs }: CookNoteView): string =>
  paragraphs.map((parts) => parts.map(({ text }) => text).join('')).join('\n\n');

const reviewOf = (note: CookNoteView, page: string): Review => ({
  '@type': 'Review',
  ...said(note, page),
  reviewBody: textOf(note),
  reviewRating: { '@type': 'Rating', ratingValue: note.rating ?? 0, bestRating: 5, worstRating: 1 },
});

const commentOf = (note: CookNoteView, page: string): Comment => ({
  '@type': 'Comment',
  ...said(note, page),
  text: textOf(note),
});
