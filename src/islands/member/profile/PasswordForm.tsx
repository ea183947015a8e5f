import { useState } from 'react';
import { changePasswordFormSchema } from '#src/domain/passwords.ts';
import { changePassword } from '#src/stores/account.ts';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';

interface Props {
  onDone(): void;
  onCancel?: () => void;
}

/** Changes the password; asks for the current one only when the server wants it. */
export function PasswordForm({ onDone, onCancel }: Props) {
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [current, setCurrent] = useState('');
  const { errors, saving, onSubmit } = useForm(changePasswordFormSchema, async ({ newPassword }) => {
    const outcome = await changePassword(newPassword, asksCurrent ? current : undefined);
    if (outcome === 'asks-current') setAsksCurrent(true);
    if (outcome === 'done') onDone();
  });
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {asksCurrent && (
        <Field
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          hint="You signed in a while ago, so please confirm that it is you."
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <Field
        label="Confirm new password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" disabled={saving}>
          {saving ? 'Changing…' : 'Change password'}
        </button>
        {onCancel && (
          <button type="button" className="button button-outline" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
