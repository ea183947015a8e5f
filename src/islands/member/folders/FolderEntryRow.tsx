import { PenLine } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { z } from 'zod';
import { type Folder, type FolderEntry, folderNoteSchema } from '#src/domain/folders/folders.ts';
import { timeText } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import { changeInFolder, takeOutOf, titleOfEntry } from '#src/stores/members/folders.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  folder: Folder;
  entry: FolderEntry;
  isDragged: boolean;
  order: Omit<ComponentProps<typeof OrderButtons>, 'name' | 'onRemove'>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A recipe in a folder, with its note and its place. */
export function FolderEntryRow({ folder, entry, isDragged, order, onKeyDown }: Props) {
  const [isWriting, setWriting] = useState(false);
  const { id, note } = entry;
  const title = titleOfEntry(entry);
  return (
    <li
      className={`flex flex-wrap gap-x-4 border-t border-border py-3 sm:flex-nowrap ${isDragged ? 'order-dragged bg-sunken' : ''}`}
      onKeyDown={isWriting ? undefined : onKeyDown}
    >
      <Picture
        url={entry.kind === 'site' ? entry.recipe.imageUrl : null}
        alt=""
        sizes="96px"
        className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <h3 className="type-body font-semibold break-words">
          <a className="inline-block py-1 text-inherit" href={paths.recipe(id)}>
            {title}
          </a>
        </h3>
        <p className="type-meta text-muted">{factsOf(entry)}</p>
        {isWriting ? (
          <NoteForm folder={folder} entry={entry} onClose={() => setWriting(false)} />
        ) : (
          <>
            {note && <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
            <Button
              look="quiet"
              Icon={PenLine}
              iconSize={18}
              className="-ml-3.5"
              aria-label={`${note ? 'Change the note' : 'Add a note'} on ${title}`}
              onClick={() => setWriting(true)}
            >
              {note ? 'Change note' : 'Add a note'}
            </Button>
          </>
        )}
      </div>
      <div className="flex w-full justify-end sm:w-auto">
        <OrderButtons name={title} {...order} onRemove={() => void takeOutOf(folder, entry)} />
      </div>
    </li>
  );
}

function factsOf(entry: FolderEntry): string {
  if (entry.kind === 'site') return timeText(entry.recipe);
  const whose = entry.isYours ? 'Your own recipe' : `From ${entry.owner}`;
  return entry.isShown ? `${whose} · The link shows it` : whose;
}

const noteForm = z.object({ note: folderNoteSchema });

function NoteForm({ folder, entry, onClose }: Pick<Props, 'folder' | 'entry'> & { onClose: () => void }) {
  const { named, saving, form } = useForm(noteForm, async (said) => {
    if (await changeInFolder(folder, entry.id, said)) onClose();
    return undefined;
  });
  return (
    <form {...form} className="mt-2 grid gap-3">
      <TextArea label={`Note on ${titleOfEntry(entry)}`} {...named('note', entry.note)} rows={3} autoFocus />
      <div className="flex flex-wrap gap-2">
        <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
