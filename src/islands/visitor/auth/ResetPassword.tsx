import { type FormEvent, useState } from 'react';
import { MAIL_LOCK_SECONDS } from '#src/domain/accounts.ts';
import { requestPassword } from '#src/stores/auth.ts';
import { toast } from '#src/stores/toasts.ts';
import { Field } from '../../ui/Field.tsx';
import { minutesAndSeconds, useCountdown } from '../../ui/use-countdown.ts';
import type { ModeProps } from './AuthPage.tsx';

/** "Reset Password": mails a temporary password, then waits five minutes before it can be asked for again. */
export function ResetPassword({ email, onEmail, onMode }: ModeProps) {
  const [saving, setSaving] = useState(false);
  const [sent, setSent] = useState(false);
  const [left, startCountdown] = useCountdown();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.includes('@')) {
      toast({ title: 'Invalid Email', description: 'Please enter a valid email address', tone: 'danger' });
      return;
    }
    setSaving(true);
    const outcome = await requestPassword(email);
    setSaving(false);
    if (!outcome.done) return;
    setSent(true);
    startCountdown(MAIL_LOCK_SECONDS);
  };
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <h1 className="text-h1">{sent ? 'Password Sent!' : 'Reset Password'}</h1>
      <p className="text-muted">
        {sent
          ? `If ${email} has an account, a new password is on its way. Change it after you have logged in.`
          : 'A new 16-digit alphanumeric password will be emailed to you. Please change it after login.'}
      </p>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <button type="submit" className="button button-primary tabular-nums" disabled={saving || left > 0}>
        {left > 0 ? `Send again in ${minutesAndSeconds(left)}` : saving ? 'Sending…' : 'Send new password'}
      </button>
      <p className="text-meta">
        <button type="button" className="link min-h-11" onClick={() => onMode('login')}>
          Back to sign in
        </button>
      </p>
    </form>
  );
}
