import { type FormEvent, useState } from 'react';
import { signIn } from '#src/stores/members/auth.ts';
import { toast } from '#src/stores/toasts.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { ModeLink } from './ModeLink.tsx';
import type { ModeProps } from './mode.ts';

/** "Welcome Back". */
export function SignIn({ email, onEmail }: ModeProps) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const address = String(fields.get('email')).trim();
    const password = String(fields.get('password'));
    if (!address || !password) {
      toast({ title: 'Missing Information', description: 'Please enter both email and password', tone: 'danger' });
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${address ? 'password' : 'email'}]`)?.focus();
      return;
    }
    setSaving(true);
    setFailure('');
    const outcome = await signIn(address, password, new URLSearchParams(location.search).get('next'));
    if (outcome.done) return;
    setFailure(outcome.message);
    setSaving(false);
  };
  return (
    <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
      <h1 className="text-h1" tabIndex={-1}>
        Welcome Back
      </h1>
      <EmailField autoComplete="username" defaultValue={email} onEmail={onEmail} />
      <div>
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <ModeLink to="reset">Forgot your password?</ModeLink>
      </div>
      <SubmitButton label="Sign in" saving={saving} savingLabel="Signing in…" />
      <p className="field-error m-0 empty:hidden" role="alert">
        {failure}
      </p>
      <p className="account-switch">
        <ModeLink to="register">Don't have an account? Sign up</ModeLink>
      </p>
    </form>
  );
}
