import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { $member } from '#src/stores/members/session.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';

const FoldersDialog = lazy(() => import('./FoldersDialog.tsx').then(({ FoldersDialog: It }) => ({ default: It })));

interface Props {
  recipeId: string;
  title: string;
  /** Nothing but its icon, on a card or in a row. */
  isSmall?: boolean;
  className?: string;
}

/** Puts a recipe, the site's or an own one, into folders. */
export function AddToFolder({ recipeId, title, isSmall = false, className = '' }: Props) {
  const member = useLive($member);
  const [isOpen, setOpen] = useState(false);
  if (!member) return null;
  const press = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true), className } as const;
  return (
    <>
      {isSmall ? (
        <IconButton label={`Add ${title} to a folder`} Icon={FolderPlus} {...press} />
      ) : (
        <Button Icon={FolderPlus} {...press}>
          Add to a folder
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <FoldersDialog recipeId={recipeId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
