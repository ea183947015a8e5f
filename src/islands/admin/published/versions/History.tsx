import { useState } from 'react';
import { CATALOGUE_ACTOR } from '#src/domain/recipes/editing/recipe-editing.ts';
import { labelsOf } from '#src/stores/admin/published/versions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { moment } from '../../../ui/times.ts';
import { Asked } from '../../ui/Asked.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { RevisionDetails } from './RevisionDetails.tsx';
import type { Versioned } from './versioned.ts';

interface Props<Thing, Version> {
  kind: Pick<Versioned<never, Thing, Version>, 'labels' | 'revisions' | 'version' | 'differences' | 'restore'>;
  id: string;
  /** Whether something typed would be lost by going back. */
  isChanged: boolean;
  onClose: () => void;
  onRestored: (thing: Thing) => void;
}

/** What something was before each change, to look at and to go back to. */
export function History<Thing, Version>({ kind, id, isChanged, onClose, onRestored }: Props<Thing, Version>) {
  const [answer, again] = useAsked(() => kind.revisions(id), id);
  const [shown, setShown] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const restore = async (revision: number) => {
    const thing = await kind.restore(id, revision);
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
                    <div>
                      <p>
                        {actor === CATALOGUE_ACTOR
                          ? `Newer text in the catalogue since ${moment(at)}: ${labelsOf(kind.labels, fields)}`
                          : `${moment(at)}: ${actor} changed ${labelsOf(kind.labels, fields)}`}
                      </p>
                    </div>
                    <div className="flex flex-wrap gap-2">
                      <Button
                        look="quiet"
                        aria-expanded={shown === revision}
                        onClick={() => setShown(shown === revision ? undefined : revision)}
                      >
                        Show changes<span className="sr-only"> of {moment(at)}</span>
                      </Button>
                      <Button onClick={() => (isChanged ? setAsked(revision) : restore(revision))}>
                        {actor === CATALOGUE_ACTOR
                          ? 'Take the catalogue’s text'
                          : `Restore the version ${momentBefore(revisions, revision, at)}`}
                      </Button>
                    </div>
                    {shown === revision && (
                      <div className="w-full">
                        <RevisionDetails
                          kind={kind}
                          id={id}
                          revision={revision}
                          next={actor === CATALOGUE_ACTOR ? undefined : nextOf(revisions, revision)}
                          isOffer={actor === CATALOGUE_ACTOR}
                        />
                      </div>
                    )}
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

/** The version that a change was made to: "of 21 Nov 2026, 04:30"; where the history begins with it, "before" that change. */
function momentBefore(revisions: readonly { id: number; at: number; actor: string }[], revision: number, at: number) {
  const before = revisions.find(({ id, actor }) => id < revision && actor !== CATALOGUE_ACTOR);
  return before ? `of ${moment(before.at)}` : `before ${moment(at)}`;
}

/** The next newer version in a list that begins with the newest; texts that were only offered are none. */
const nextOf = (revisions: readonly { id: number; actor: string }[], revision: number): number | undefined =>
  revisions.findLast(({ id, actor }) => id > revision && actor !== CATALOGUE_ACTOR)?.id;
