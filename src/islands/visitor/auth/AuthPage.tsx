import { useCallback, useEffect, useRef, useState } from 'react';
import { firstPage } from '#src/stores/after-sign-in.ts';
import { $session } from '#src/stores/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { useMode } from './mode.ts';
import { Register } from './Register.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';

/** What every mode is given. */
export interface ModeProps {
  email: string;
  onEmail(email: string): void;
}

/**
 * The sign-in page's three modes. The address one typed stays from mode to mode. Visitors have the form at once; where
 * somebody seems to be signed in, it waits until that is known.
 */
export function AuthPage({ siteName }: { siteName: string }) {
  const { data } = useLive($session);
  const [email, setEmail] = useState('');
  const form = useRef<HTMLDivElement>(null);
  // A reader of the screen hears where they are now, and goes on from there.
  const onMode = useCallback(() => requestAnimationFrame(() => form.current?.querySelector('h1')?.focus()), []);
  const mode = useMode(onMode);
  const member = data?.member;
  useEffect(() => {
    if (member && !member.requiresPasswordChange) location.replace(firstPage(member.role));
  }, [member]);
  const shared = { email, onEmail: setEmail };
  return (
    <>
      <div ref={form} className="for-visitors">
        {mode === 'login' && <SignIn {...shared} />}
        {mode === 'register' && <Register {...shared} siteName={siteName} />}
        {mode === 'reset' && <ResetPassword {...shared} />}
      </div>
      <Loading className="for-members" />
    </>
  );
}
