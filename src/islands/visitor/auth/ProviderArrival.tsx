import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { type ArrivalOutcome, comeFromProvider } from '#src/stores/members/sign-in.ts';
import { FactorStep } from './FactorStep.tsx';
import { SignIn } from './SignIn.tsx';

const toLogin = () => location.assign(paths.login);

/** Where the identity provider leads the browser back to: takes its answer, and goes on. */
export function ProviderArrival({ providerName }: { providerName: string }) {
  const [arrival, setArrival] = useState<ArrivalOutcome | null>(null);
  useEffect(() => {
    const query = location.search;
    // The answer is good once: a reload, or whoever looks over a shoulder later, has no use for it.
    history.replaceState(history.state, '', location.pathname);
    void comeFromProvider(query).then(setArrival);
  }, []);
  if (arrival?.kind === 'factor') {
    return <FactorStep asked={arrival} destination={() => ({ next: null })} onBack={toLogin} />;
  }
  if (arrival?.kind === 'sign-in') {
    const linking = { ticket: arrival.link, next: arrival.next };
    return <SignIn email={arrival.email} onEmail={() => undefined} providerName={providerName} linking={linking} />;
  }
  const hasFailed = arrival?.kind === 'failed';
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-h1">{hasFailed ? 'That didn’t work' : 'Signing you in…'}</h1>
      <p className="text-lead text-muted" role="status">
        {hasFailed ? arrival.message : `One moment, we’re checking with ${providerName}.`}
      </p>
      {hasFailed && (
        <a href={paths.login} className="button button-primary">
          Back to sign in
        </a>
      )}
    </div>
  );
}
