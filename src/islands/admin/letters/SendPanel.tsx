import { Send } from 'lucide-react';
import { useState } from 'react';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { TOPICS } from '#src/domain/newsletter/topics.ts';
import { moveLetter, planLetter, removeLetter, sendTestOf } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { StateBadge } from './StateBadge.tsx';
import { isAsking, readersText } from './words.ts';

interface Props {
  letter: AdminLetter;
  /** Saves what is typed; resolves to whether it is. */
  save: () => Promise<boolean>;
  onChange: (letter: AdminLetter) => void;
}

/** What speaks against a letter, and the ways to send it. */
export function SendPanel({ letter, save, onChange }: Props) {
  const { id, state, problems, readers, topic, timeZone, plannedFor } = letter;
  const [at, setAt] = useState(plannedFor);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'send' | 'delete'>();
  const isStopped = problems.some(({ stops }) => stops);
  const isScheduled = state === 'scheduled';
  const asksForYes = isAsking(letter);
  /** Once what is typed is saved. */
  const withSaved = async (work: () => Promise<AdminLetter | null | undefined>) => {
    setBusy(true);
    const changed = (await save()) && (await work());
    setBusy(false);
    if (changed) onChange(changed);
  };
  return (
    <Card title="Send" aside={<StateBadge letter={letter} />}>
      <div className="grid gap-4">
        <p>
          “{TOPICS[topic].name}” goes to <strong>{readersText(readers)}</strong> right now.
        </p>
        {asksForYes && <p>It wrote itself. Say yes by the day and time below, or it isn’t sent.</p>}
        <Problems problems={problems} />
        <Button disabled={busy} onClick={() => void withSaved(async () => void (await sendTestOf(id)))}>
          Send a test to me
        </Button>
        <Field
          label="Day and time"
          name="at"
          type="datetime-local"
          value={at}
          hint={`By the site’s clock, ${timeZone}.`}
          onChange={({ target }) => setAt(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            look={asksForYes ? 'primary' : 'outline'}
            disabled={busy || at === '' || (isScheduled && at === plannedFor)}
            onClick={() => void withSaved(() => planLetter(id, at))}
          >
            {isScheduled ? 'Change the time' : asksForYes ? 'Yes, send it then' : 'Schedule'}
          </Button>
          {isScheduled && (
            <Button disabled={busy} onClick={() => void withSaved(() => moveLetter(id, 'unschedule'))}>
              Don’t send it then
            </Button>
          )}
          <Button
            Icon={Send}
            look={asksForYes ? 'outline' : 'primary'}
            disabled={busy || readers === 0}
            onClick={() => setAsking('send')}
          >
            Send now…
          </Button>
        </div>
        {readers === 0 && (
          <p className="type-meta text-muted">Nobody gets it yet: it can be sent once somebody has signed up.</p>
        )}
        <Button look="quiet" className="justify-self-start" disabled={busy} onClick={() => setAsking('delete')}>
          Delete this letter…
        </Button>
      </div>
      {asking === 'send' && (
        <ConfirmDialog
          title={`Send it to ${readersText(readers)}?`}
          confirmLabel="Send the letter"
          onConfirm={() => withSaved(() => moveLetter(id, 'send'))}
          onClose={() => setAsking(undefined)}
        >
          {isStopped
            ? problems.find(({ stops }) => stops)?.message
            : 'It starts right away. You can pause or cancel it, but nobody can take back what’s been handed over.'}
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this letter?"
          confirmLabel="Delete"
          danger
          onConfirm={() => removeLetter(id)}
          onClose={() => setAsking(undefined)}
        >
          Its text is gone then.
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Problems({ problems }: Pick<AdminLetter, 'problems'>) {
  if (problems.length === 0) return <p className="type-meta text-muted">Nothing’s missing.</p>;
  return (
    <ul className="grid list-disc gap-1 ps-5" aria-label="What to look at">
      {problems.map(({ block, stops, message }) => (
        <li key={`${block} ${message}`} className={stops ? 'text-danger' : 'text-warning'}>
          {block !== null && `Part ${block + 1}: `}
          {message}
        </li>
      ))}
    </ul>
  );
}
