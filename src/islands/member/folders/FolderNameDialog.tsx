import { z } from 'zod';
import { folderNameSchema } from '#src/domain/folders/folders.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';

interface Props {
  title: string;
  name?: string;
  /** Whether it is kept. */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
}

const nameForm = z.object({ name: folderNameSchema });

/** Asks what a folder is called. */
export function FolderNameDialog({ title, name = '', onName, onClose }: Props) {
  const { named, saving, form } = useForm(nameForm, async (said) => {
    if (await onName(said.name)) onClose();
    return undefined;
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form} className="grid gap-5">
        <Field label="Name" {...named('name', name)} data-autofocus autoComplete="off" />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
        </div>
      </form>
    </Dialog>
  );
}
