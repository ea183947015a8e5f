import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#src/paths.ts';
import { $folderId, $folders, ALL, makeFolder } from '#src/stores/members/folders.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';
import { FolderNameDialog } from './FolderNameDialog.tsx';

/** All favourites, each folder, and a new one: links to where they are looked at. */
export function FolderChips({ isFavourites = false }: { isFavourites?: boolean }) {
  const { data } = useLive($folders);
  const chosen = useLive($folderId);
  const [isNaming, setNaming] = useState(false);
  const make = async (name: string) => {
    const id = await makeFolder(name);
    if (id) location.assign(paths.folder(id));
    return id !== null;
  };
  const current = (is: boolean) => (is && isFavourites) || undefined;
  return (
    <nav className="mt-6 flex flex-wrap items-center gap-2 no-print" aria-label="Folders">
      {data && data.length > 0 && (
        <ul className="contents">
          {isFavourites && (
            <li>
              <a className="chip" href={paths.folder(ALL)} aria-current={current(chosen === null)}>
                All
              </a>
            </li>
          )}
          {data.map(({ id, name, recipes }) => (
            <li key={id} className="min-w-0">
              <a className="chip max-w-full" href={paths.folder(id)} aria-current={current(chosen === id)}>
                <span className="max-w-60 truncate">{name}</span>
                <span className="font-normal tabular-nums">{recipes}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" Icon={FolderPlus} aria-haspopup="dialog" onClick={() => setNaming(true)}>
        New folder
      </Button>
      {isNaming && <FolderNameDialog title="New folder" onName={make} onClose={() => setNaming(false)} />}
    </nav>
  );
}
