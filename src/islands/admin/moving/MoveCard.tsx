import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type MoveView, moveAddressesCall, moveReportCall } from '#src/contracts/recipes/admin-moving.ts';
import { counted } from '#src/domain/counted.ts';
import { $moveList, dropMove, runMove, showMove, takeBackMove } from '#src/stores/admin/moving/moving.ts';
import { Button } from '../../ui/Button.tsx';
import { dateText } from '../../ui/times.ts';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MoveChoices } from './MoveChoices.tsx';
import { MoveItems } from './MoveItems.tsx';

/** A file that was sent: how far it is, and all one can do with it. */
export function MoveCard({ move }: { move: MoveView }) {
  const { id, name, state, counts, entries, createdAt } = move;
  const isOpen = useStore($moveList).id === id;
  const [asks, setAsks] = useState<'undo' | 'discard'>();
  const close = () => setAsks(undefined);
  const mayChoose = state === 'ready' || state === 'paused';
  return (
    <Card title={name} aside={<span className="text-meta text-muted">Sent {dateText(createdAt)}</span>}>
      <p role="status">{sentence(move)}</p>
      <Progress move={move} />
      {move.passed.length > 0 && (
        <details className="mt-2">
          <summary>{counted(move.passed.length, 'file')} without a recipe</summary>
          <ul className="text-meta text-muted wrap-anywhere">
            {move.passed.map((file) => (
              <li key={file.name}>
                {file.name}: {file.why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOpen && mayChoose && <MoveChoices move={move} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {state === 'ready' && (
          <Button look="primary" disabled={counts.chosen === 0} onClick={() => void runMove(id, 'go')}>
            Make {counted(counts.chosen, 'draft')}
          </Button>
        )}
        {state === 'going' && <Button onClick={() => void runMove(id, 'pause')}>Pause</Button>}
        {state === 'paused' && (
          <Button look="primary" onClick={() => void runMove(id, 'resume')}>
            Go on
          </Button>
        )}
        {counts.all > 0 && (
          <Button aria-expanded={isOpen} onClick={() => showMove({ id: isOpen ? null : id, shown: 'all' })}>
            {isOpen ? 'Hide recipes' : 'Show recipes'}
          </Button>
        )}
        {counts.came + counts.there > 0 && (
          <>
            <a className="button button-outline" href={moveReportCall.path.replace('{id}', id)} download>
              Report
            </a>
            <a className="button button-outline" href={moveAddressesCall.path.replace('{id}', id)} download>
              Old and new addresses
            </a>
          </>
        )}
        {entries.length > 0 && state !== 'going' && <Button onClick={() => setAsks('undo')}>Undo all of it</Button>}
        {state !== 'going' && <Button onClick={() => setAsks('discard')}>Discard</Button>}
      </div>
      {isOpen && <MoveItems move={move} mayChoose={mayChoose} />}
      {asks === 'undo' && (
        <ConfirmDialog
          title="Undo all of it?"
          confirmLabel="Put the drafts in the bin"
          onClose={close}
          onConfirm={() => takeBackMove(entries)}
        >
          What somebody has changed or published since stays. From the bin you can bring drafts back for 30 days.
        </ConfirmDialog>
      )}
      {asks === 'discard' && (
        <ConfirmDialog
          title="Discard this file?"
          confirmLabel="Discard"
          danger
          onClose={close}
          onConfirm={() => dropMove(id)}
        >
          Drafts that came from it stay. Its report and its list of addresses go with it.
        </ConfirmDialog>
      )}
    </Card>
  );
}

function sentence({ state, problem, received, size, counts, takenBack, files, filesRead }: MoveView): string {
  const back = takenBack.done > 0 ? ` ${takenBack.done} taken back, ${takenBack.stayed} stayed.` : '';
  const there = counts.there > 0 ? ` ${counts.there} were here already.` : '';
  switch (state) {
    case 'coming':
      return `${Math.floor((received / size) * 100)}% of it is here. Choose the same file again to send the rest.`;
    case 'reading':
      return files > 0 ? `Reading: ${filesRead} of ${counted(files, 'file')}.` : 'Reading…';
    case 'ready':
      return `We found ${counted(counts.all, 'recipe')}: ${counts.chosen} chosen, ${counts.twins} that may be here already, ${counts.gate} to mend before publishing, ${counts.refused} not readable. Nothing has changed yet.`;
    case 'failed':
      return problem ?? 'We can’t take this file.';
    default:
      return `${problem ? `${problem} ` : ''}${counts.came} of ${counted(counts.came + counts.chosen, 'draft')} made.${there}${back}`;
  }
}

function Progress({ move: { state, counts, files, filesRead } }: { move: MoveView }) {
  if (state === 'reading' && files > 0)
    return <progress className="mt-2 w-full" value={filesRead} max={files} aria-label="Read so far" />;
  const settled = counts.came + counts.there + counts.refused;
  if (state === 'going' || state === 'paused')
    return (
      <progress className="mt-2 w-full" value={settled} max={settled + counts.chosen} aria-label="Moved in so far" />
    );
  return null;
}
