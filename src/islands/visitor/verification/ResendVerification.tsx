import { type FormEvent, useEffect, useState } from 'react';
import { resendVerification } from '#src/stores/auth.ts';
import { toast } from '#src/stores/toasts.ts';
import { Field } from '../../ui/Field.tsx';

/** Asks for another verification mail; starts with the address of the page's `email` parameter. */
export function ResendVerification() {
  const [email, setEmail] = useState('');
  const [saving, setSaving] = useState(false);
  useEffect(() => setEmail(new URLSearchParams(location.search).get('email') ?? ''), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) {
      toast({ title: 'Failed to Send Email', description: 'Please enter your email address.', tone: 'danger' });
      return;
    }
    setSaving(true);
    await resendVerification(email.trim());
    setSaving(false);
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button type="submit" className="button button-primary" disabled={saving}>
        {saving ? 'Sending…' : 'Resend verification email'}
      </button>
    </form>
  );
}
