import { useState } from 'react';
import type { FactorAsked, SignInOutcome } from '#src/stores/members/sign-in.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';

interface Props {
  asked: FactorAsked;
  destination(): { next: string | null; link?: string | undefined };
  onBack(): void;
}

/** The second step of a sign-in: a passkey or a code, whichever the account has. */
export function FactorStep({ asked: { ticket, factors }, destination, onBack }: Props) {
  const [failure, setFailure] = useState('');
  const onOutcome = (outcome: SignInOutcome) => setFailure(outcome.kind === 'failed' ? outcome.message : '');
  return (
    <div className="grid gap-5">
      {factors.includes('code') ? (
        <CodeStep ticket={ticket} destination={destination} />
      ) : (
        <div>
          <h1 className="text-h1" tabIndex={-1}>
            Now your passkey
          </h1>
          <p className="mt-3 text-muted">This account opens with its passkey. Your browser will ask for it.</p>
        </div>
      )}
      {factors.includes('passkey') && (
        <OtherWays providerName={null} hasPasskeys destination={destination} onOutcome={onOutcome} />
      )}
      <p className="field-error m-0 empty:hidden" role="alert">
        {failure}
      </p>
      <Button look="quiet" className="justify-self-start" onClick={onBack}>
        Back
      </Button>
    </div>
  );
}
