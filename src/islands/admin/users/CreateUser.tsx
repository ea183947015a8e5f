import { newUserSchema } from '#src/domain/members/users.ts';
import { addUser } from '#src/stores/admin/members/users.ts';
import { toast } from '#src/stores/toasts.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ROLE_LABELS } from './role-labels.ts';

/** Makes an account, whose owner is mailed a temporary password. */
export function CreateUser({ onClose }: { onClose: () => void }) {
  const { named, saving, form } = useForm(
    newUserSchema,
    async (user) => {
      const refused = await addUser(user);
      if (!refused) onClose();
      return refused;
    },
    () => toast({ title: 'Validation Error', description: 'Email and first name are required', tone: 'danger' }),
  );
  return (
    <FormDialog keptAs="user" title="Create user" onClose={onClose}>
      {(leave) => (
        <form {...form} className="grid gap-4">
          <Field label="E-mail" {...named('email')} type="email" autoComplete="off" />
          <div className="grid gap-4 form:grid-cols-[1fr_1fr]">
            <Field label="First name" {...named('firstName')} autoComplete="off" />
            <Field label="Last name (optional)" {...named('lastName')} autoComplete="off" />
          </div>
          <SelectField label="Role" name="role" defaultValue="user" options={ROLE_LABELS} />
          <p className="text-meta text-muted">
            We’ll e-mail a temporary password to this address. It works for 24 hours and has to be changed at first
            sign-in.
          </p>
          <DialogActions onCancel={leave}>
            <SubmitButton label="Create user" saving={saving} savingLabel="Creating…" />
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
