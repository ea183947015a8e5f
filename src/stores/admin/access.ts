import { currentMemberCall } from '#src/contracts/members/auth.ts';
import { CallError, call, REFUSED } from '../client.ts';
import { setMember } from '../members/session.ts';
import { saySignedOut } from '../refusals.ts';

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
      saySignedOut();
    } finally {
      asking = false;
    }
  };
  document.addEventListener(REFUSED, look);
  return () => document.removeEventListener(REFUSED, look);
}
