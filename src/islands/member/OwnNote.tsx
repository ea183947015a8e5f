import { useStore } from '@nanostores/react';
import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { $member } from '#src/stores/members/session.ts';
import { $ownNote, openOwnNote, saveOwnNote } from '#src/stores/premium/recipe-note.ts';
import { Button } from '../ui/Button.tsx';
import { useLive } from '../ui/use-live.ts';
import { OwnNoteForm } from './OwnNoteForm.tsx';

/** What a member wrote down about a recipe: seen by nobody else, printed with it. */
export function OwnNote({ recipeId }: { recipeId: string }) {
  const member = useLive($member);
  const own = useStore($ownNote, { ssr: 'initial' });
  const [isEditing, setEditing] = useState(false);
  const [said, setSaid] = useState('');
  const isMember = Boolean(member);
  useEffect(() => {
    if (isMember) void openOwnNote(recipeId);
  }, [isMember, recipeId]);
  if (!isMember) return null;
  const note = own.state === 'known' ? own.note : null;
  const save = async (text: string) => {
    const problem = await saveOwnNote(recipeId, text);
    if (problem) return problem;
    setEditing(false);
    setSaid(text.trim() ? 'Saved' : 'Deleted');
    return null;
  };
  return (
    <section className="own-note mt-10 px-5.5 pt-5 pb-5.5 card" aria-labelledby="own-note">
      <h2 id="own-note" className="own-note-title type-title leading-snug">
        Your note
      </h2>
      {own.state === 'loading' && <p className="own-note-state">Loading…</p>}
      {own.state === 'failed' && (
        <p className="own-note-state" role="alert">
          We couldn’t load your note.{' '}
          <Button look="quiet" onClick={() => void openOwnNote(recipeId)}>
            Try again
          </Button>
        </p>
      )}
      {own.state === 'known' && isEditing && (
        <OwnNoteForm note={note ?? ''} onSave={save} onCancel={() => setEditing(false)} />
      )}
      {own.state === 'known' && !isEditing && (
        <>
          {note && <p className="own-note-text mt-2.75 max-w-text wrap-anywhere whitespace-pre-wrap">{note}</p>}
          <div className="mt-3.5 flex flex-wrap items-center gap-2.5 no-print">
            <Button Icon={PenLine} autoFocus={said !== ''} onClick={() => setEditing(true)}>
              {note ? 'Edit your note' : 'Write a note'}
            </Button>
            <span className="own-note-state" role="status">
              {said || (note ? '' : 'Only you can see it.')}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
