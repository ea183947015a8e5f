import type { OwnCookNote } from '#src/domain/cook-notes/note.ts';

const WORDS: Record<OwnCookNote['status'], string> = {
  waiting: 'We’re reading your note. It goes on the page after that, and we’ll e-mail you.',
  published: 'Your note is on this page.',
  refused: 'We didn’t publish your note.',
  hidden: 'We took your note off the page.',
  deleted: 'Your note is deleted.',
};

/** What has become of a member's note, and their words while others cannot read them. */
export function OwnNoteState({ note: { id, status, reason, text, objection } }: { note: OwnCookNote }) {
  const isShown = status === 'published';
  return (
    <div className="notice mb-8 wrap-anywhere" role="status">
      <p className="font-semibold">
        {isShown ? <a href={`#note-${id}`}>{WORDS[status]}</a> : WORDS[status]} {!isShown && reason}
      </p>
      {!isShown && <p className="mt-2 line-clamp-4 whitespace-pre-line">{text}</p>}
      {objection && (
        <p className="mt-2">
          <a href={objection}>See it differently? Tell us why.</a>
        </p>
      )}
    </div>
  );
}
