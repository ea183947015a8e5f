import { useCallback, useEffect, useRef, useState } from 'react';
import { may } from '#src/domain/members/permissions.ts';
import { askedBefore, pageAfterSignIn } from '#src/stores/members/after-sign-in.ts';
import { $session } from '#src/stores/members/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { useMode } from './mode.ts';
import { Register } from './Register.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignedInWhileClosed } from './SignedInWhileClosed.tsx';
import { SignIn } from './SignIn.tsx';

interface Props {
  siteName: string;
  /** Whether the site is under maintenance, to everybody but administrators. */
  isClosed: boolean;
  /** What the site's identity provider is called; `null` where it has none. */
  providerName: string | null;
}

/**
 * The sign-in page's three modes. The address one typed stays from mode to mode. Visitors have the form at once; where
 * somebody seems to be signed in, it waits until that is known. Members are sent on, unless there is nothing to see for
 * them: then they can still sign out.
 */
export function AuthPage({ siteName, isClosed, providerName }: Props) {
  const { data } = useLive($session);
  const [email, setEmail] = useState('');
  const form = useRef<HTMLDivElement>(null);
  // A reader of the screen hears where they are now, and goes on from there.
  const onMode = useCallback(() => requestAnimationFrame(() => form.current?.querySelector('h1')?.focus()), []);
  const mode = useMode(onMode);
  const member = data?.member;
  const staysHere = isClosed && !(member && may(member.role, 'write'));
  useEffect(() => {
    if (member && !staysHere) location.replace(pageAfterSignIn(member, askedBefore()));
  }, [member, staysHere]);
  const shared = { email, onEmail: setEmail, providerName };
  return (
    <>
      <div ref={form} className="for-visitors">
        {mode === 'login' && <SignIn {...shared} />}
        {mode === 'register' && <Register {...shared} siteName={siteName} />}
        {mode === 'reset' && <ResetPassword {...shared} />}
      </div>
      {staysHere && member ? <SignedInWhileClosed email={member.email} /> : <Loading className="for-members" />}
    </>
  );
}
