import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CODE_LENGTH } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import { MOVE_ON_MS, requestEmailCode, submitEmailCode } from '#src/stores/members/auth.ts';
import { toast } from '#src/stores/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { minutesAndSeconds, useMailLock } from '../../ui/forms/use-mail-lock.ts';
import { usePageEmail } from '../../ui/forms/use-page-email.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Verifies an address by the six digits mailed to it. Without an `email` parameter there is nothing to verify. */
export function VerifyCode() {
  const given = usePageEmail();
  const [typed, setEmail] = useState<string>();
  const [code, setCode] = useState('');
  const codeField = useRef<HTMLInputElement>(null);
  // What was typed while the script was on its way.
  useLayoutEffect(() => setCode(digitsOf(codeField.current?.value ?? '')), []);
  const [state, setState] = useState<'idle' | 'saving' | 'verified'>('idle');
  const email = (typed ?? given ?? '').trim();
  const left = useMailLock('code', email);
  const isWhole = code.length === CODE_LENGTH && email !== '';
  useEffect(() => {
    if (given === '') location.replace(paths.login);
  }, [given]);
  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isWhole) {
      const description = 'Please enter both email and verification code';
      return toast({ title: 'Missing Information', description, tone: 'danger' });
    }
    setState('saving');
    const outcome = await submitEmailCode(email, code);
    setState(outcome.done ? 'verified' : 'idle');
    if (outcome.done) setTimeout(() => location.assign(paths.login), MOVE_ON_MS.afterVerification);
  };
  // A browser sends no form by the Enter key whose button is disabled: it is asked for what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isWhole) void submit(event);
  };
  if (state === 'verified') return <Verified />;
  return (
    <form className="grid gap-5" method="post" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div>
        <h1 className="text-h1">Enter your code</h1>
        <p className="mt-3 text-muted">
          Type the 6-digit code from our e-mail. It expires in 10 minutes; you can send a new one below.
        </p>
      </div>
      <EmailField value={typed ?? given ?? ''} onChange={(event) => setEmail(event.target.value)} />
      <Field
        label="Verification code"
        name="code"
        className="type-title tracking-[0.35em] tabular-nums"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        ref={codeField}
        onChange={(event) => setCode(digitsOf(event.target.value))}
      />
      <SubmitButton label="Verify" saving={state === 'saving'} savingLabel="Verifying…" disabled={!isWhole} />
      <Button
        look="quiet"
        className="tabular-nums"
        disabled={left > 0 || !email}
        onClick={() => void requestEmailCode(email)}
      >
        {left > 0 ? `Send a new code in ${minutesAndSeconds(left)}` : 'Send a new code'}
      </Button>
    </form>
  );
}

function Verified() {
  return (
    <div className="grid justify-items-start gap-5" role="status">
      <h1 className="text-h1">Email Verified!</h1>
      <p className="text-lead text-muted">Your email has been successfully verified. You can now log in.</p>
      <a href={paths.login} className="button button-primary">
        Go to Login
      </a>
    </div>
  );
}
