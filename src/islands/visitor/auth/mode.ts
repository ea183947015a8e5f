import { useEffect, useState } from 'react';

const MODES = ['login', 'register', 'reset'] as const;
export type Mode = (typeof MODES)[number];

/** What every mode is given. */
export interface ModeProps {
  email: string;
  onEmail(email: string): void;
  /** What the site's identity provider is called; `null` where it has none. */
  providerName: string | null;
}

/** The mode that the address names after its `#`; the first one on the server and where it names none. */
export function useMode(onChange: () => void): Mode {
  const [mode, setMode] = useState<Mode>('login');
  useEffect(() => {
    const look = () => setMode(MODES.find((each) => location.hash === `#${each}`) ?? 'login');
    const change = () => {
      look();
      onChange();
    };
    look();
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, [onChange]);
  return mode;
}
