import { useState } from 'react';
import { z } from 'zod';
import { addRedirects } from '#src/stores/admin/published/redirects.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

const linesSchema = z.object({ text: z.string().trim().min(1, 'Paste the lines') });

/** Many redirects, out of a table that is pasted. */
export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  const { named, saving, form } = useForm(linesSchema, async ({ text }) => {
    const refused = await addRedirects(text);
    if (!refused) onClose();
    // The server names the line in its first message, whatever the address that is wrong in it.
    setProblem(refused && Object.values(refused)[0]);
    return undefined;
  });
  const { error, ...text } = named('text');
  return (
    <FormDialog keptAs="redirects" title="Import redirects" onClose={onClose} className="[--dialog-width:48rem]">
      {(leave) => (
        <form {...form} className="grid gap-4">
          <TextArea
            label="Old and new addresses"
            {...text}
            rows={12}
            spellCheck={false}
            error={error ?? problem}
            data-autofocus
            hint="One pair per line, separated by a comma: /old-page,/recipes/red-lentil-dal. If any line is wrong, nothing is saved."
          />
          <DialogActions onCancel={leave}>
            <SubmitButton label="Import" saving={saving} savingLabel="Importing…" />
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
