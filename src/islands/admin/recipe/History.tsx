import { useEffect, useState } from 'react';
import type { AdminRecipe, RecipeRevision } from '#src/contracts/admin-recipes.ts';
import { listRevisions, restoreRevision } from '#src/stores/admin/recipe-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { moment } from '../ui/times.ts';

interface Props {
  id: string;
  onClose: () => void;
  onRestored: (recipe: AdminRecipe) => void;
}

/** What the recipe was before each change, to go back to. */
export function History({ id, onClose, onRestored }: Props) {
  const [revisions, setRevisions] = useState<RecipeRevision[] | 'failed'>();
  useEffect(() => {
    listRevisions(id).then(setRevisions, () => setRevisions('failed'));
  }, [id]);
  const restore = async (revision: number) => {
    const recipe = await restoreRevision(id, revision);
    if (recipe) onRestored(recipe);
  };
  return (
    <Dialog open title="History" onClose={onClose}>
      {!revisions && <Skeleton />}
      {revisions === 'failed' && <Notice tone="error" title="The history could not be loaded." />}
      {Array.isArray(revisions) && revisions.length === 0 && (
        <p className="text-muted">It was not changed since it was made.</p>
      )}
      {Array.isArray(revisions) && (
        <ol className="editor-history">
          {revisions.map(({ id: revision, at, actor, fields }) => (
            <li key={revision}>
              <div>
                <p>
                  Before {moment(at)}, when {actor} changed {fields.join(', ')}
                </p>
              </div>
              <button type="button" className="button button-outline" onClick={() => restore(revision)}>
                Restore<span className="sr-only"> the version before {moment(at)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
