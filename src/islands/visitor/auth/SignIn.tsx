import { type FormEvent, useState } from 'react';
import { signIn } from '#src/stores/auth.ts';
import { toast } from '#src/stores/toasts.ts';
import { Field } from '../../ui/Field.tsx';
import type { ModeProps } from './AuthPage.tsx';

/** "Welcome Back". */
export function SignIn({ email, onEmail, onMode }: ModeProps) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!email.trim() || !password) {
      toast({ title: 'Missing Information', description: 'Please enter both email and password', tone: 'danger' });
      return;
    }
    setSaving(true);
    setFailure('');
    const outcome = await signIn(email, password, new URLSearchParams(location.search).get('next'));
    if (outcome.done) return;
    setFailure(outcome.message);
    setSaving(false);
  };
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <h1 className="text-h1">Welcome Back</h1>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Field label="Password" name="password" type="password" autoComplete="current-password" />
      <button type="submit" className="button button-primary" disabled={saving}>
        {saving ? 'Signing in…' : 'Sign in'}
      </button>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="grid justify-items-start gap-1 text-meta">
        <button type="button" className="link min-h-11" onClick={() => onMode('reset')}>
          Forgot your password?
        </button>
        <button type="button" className="link min-h-11" onClick={() => onMode('register')}>
          Don't have an account? Sign up
        </button>
      </p>
    </form>
  );
}
