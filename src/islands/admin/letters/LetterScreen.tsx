import { useState } from 'react';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { isEditable } from '#src/domain/newsletter/letter.ts';
import { paths } from '#src/paths.ts';
import { readLetter } from '#src/stores/admin/letters/letters.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { SentLetter } from './SentLetter.tsx';

/** A letter: written as long as it can be, then watched on its way. */
export default function LetterScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  const [answer, again] = useAsked(() => readLetter(id), id);
  const [newer, setNewer] = useState<AdminLetter>();
  /** Gone back to an earlier version so many times, which begins the form anew. */
  const [restored, setRestored] = useState(0);
  return (
    <Asked
      answer={newer ? { data: newer, loading: false } : answer}
      failure="We couldn’t load this letter."
      onRetry={again}
    >
      {(letter) => (
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
            <LetterEditor
              key={restored}
              letter={letter}
              onChange={setNewer}
              onRestored={(earlier) => {
                setNewer(earlier);
                setRestored(restored + 1);
              }}
            />
          ) : (
            <SentLetter letter={letter} onChange={setNewer} />
          )}
        </AdminPage>
      )}
    </Asked>
  );
}
