import { useRef } from 'react';
import { changePasswordFormSchema } from '#src/domain/members/passwords.ts';
import { changeMyPassword } from '#src/stores/members/account.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useCurrentPassword } from './use-current-password.tsx';

interface Props {
  onDone(): void;
  onCancel?: () => void;
}

/** Changes the password; asks for the current one only when the server wants it. */
export function PasswordForm({ onDone, onCancel }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { current, ask, missing, field } = useCurrentPassword(element);
  const { errors, named, saving, form } = useForm(changePasswordFormSchema, async ({ newPassword }) => {
    if (missing) return missing;
    const outcome = await changeMyPassword(newPassword, current);
    if (outcome.kind === 'asks-current') ask();
    if (outcome.kind === 'done') onDone();
    return outcome.kind === 'failed' ? outcome.fields : undefined;
  });
  return (
    <form ref={element} className="grid gap-5" {...form}>
      {field(errors.currentPassword)}
      <PasswordField label="New password" {...named('newPassword')} autoComplete="new-password" />
      <PasswordField label="Confirm new password" {...named('confirmPassword')} autoComplete="new-password" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Change password" saving={saving} savingLabel="Changing…" />
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
