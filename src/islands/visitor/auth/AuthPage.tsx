import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { firstPage } from '#src/stores/after-sign-in.ts';
import { $session } from '#src/stores/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Register } from './Register.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';

export type Mode = 'login' | 'register' | 'reset';

/** What every mode is given. */
export interface ModeProps {
  email: string;
  onEmail(email: string): void;
  onMode(mode: Mode): void;
}

/**
 * The sign-in page's three modes. The address one typed stays from mode to mode. Visitors have the form at once; where
 * somebody seems to be signed in, it waits until that is known.
 */
export function AuthPage({ siteName }: { siteName: string }) {
  const { data } = useStore($session, { ssr: 'initial' });
  const [mode, setMode] = useState<Mode>('login');
  const [email, setEmail] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const member = data?.member;
  useEffect(() => {
    if (member && !member.requiresPasswordChange) location.replace(firstPage(member.role));
  }, [member]);
  const switchTo = (next: Mode) => {
    setMode(next);
    // A reader of the screen hears where they are now, and goes on from there.
    requestAnimationFrame(() => form.current?.querySelector('h1')?.focus());
  };
  const shared = { email, onEmail: setEmail, onMode: switchTo };
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
