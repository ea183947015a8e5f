import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { firstPage } from '#src/stores/after-sign-in.ts';
import { $session } from '#src/stores/session.ts';
import { Register } from './Register.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';

export type Mode = 'login' | 'register' | 'reset';

/** The sign-in page's three modes. The address one typed stays from mode to mode. */
export function AuthPage({ siteName }: { siteName: string }) {
  const { data } = useStore($session);
  const [mode, setMode] = useState<Mode>('login');
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (data?.member && !data.member.requiresPasswordChange) location.replace(firstPage(data.member.role));
  }, [data]);
  const shared = { email, onEmail: setEmail, onMode: setMode };
  if (!data || data.member) {
    return (
      <p className="flex items-center gap-3 text-muted" role="status">
        <span className="spinner" aria-hidden="true" />
        Loading...
      </p>
    );
  }
  if (mode === 'register') return <Register {...shared} siteName={siteName} />;
  if (mode === 'reset') return <ResetPassword {...shared} />;
  return <SignIn {...shared} />;
}

/** What every mode is given. */
export interface ModeProps {
  email: string;
  onEmail(email: string): void;
  onMode(mode: Mode): void;
}
