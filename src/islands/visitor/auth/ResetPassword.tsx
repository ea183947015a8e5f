import { type FormEvent, useState } from 'react';
import { requestPassword } from '#src/stores/members/auth.ts';
import { isLocked } from '#src/stores/members/mail-locks.ts';
import { toast } from '#src/stores/toasts.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { minutesAndSeconds, useMailLock } from '../../ui/forms/use-mail-lock.ts';
import { ModeLink } from './ModeLink.tsx';
import type { ModeProps } from './mode.ts';

/** "Reset Password": mails a temporary password, of which an address gets one in five minutes. */
export function ResetPassword({ email, onEmail }: ModeProps) {
  const [saving, during] = useBusy();
  const [sentTo, setSentTo] = useState('');
  const left = useMailLock('password', email);
  const isSent = left > 0 || (sentTo !== '' && sentTo === email.trim());
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get('email')).trim();
    if (!address.includes('@')) {
      toast({ title: 'Invalid Email', description: 'Please enter a valid email address', tone: 'danger' });
      form.querySelector('input')?.focus();
      return;
    }
    // A browser may have filled the field without a word.
    onEmail(address);
    if (isLocked('password', address)) return;
    const outcome = await during(requestPassword(address));
    if (!outcome.done) return;
    setSentTo(address);
    requestAnimationFrame(() => form.querySelector('h1')?.focus());
  };
  return (
    <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-h1" tabIndex={-1}>
          {isSent ? 'Password Sent!' : 'Reset Password'}
        </h1>
        <p className="mt-3 text-muted">
          {isSent ? (
            <>
              If <strong className="text-text">{email.trim()}</strong> has an account, a new password is on its way.
              Change it once you’ve signed in.
            </>
          ) : (
            'A new 16-digit alphanumeric password will be emailed to you. Please change it after login.'
          )}
        </p>
      </div>
      <EmailField autoComplete="username" defaultValue={email} onEmail={onEmail} />
      <SubmitButton
        label={left > 0 ? `Send again in ${minutesAndSeconds(left)}` : 'Send new password'}
        saving={saving}
        savingLabel="Sending…"
        disabled={left > 0}
        className="tabular-nums"
      />
      <p className="account-switch">
        <ModeLink to="login">Back to sign in</ModeLink>
      </p>
    </form>
  );
}
