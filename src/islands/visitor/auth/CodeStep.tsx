import { type FormEvent, useEffect, useRef, useState } from 'react';
import { submitSignInCode } from '#src/stores/members/sign-in.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';

interface Props {
  /** The ticket of the step before. */
  ticket: string;
  destination(): { next: string | null };
}

/** Asks for a code of the app, or a recovery code. */
export function CodeStep({ ticket, destination }: Props) {
  const [saving, during] = useBusy();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return setError('Please enter a code');
    setError(undefined);
    const outcome = await during(submitSignInCode(ticket, code, destination()));
    if (outcome.kind === 'failed') setError(outcome.message);
    form.current?.querySelector('input')?.select();
  };
  return (
    <form ref={form} className="grid gap-5" method="post" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-h1" tabIndex={-1}>
          Enter your code
        </h1>
        <p className="mt-3 text-muted">Open your code app and enter the six digits it shows for this site.</p>
      </div>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="tracking-wide tabular-nums"
        hint="No app at hand? Enter one of your recovery codes."
        error={error}
        isAlert
      />
      <SubmitButton label="Sign in" saving={saving} savingLabel="Signing in…" />
    </form>
  );
}
