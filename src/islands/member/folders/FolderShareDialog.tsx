import type { Folder } from '#src/domain/folders/folders.ts';
import { endFolderLink, makeFolderLink } from '#src/stores/members/folder-share.ts';
import { changeInFolder } from '#src/stores/members/folders.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { longDay } from '../../ui/times.ts';
import { SecretAddressDialog } from '../SecretAddressDialog.tsx';

/** Makes and ends the link by which others read a folder, and says which own recipes it shows: none, until they are ticked. */
export function FolderShareDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const { share, entries } = folder;
  const own = entries.flatMap((entry) => (entry.kind === 'own' && entry.isYours ? entry : []));
  return (
    <SecretAddressDialog
      title="Share this folder"
      noun="link"
      label="Link to this folder"
      isOpen={share !== null}
      openNote={share ? `A link from ${longDay(share.createdAt)} is active.` : ''}
      endLabel="End sharing"
      onMake={() => makeFolderLink(folder)}
      onEnd={() => endFolderLink(folder)}
      onClose={onClose}
      more={
        own.length > 0 && (
          <fieldset>
            <legend className="font-semibold">Your own recipes</legend>
            <p className="mt-1 type-meta text-muted">
              {share
                ? 'Hidden unless you tick one. Anyone with the link can then read that recipe whole.'
                : 'They stay hidden. Once there’s a link, you can tick those it may show.'}
            </p>
            {share &&
              own.map(({ id, title, isShown }) => (
                <Check
                  key={id}
                  className="flex min-h-11 items-center gap-3"
                  checked={isShown}
                  onTick={(ticked) => void changeInFolder(folder, id, { isShown: ticked })}
                >
                  <span className="min-w-0 break-words">{title}</span>
                </Check>
              ))}
          </fieldset>
        )
      }
    >
      Anyone with the link can see the recipes in it and your notes, without an account. Your name isn’t on it.
    </SecretAddressDialog>
  );
}
