import type { OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { paths } from '#src/paths.ts';

const WORDS: Partial<Record<OwnCookNote['status'], string>> = {
  waiting: 'Your note waits: somebody here reads it before others do. We’ll write to you.',
  refused: 'Your note isn’t published.',
  hidden: 'Your note is no longer shown.',
};

/** What has become of a member's note. */
export function OwnNoteState({ recipeId, note: { id, status, reason } }: { recipeId: string; note: OwnCookNote }) {
  return (
    <p className="notice mb-3 max-w-[46rem]" role="status">
      {status === 'published' ? (
        <>
          Your note is published: <a href={paths.cookNote(recipeId, id)}>read it</a>.
        </>
      ) : (
        `${WORDS[status] ?? ''}${reason ? ` ${reason}` : ''}`
      )}
    </p>
  );
}
