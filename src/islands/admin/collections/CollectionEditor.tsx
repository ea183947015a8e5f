import { useState } from 'react';
import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import { missingParts } from '#src/domain/collections/collection.ts';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import { COLLECTION_LABELS, collectionIn } from '#src/stores/admin/published/collection-form.ts';
import {
  listCollectionRevisions,
  readCollection,
  restoreCollectionTo,
} from '#src/stores/admin/published/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMay } from '../frame/use-may.ts';
import { EditorFrame } from '../published/EditorFrame.tsx';
import { RevisionHistory } from '../published/RevisionHistory.tsx';
import { useLeaveGuard } from '../recipe/hooks/use-leave-guard.ts';
import { Card } from '../ui/Card.tsx';
import { Picks } from './Picks.tsx';
import { RuleCard } from './RuleCard.tsx';
import { CollectionTexts, Cover, SearchTexts, SeasonCard, Times } from './TextCards.tsx';
import { useCollection } from './use-collection.ts';

interface Props {
  /** `null` for a new one. */
  collection: AdminCollection | null;
  /** Takes one that is not what was typed here, and begins anew with it. */
  onReload: (collection: AdminCollection) => void;
}

/** Every field of a collection, in the frame of whatever is published. */
export function CollectionEditor({ collection: opened, onReload }: Props) {
  const editor = useCollection(opened, ({ id }) => {
    letGo();
    $location.open(paths.adminCollection(id), true);
  });
  const { thing: collection, form, status, change } = editor;
  const letGo = useLeaveGuard(editor.isChanged);
  const mayPublish = useMay()('curate');
  const [isHistory, setHistory] = useState(false);
  const missing = missingParts(collectionIn(form));
  const reload = async () => {
    if (collection) onReload(await readCollection(collection.id));
  };
  return (
    <EditorFrame
      title={collection ? 'Edit collection' : 'New collection'}
      editor={editor}
      publishers="curate"
      isPublished={form.isPublished}
      onPublished={(isPublished) => change({ isPublished })}
      actions={
        <>
          <Button onClick={editor.showPage}>Preview</Button>
          {collection && <Button onClick={() => setHistory(true)}>History</Button>}
          {collection?.isPublished && (
            <a className="button button-outline" href={paths.collection(collection.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
      aside={
        <Card title="Before it’s published">
          {missing.length === 0 && <p className="text-muted">Nothing’s missing.</p>}
          <ul className="grid gap-2 empty:hidden">
            {missing.map(({ path, message }) => (
              <li key={path} className="text-warning">
                {message}
              </li>
            ))}
          </ul>
        </Card>
      }
      below={
        <>
          {status === 'conflict' && (
            <Dialog title="Someone else changed this collection" onClose={editor.letGo}>
              <p className="text-muted">It was saved after you opened it. What you don’t keep stays in its history.</p>
              <div className="dialog-actions">
                <Button onClick={() => void reload()}>Take theirs</Button>
                <Button look="primary" onClick={editor.saveOver}>
                  Save mine over it
                </Button>
              </div>
            </Dialog>
          )}
          {isHistory && collection && (
            <RevisionHistory
              id={collection.id}
              labels={COLLECTION_LABELS}
              list={listCollectionRevisions}
              restoreTo={restoreCollectionTo}
              isChanged={editor.isChanged}
              onClose={() => setHistory(false)}
              onRestored={onReload}
            />
          )}
        </>
      }
    >
      <CollectionTexts editor={editor} />
      <Picks editor={editor} />
      <RuleCard editor={editor} />
      <Cover editor={editor} />
      <SeasonCard editor={editor} />
      <SearchTexts editor={editor} />
      {mayPublish && <Times editor={editor} />}
    </EditorFrame>
  );
}
