import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { type FormOutcome, MOVE_ON_MS, submitVerificationLink } from '#src/stores/members/auth.ts';
import { useParameter } from '../../ui/use-parameter.ts';
import { ResendVerification } from './ResendVerification.tsx';

const NO_TOKEN: FormOutcome = {
  done: false,
  message: 'Invalid verification link. Please check your email for the correct link.',
};

/** Spends the link's token as soon as a person's browser shows the page, then goes on to sign in; failing, offers a new mail. */
export function VerifyEmail() {
  const token = useParameter('token');
  const [answer, setAnswer] = useState<FormOutcome | null>(null);
  const outcome = token === null || token === '' ? NO_TOKEN : answer;
  useEffect(() => {
    if (!token) return;
    let movingOn: ReturnType<typeof setTimeout> | undefined;
    void submitVerificationLink(token).then((result) => {
      setAnswer(result);
      if (result.done) movingOn = setTimeout(() => location.assign(paths.login), MOVE_ON_MS.afterVerification);
    });
    return () => clearTimeout(movingOn);
  }, [token]);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-h1">{heading(outcome)}</h1>
      <p className="text-lead text-muted" role="status">
        {outcome?.message ?? 'One moment, we’re checking your link.'}
      </p>
      {outcome?.done === false && (
        <div className="w-full border-t border-border pt-5">
          <h2 className="mb-4 type-title">Send me a new link</h2>
          <ResendVerification />
        </div>
      )}
      <a href={paths.login} className={`button ${outcome?.done === false ? 'button-outline' : 'button-primary'}`}>
        Go to Login
      </a>
    </div>
  );
}

function heading(outcome: FormOutcome | null): string {
  if (!outcome) return 'Verifying your email…';
  return outcome.done ? 'Email verified' : 'Verification failed';
}
