import { useEffect, useState } from 'react';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { $mailsAsked, type LockedMail, lockedUntil } from '#src/stores/members/mail-locks.ts';
import { useLive } from '../use-live.ts';

/** Whole seconds until a mail can be asked for again at an address; 0 when it can be now. */
export function useMailLock(mail: LockedMail, email: string): number {
  const until = lockedUntil(useLive($mailsAsked), mail, email);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!until) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(ticking);
    };
    const ticking = setInterval(tick, 250);
    tick();
    return () => clearInterval(ticking);
  }, [until]);
  // Before the first tick the moment is an earlier one, and it is all of it.
  return Math.min(Math.max(0, Math.ceil((until - now) / 1000)), MAIL_LOCK_SECONDS);
}

/** `4:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
