import { useEffect, useState } from 'react';
import type { ShownInvitation } from '#src/domain/household/household.ts';
import { paths } from '#src/paths.ts';
import { seeInvitation, takeInvitation } from '#src/stores/members/household.ts';
import { $session } from '#src/stores/members/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';

/** Under which this tab keeps what the link held while somebody signs in: no address has it. */
const KEPT = 'invitation';

function secretOfPage(): string {
  const secret = location.hash.slice(1) || sessionStorage.getItem(KEPT) || '';
  if (secret) sessionStorage.setItem(KEPT, secret);
  return secret;
}

/** Looks at the invitation of the page's link, and takes it once the member says so. */
export function JoinHousehold() {
  const { data } = useLive($session);
  const isMember = Boolean(data?.member);
  const [invitation, setInvitation] = useState<ShownInvitation | null>();
  useEffect(() => {
    const secret = secretOfPage();
    if (isMember) void seeInvitation(secret).then(setInvitation);
  }, [isMember]);
  const join = async () => {
    if (!(await takeInvitation(secretOfPage()))) return;
    sessionStorage.removeItem(KEPT);
    location.assign(paths.household);
  };
  if (data && !isMember) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-lead text-muted">Sign in to see who invites you. You’ll come back here.</p>
        <a className="button button-primary" href={paths.signIn(paths.joinHousehold)}>
          Sign in
        </a>
      </div>
    );
  }
  if (invitation === undefined) return <p className="text-muted">One moment…</p>;
  if (invitation === null)
    return (
      <p className="notice notice-danger">This invitation was used, withdrawn or is too old. Ask for a new one.</p>
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lead text-muted">
        {invitation.invitedBy} invites you to share one shopping list ({invitation.members} of you so far). You can
        leave whenever you like, and take along what you added.
      </p>
      <Button look="primary" onClick={() => void join()}>
        Join
      </Button>
    </div>
  );
}
