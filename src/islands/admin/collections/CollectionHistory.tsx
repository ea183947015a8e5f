import { useState } from 'react';
import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import { COLLECTION_LABELS } from '#src/stores/admin/collection-form.ts';
import { listCollectionRevisions, restoreCollectionTo } from '#src/stores/admin/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { moment } from '../../ui/times.ts';
import { Asked } from '../ui/Asked.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useAsked } from '../ui/use-asked.ts';

interface Props {
  id: string;
  /** Whether something typed would be lost by going back. */
  isChanged: boolean;
  onClose: () => void;
  onRestored: (collection: AdminCollection) => void;
}

const labels = new Intl.ListFormat('en-GB');

/** What the collection was before each change, to go back to. */
export function CollectionHistory({ id, isChanged, onClose, onRestored }: Props) {
  const [answer, again] = useAsked(() => listCollectionRevisions(id), id);
  const [asked, setAsked] = useState<number>();
  const restore = async (revision: number) => {
    const collection = await restoreCollectionTo(id, revision);
    if (collection) onRestored(collection);
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
                      {moment(at)}: {actor} changed{' '}
                      {labels.format(fields.map((name) => COLLECTION_LABELS[name] ?? name))}
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
