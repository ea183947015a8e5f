import { describe, expect, it } from 'vitest';
import { noteStructuredData } from '#src/layouts/note-structured-data.ts';
import { aNote, paragraphsOf } from '../domain/cook-notes/a-note.ts';

const PAGE = 'https://plantry.example/recipes/lentil-soup';

describe('noteStructuredData', () => {
  it('makes a review of a note with stars and a name, with author, date and the words that stand on the page', () => {
    const note = aNote({ id: 'aa', rating: 4, paragraphs: paragraphsOf('Less sugar.', 'More lime …') });
    expect(noteStructuredData([note], PAGE)).toEqual({
      review: [
        {
          '@type': 'Review',
          url: `${PAGE}#note-aa`,
          datePublished: '2026-11-05T00:00:00.000Z',
          author: { '@type': 'Person', name: 'Ada L.' },
          reviewBody: 'Less sugar.\n\nMore lime …',
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    });
  });

  it('makes a comment of what has no stars, and of one whose cook is gone', () => {
    const { review, comment } = noteStructuredData([aNote(), aNote({ rating: 5, name: null })], PAGE);
    expect(review).toBeUndefined();
    expect(comment).toMatchObject([{ '@type': 'Comment', author: { name: 'Ada L.' } }, { '@type': 'Comment' }]);
    expect(comment?.[1]).not.toHaveProperty('author');
  });

  it('says nothing where nothing is said', () => {
    expect(noteStructuredData([], PAGE)).toEqual({});
  });
});
