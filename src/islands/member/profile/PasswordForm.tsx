import { useEffect, useRef, useState } from 'react';
import { changePasswordFormSchema } from '#src/domain/passwords.ts';
import { changePassword } from '#src/stores/account.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../../ui/use-form.ts';

interface Props {
  onDone(): void;
  onCancel?: () => void;
}

/** Changes the password; asks for the current one only when the server wants it. */
export function PasswordForm({ onDone, onCancel }: Props) {
  const [asksCurrent, setAsksCurrent] = useState(false);
  const [current, setCurrent] = useState('');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asksCurrent) element.current?.querySelector('input')?.focus();
  }, [asksCurrent]);
  const { errors, saving, form } = useForm(changePasswordFormSchema, async ({ newPassword }) => {
    if (asksCurrent && !current) return { currentPassword: 'Please enter your current password' };
    const outcome = await changePassword(newPassword, asksCurrent ? current : undefined);
    if (outcome.kind === 'asks-current') setAsksCurrent(true);
    if (outcome.kind === 'done') onDone();
    return outcome.kind === 'failed' ? outcome.fields : undefined;
  });
  return (
    <form ref={element} className="grid gap-5" {...form}>
      {asksCurrent && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
          hint="You signed in a while ago, so please confirm that it is you."
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" error={errors.newPassword} />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton saving={saving} savingLabel="Changing…">
          Change password
        </SubmitButton>
        {onCancel && (
          <button type="button" className="button button-outline" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
