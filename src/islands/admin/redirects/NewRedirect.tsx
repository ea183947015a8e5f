import { newRedirectSchema } from '#src/domain/site/redirects.ts';
import { addRedirect } from '#src/stores/admin/published/redirects.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  /** The old address, where it is known. */
  from: string;
  onClose: () => void;
}

/** One address that is to lead to another. */
export function NewRedirect({ from, onClose }: Props) {
  const { named, saving, form } = useForm(newRedirectSchema, async (redirect) => {
    const refused = await addRedirect(redirect);
    if (!refused) onClose();
    return refused;
  });
  return (
    <FormDialog keptAs="redirect" title="New redirect" onClose={onClose}>
      {(leave) => (
        <form {...form} className="grid gap-4">
          <Field
            label="Old address"
            {...named('from', from)}
            autoComplete="off"
            spellCheck={false}
            hint="As in old links: /2019/best-dal, with or without this site’s name."
            {...(!from && { 'data-autofocus': true })}
          />
          <Field
            label="Leads to"
            {...named('to')}
            autoComplete="off"
            spellCheck={false}
            hint="A page of this site, such as /recipes/red-lentil-dal."
            {...(from && { 'data-autofocus': true })}
          />
          <DialogActions onCancel={leave}>
            <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
