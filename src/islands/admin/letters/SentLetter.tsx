import { useEffect, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { moveLetter, type Step } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { StateBadge } from './StateBadge.tsx';
import { numberRows } from './words.ts';

/** Milliseconds between two looks at a letter on its way. */
const LOOK_MS = 3000;

interface Props {
  letter: AdminLetter;
  onChange: (letter: AdminLetter) => void;
}

/** A letter that is on its way or was: its numbers, and the ways to stop it. */
export function SentLetter({ letter, onChange }: Props) {
  const { id, state, begunAt, endedAt, numbers } = letter;
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = state === 'sending' || state === 'paused';
  useEffect(() => {
    if (state !== 'sending') return;
    // What fails is tried again a moment later.
    const timer = setInterval(() => void LETTERS.read(id).then(onChange, () => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [id, state, onChange]);
  const move = async (step: Step) => {
    setBusy(true);
    const changed = await moveLetter(id, step);
    setBusy(false);
    if (changed) onChange(changed);
  };
  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <Card title="Numbers" className="self-start" aside={<StateBadge letter={letter} />}>
        <Progress numbers={numbers} />
        <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-2">
          {numberRows(numbers).map(([what, count]) => (
            <div key={what} className="col-span-2 grid grid-cols-subgrid border-b border-border pb-2">
              <dt>{what}</dt>
              <dd className="text-end tabular-nums">{count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 type-meta text-muted">
          {begunAt !== null && `Begun ${moment(begunAt)}. `}
          {endedAt !== null && `Over ${moment(endedAt)}. `}
          “Handed over” means that the mail service took it; whether it arrived, only the mailbox knows.
        </p>
        {isUnderWay && (
          <div className="mt-4 flex flex-wrap gap-2">
            {state === 'sending' ? (
              <Button disabled={busy} onClick={() => void move('pause')}>
                Pause
              </Button>
            ) : (
              <Button look="primary" disabled={busy} onClick={() => void move('resume')}>
                Resume
              </Button>
            )}
            <Button look="danger" disabled={busy} onClick={() => setAsking(true)}>
              Cancel the rest…
            </Button>
          </div>
        )}
      </Card>
      <LetterPreview letter={letter} />
      {isAsking && (
        <ConfirmDialog
          title="Cancel the rest?"
          confirmLabel="Cancel the letter"
          danger
          onConfirm={() => move('cancel')}
          onClose={() => setAsking(false)}
        >
          Nobody else gets it, and it can’t be resumed.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** How far it has come, of those who were to get it. */
function Progress({ numbers: { candidates, waiting, handedOver } }: Pick<AdminLetter, 'numbers'>) {
  const share = candidates === 0 ? 0 : (candidates - waiting) / candidates;
  return (
    <div className="mb-4 grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display type-h1 leading-none tabular-nums">{handedOver.toLocaleString('en-GB')}</span>
        <span className="text-muted">handed over, of {counted(candidates, 'reader')}</span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-primary" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
