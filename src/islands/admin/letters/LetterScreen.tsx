import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { isEditable } from '#src/domain/newsletter/letter.ts';
import { paths } from '#src/paths.ts';
import type { LetterForm } from '#src/stores/admin/letters/letter-form.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { keepMade } from '#src/stores/admin/published/made.ts';
import { focusPlace } from '../published/hooks/focus-place.ts';
import { useWritten } from '../published/hooks/use-written.ts';
import { type EditorProps, OpenedThing } from '../published/OpenedThing.tsx';
import { UnsavedDraft } from '../published/UnsavedDraft.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { leaveSaved } from '../ui/use-leave-guard.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { SentLetter } from './SentLetter.tsx';

/** A letter: written as long as it can be, then watched on its way. */
export default function LetterScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  return (
    <OpenedThing key={id} kind={LETTERS} id={id} list={paths.adminLetters}>
      {(props: EditorProps<LetterForm, AdminLetter>) => <OpenedLetter {...props} />}
    </OpenedThing>
  );
}

function OpenedLetter({ thing, start, onReload }: EditorProps<LetterForm, AdminLetter>) {
  const editor = useWritten(LETTERS, thing, start, (made, history) => {
    keepMade(LETTERS.name, { thing: made, history, refocus: focusPlace() });
    leaveSaved(paths.adminLetter(made.id));
  });
  const letter = editor.thing;
  if (!letter) return null;
  return (
    <AdminPage
      title={letter.subject || 'New letter'}
      actions={
        letter.begunAt !== null && (
          <a className="button button-outline" href={paths.letterPage(letter.id)} target="_blank" rel="noopener">
            View on the site
          </a>
        )
      }
    >
      {isEditable(letter.state) ? (
        <>
          <UnsavedDraft name="letter" editor={editor} />
          <LetterEditor letter={letter} editor={editor} onReload={onReload} />
        </>
      ) : (
        <SentLetter letter={letter} onChange={editor.take} />
      )}
    </AdminPage>
  );
}
