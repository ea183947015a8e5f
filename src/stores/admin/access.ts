import { currentMemberCall } from '#src/contracts/members/auth.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, REFUSED } from '../client.ts';
import { setMember } from '../members/session.ts';
import { saySignedOut } from '../refusals.ts';
import { toast } from '../toasts.ts';

let asking = false;

/** Looks, after a call was refused, who is signed in by now. Returns the way to stop. */
export function followRefusals(): () => void {
  const look = async () => {
    if (asking) return;
    asking = true;
    try {
      setMember(await call(currentMemberCall));
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) return;
      if (isTyped()) saySignInAgain();
      else saySignedOut();
    } finally {
      asking = false;
    }
  };
  document.addEventListener(REFUSED, look);
  return () => document.removeEventListener(REFUSED, look);
}

/** Whether something on the page would be lost by leaving it: whatever has that asks before it is. */
const isTyped = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Milliseconds until somebody who is away has surely come back. */
const LONG_MS = 3_600_000;

/** Nobody is taken away from what they typed: they sign in beside it, and save then. */
const saySignInAgain = (): void =>
  toast({
    title: 'You’re signed out',
    description: 'What you typed isn’t saved, and stays here. Sign in in a new tab, then save it.',
    tone: 'danger',
    duration: LONG_MS,
    action: { label: 'Sign in', run: () => void open(paths.expiredSession(paths.admin), '_blank', 'noopener') },
  });
