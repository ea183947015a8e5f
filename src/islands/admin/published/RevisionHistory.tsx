import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { moment } from '../../ui/times.ts';
import { Asked } from '../ui/Asked.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useAsked } from '../ui/use-asked.ts';

interface Revision {
  id: number;
  /** UTC milliseconds of the change that ended it. */
  at: number;
  actor: string;
  fields: readonly string[];
}

interface Props<Thing> {
  id: string;
  labels: Readonly<Record<string, string>>;
  list: (id: string) => Promise<readonly Revision[]>;
  /** The thing as it is then; `null` when that failed. */
  restoreTo: (id: string, revision: number) => Promise<Thing | null>;
  /** Whether something typed would be lost by going back. */
  isChanged: boolean;
  onClose: () => void;
  onRestored: (thing: Thing) => void;
}

const listed = new Intl.ListFormat('en-GB');

/** What something was before each change, to go back to. */
export function RevisionHistory<Thing>({ id, labels, list, restoreTo, isChanged, onClose, onRestored }: Props<Thing>) {
  const [answer, again] = useAsked(() => list(id), id);
  const [asked, setAsked] = useState<number>();
  const restore = async (revision: number) => {
    const thing = await restoreTo(id, revision);
    if (thing) onRestored(thing);
  };
  return (
    <>
      <Dialog title="History" onClose={onClose}>
        <Asked failure="We couldn’t load the history." answer={answer} onRetry={again}>
          {(revisions) => (
            <>
              {revisions.length === 0 && <p className="text-muted">No changes since it was created.</p>}
              <ol className="grid gap-2.5 type-meta">
                {revisions.map(({ id: revision, at, actor, fields }) => (
                  <li
                    className="flex flex-wrap items-center justify-between gap-2.5 border-b border-border pb-2.5"
                    key={revision}
                  >
                    <p>
                      {moment(at)}: {actor} changed {listed.format(fields.map((name) => labels[name] ?? name))}
                    </p>
                    <Button onClick={() => (isChanged ? setAsked(revision) : restore(revision))}>
                      Restore<span className="sr-only"> the version before {moment(at)}</span>
                    </Button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </Asked>
      </Dialog>
      {asked !== undefined && (
        <ConfirmDialog
          title="Restore over your changes?"
          confirmLabel="Restore"
          danger
          onConfirm={() => restore(asked)}
          onClose={() => setAsked(undefined)}
        >
          You have unsaved changes. The earlier version will replace them.
        </ConfirmDialog>
      )}
    </>
  );
}
