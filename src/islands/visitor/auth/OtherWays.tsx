import { KeyRound } from 'lucide-react';
import { goToProvider, type SignInOutcome, submitPasskey } from '#src/stores/members/sign-in.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useAwake } from '../../ui/use-awake.ts';

interface Props {
  /** What the site's identity provider is called; `null` where it has none. */
  providerName: string | null;
  hasPasskeys?: boolean;
  destination(): { next: string | null; link?: string | undefined };
  onOutcome(outcome: SignInOutcome): void;
}

/** What opens an account besides its password. */
export function OtherWays({ providerName, hasPasskeys = false, destination, onOutcome }: Props) {
  const awake = useAwake();
  const [busy, during] = useBusy();
  const byPasskey = async () => onOutcome(await during(submitPasskey(destination())));
  const byProvider = async () => {
    const message = await during(goToProvider(destination().next));
    if (message) onOutcome({ kind: 'failed', message });
  };
  const isAsleep = !awake || undefined;
  return (
    <div className="grid gap-3">
      {hasPasskeys && (
        <Button Icon={KeyRound} disabled={!awake || busy} data-asleep={isAsleep} onClick={() => void byPasskey()}>
          Use a passkey
        </Button>
      )}
      {providerName !== null && (
        <Button disabled={!awake || busy} data-asleep={isAsleep} onClick={() => void byProvider()}>
          <span className="min-w-0 wrap-anywhere">Continue with {providerName}</span>
        </Button>
      )}
    </div>
  );
}
