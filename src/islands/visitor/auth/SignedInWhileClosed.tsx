import { LOGOUT } from '#src/domain/constants.ts';
import { signOut } from '#src/stores/members/session.ts';
import { Button } from '../../ui/Button.tsx';

/** What a member finds in place of the form while the site is closed. */
export const SignedInWhileClosed = ({ email }: { email: string }) => (
  <div className="for-members grid justify-items-start gap-5">
    <h1 className="text-h1">You’re signed in</h1>
    <p className="text-lead text-muted">
      The site is closed for a while. You’re signed in as <strong className="text-text">{email}</strong>, and everything
      of yours will be here when it reopens.
    </p>
    <Button onClick={() => void signOut()}>{LOGOUT}</Button>
  </div>
);
