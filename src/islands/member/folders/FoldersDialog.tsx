import { useEffect } from 'react';
import { z } from 'zod';
import { folderNameSchema } from '#src/domain/folders/folders.ts';
import { $folders, $holding, $recipeAsked, hold, makeFolder } from '#src/stores/members/folders.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  recipeId: string;
  title: string;
  onClose: () => void;
}

const nameForm = z.object({ name: folderNameSchema });

/** The folders a recipe is in: each is ticked or not at once, and a new one can be made. */
export function FoldersDialog({ recipeId, title, onClose }: Props) {
  useEffect(() => {
    $recipeAsked.set(recipeId);
    return () => $recipeAsked.set(null);
  }, [recipeId]);
  const folders = useLive($folders);
  const holding = useLive($holding);
  const error = folders.error ?? holding.error;
  const data = holding.data && folders.data;
  const retry = () => {
    $folders.invalidate();
    $holding.invalidate();
  };
  const { named, saving, form } = useForm(nameForm, async ({ name }, element) => {
    if (await makeFolder(name, recipeId)) element.reset();
    return undefined;
  });
  return (
    <Dialog title="Add to a folder" onClose={onClose}>
      <p className="text-muted break-words">{title}</p>
      {error && !data && <Failure onRetry={retry}>We couldn’t load your folders.</Failure>}
      {!data && !error && <Loading />}
      {data && data.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">Your folders</legend>
          {data.map((folder) => (
            <Check
              key={folder.id}
              className="flex min-h-11 items-center gap-3"
              checked={holding.data?.includes(folder.id) ?? false}
              onTick={(ticked) => void hold(recipeId, folder, ticked)}
            >
              <span className="min-w-0 break-words">{folder.name}</span>
            </Check>
          ))}
        </fieldset>
      )}
      <form {...form} className="grid gap-3">
        <Field label="New folder" {...named('name')} autoComplete="off" />
        <div className="dialog-actions">
          <SubmitButton label="Make it" saving={saving} savingLabel="Making it…" />
          <Button onClick={onClose}>Done</Button>
        </div>
      </form>
    </Dialog>
  );
}
