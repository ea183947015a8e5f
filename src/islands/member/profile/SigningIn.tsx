import { FACTOR_NAMES } from '#src/domain/members/sign-in-methods.ts';
import { $signInMethods } from '#src/stores/members/sign-in-methods.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';
import { CodeApp } from './CodeApp.tsx';
import { Passkeys } from './Passkeys.tsx';
import { ProviderLink } from './ProviderLink.tsx';
import { Section } from './Section.tsx';

/** What opens the account besides its password. */
export function SigningIn({ needsSecondFactor }: { needsSecondFactor: boolean }) {
  const { data, error } = useLive($signInMethods);
  const has = [data?.passkeys.length && FACTOR_NAMES.passkey, data?.codeApp && FACTOR_NAMES.code]
    .filter(Boolean)
    .join(' or ');
  return (
    <Section id="signing-in" title="Signing in">
      {needsSecondFactor && (
        <p className="notice notice-danger mb-6">
          Administrators need a second factor here.{' '}
          {has
            ? `Log out and sign in again with ${has} to open the admin area.`
            : 'Add a passkey or a code app to open the admin area.'}
        </p>
      )}
      {error && !data ? (
        <Failure onRetry={() => $signInMethods.invalidate()}>We couldn’t load how you sign in.</Failure>
      ) : (
        <div className="grid min-h-88 content-start gap-8" aria-busy={!data}>
          {data && (
            <>
              <Passkeys passkeys={data.passkeys} />
              <CodeApp app={data.codeApp} />
              {data.provider && <ProviderLink {...data.provider} />}
            </>
          )}
        </div>
      )}
    </Section>
  );
}
