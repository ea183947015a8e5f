import { PenLine, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { Folder } from '#src/domain/folders/folders.ts';
import { paths } from '#src/paths.ts';
import { $folder, ALL, deleteFolder, orderEntries, renameTo, titleOfEntry } from '#src/stores/members/folders.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { useLive } from '../../ui/use-live.ts';
import { FolderEntryRow } from './FolderEntryRow.tsx';
import { FolderNameDialog } from './FolderNameDialog.tsx';
import { FolderShareDialog } from './FolderShareDialog.tsx';

/** The folder that is looked at: its recipes in their order, and what can be done with it. */
export function FolderView() {
  const { data, error } = useLive($folder);
  if (error && !data)
    return (
      <Failure className="mt-8" onRetry={() => $folder.invalidate()}>
        We couldn’t load this folder.
      </Failure>
    );
  if (!data) return <Loading />;
  if (data.folder) return <Whole folder={data.folder} />;
  return (
    <div className="mt-8">
      <EmptyState title="There’s no such folder" text="It was deleted, or it’s somebody else’s.">
        <a className="button button-outline" href={paths.folder(ALL)}>
          All favourites
        </a>
      </EmptyState>
    </div>
  );
}

function Whole({ folder }: { folder: Folder }) {
  const { id, name, share, entries } = folder;
  const [open, setOpen] = useState<'name' | 'share' | null>(null);
  const close = () => setOpen(null);
  const { list, said, dragged, buttons, onKeyDown } = useOrder(
    entries,
    (next) => orderEntries(folder, next),
    titleOfEntry,
  );
  return (
    <section className="mt-8 max-w-176" aria-label={name}>
      <h2 className="text-h2 break-words">{name}</h2>
      <p className="mt-1 text-muted">
        {counted(entries.length, 'recipe')}
        {share && ' · Anyone with the link can read it'}
      </p>
      <div className="mt-2 -ml-3.5 flex flex-wrap">
        <Button look="quiet" Icon={Share2} aria-haspopup="dialog" onClick={() => setOpen('share')}>
          Share
        </Button>
        <Button look="quiet" Icon={PenLine} aria-haspopup="dialog" onClick={() => setOpen('name')}>
          Rename
        </Button>
        <Button look="quiet" Icon={Trash2} onClick={() => void deleteFolder(folder)}>
          Delete
        </Button>
      </div>
      {entries.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title="Nothing in it yet"
            text="Open a recipe you like, one of ours or your own, and press Add to a folder."
          >
            <a className="button button-outline" href={paths.recipes()}>
              Browse Recipes
            </a>
          </EmptyState>
        </div>
      )}
      <ol ref={list} className="mt-4">
        {entries.map((entry, at) => (
          <FolderEntryRow
            key={entry.id}
            folder={folder}
            entry={entry}
            isDragged={dragged === at}
            order={buttons(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {open === 'name' && (
        <FolderNameDialog title="Rename folder" name={name} onName={(to) => renameTo(id, to)} onClose={close} />
      )}
      {open === 'share' && <FolderShareDialog folder={folder} onClose={close} />}
    </section>
  );
}
