import { type FormEvent, useState } from 'react';
import { askedBefore } from '#src/stores/members/after-sign-in.ts';
import { type FactorAsked, type SignInOutcome, submitSignIn } from '#src/stores/members/sign-in.ts';
import { toast } from '#src/stores/toasts.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { FactorStep } from './FactorStep.tsx';
import { ModeLink } from './ModeLink.tsx';
import type { ModeProps } from './mode.ts';
import { OtherWays } from './OtherWays.tsx';

interface Props extends ModeProps {
  /** Links this account at the identity provider by signing in; whose address it is, is then known. */
  linking?: { ticket: string; next: string | null };
}

/** "Welcome Back". */
export function SignIn({ email, onEmail, providerName, linking }: Props) {
  const [saving, during] = useBusy();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<FactorAsked | null>(null);
  const destination = () => ({
    next: linking ? linking.next : askedBefore(),
    link: linking?.ticket,
  });
  const onOutcome = (outcome: SignInOutcome) => {
    if (outcome.kind === 'factor') setAsked(outcome);
    if (outcome.kind === 'failed') setFailure(outcome.message);
  };
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
    setFailure('');
    onOutcome(await during(submitSignIn(address, password, destination())));
  };
  if (asked) return <FactorStep asked={asked} destination={destination} onBack={() => setAsked(null)} />;
  return (
    <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
      {linking ? (
        <div>
          <h1 className="text-h1" tabIndex={-1}>
            Link your account
          </h1>
          <p className="mt-3 text-muted">
            There is an account for <strong className="text-text">{email}</strong> here already. Sign in to it once, and
            from then on {providerName} opens it too.
          </p>
        </div>
      ) : (
        <h1 className="text-h1" tabIndex={-1}>
          Welcome Back
        </h1>
      )}
      <EmailField autoComplete="username" defaultValue={email} onEmail={onEmail} readOnly={linking !== undefined} />
      <div>
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        {!linking && <ModeLink to="reset">Forgot your password?</ModeLink>}
      </div>
      <SubmitButton label="Sign in" saving={saving} savingLabel="Signing in…" />
      <p className="field-error m-0 empty:hidden" role="alert">
        {failure}
      </p>
      <OtherWays
        providerName={linking ? null : providerName}
        hasPasskeys
        destination={destination}
        onOutcome={onOutcome}
      />
      {!linking && (
        <p className="account-switch">
          <ModeLink to="register">Don't have an account? Sign up</ModeLink>
        </p>
      )}
    </form>
  );
}
