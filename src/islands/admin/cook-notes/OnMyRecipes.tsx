import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { $notesOnMine, $ownNotesPage } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { dateText } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { useLast } from '../ui/table/use-last.ts';
import { AnswerForm } from './AnswerForm.tsx';

/** What cooks say of an author's own recipes, to be answered. */
export function OnMyRecipes() {
  const answer = useStore($notesOnMine);
  const last = useLast(answer.data);
  return (
    <AdminPage title="Notes on your recipes">
      <Asked
        failure="Error Loading Notes"
        answer={{ ...answer, data: last }}
        isLast={!answer.data}
        onRetry={() => $notesOnMine.invalidate()}
      >
        {({ notes, pagination }) =>
          notes.length === 0 ? (
            <EmptyState title="No notes yet" text="Published ones on your recipes show up here." />
          ) : (
            <>
              <ul className="grid gap-3">
                {notes.map((note) => (
                  <Note key={note.id} note={note} />
                ))}
              </ul>
              <Pager pagination={pagination} onPage={(page) => $ownNotesPage.set(page)} />
            </>
          )
        }
      </Asked>
    </AdminPage>
  );
}

type Said = NonNullable<ReturnType<typeof $notesOnMine.get>['data']>['notes'][number];
const textOf = ({ paragraphs }: Pick<Said, 'paragraphs'>): string =>
  paragraphs.map((parts) => parts.map(({ text }) => text).join('')).join('\n\n');

function Note({ note }: { note: Said }) {
  const [isAnswering, setAnswering] = useState(false);
  const { id, recipe, name, publishedAt, answers, helpfulCount } = note;
  return (
    <li className="grid gap-2 rounded-lg border border-border bg-surface p-4">
      <p className="type-meta text-muted">
        <strong className="text-text">{name ?? 'A cook'}</strong> on{' '}
        <a className="link" href={`${paths.recipe(recipe.id)}#note-${id}`}>
          {recipe.title}
        </a>{' '}
        · {dateText(publishedAt)}
        {helpfulCount > 0 && ` · helpful to ${helpfulCount}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{textOf(note)}</p>
      {answers.length > 0 && (
        <ul className="grid gap-2 border-s-4 border-border ps-3" aria-label={counted(answers.length, 'answer')}>
          {answers.map((answer) => (
            <li key={answer.id} className="type-meta wrap-anywhere">
              <strong>{answer.name ?? 'A cook'}:</strong> {textOf(answer)}
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? (
        <AnswerForm noteId={id} recipeId={recipe.id} onClose={() => setAnswering(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAnswering(true)}>
          Answer
        </Button>
      )}
    </li>
  );
}
