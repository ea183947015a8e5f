import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { keepJson, readStoredJson } from '#src/stores/local-storage.ts';
import { type SeenInvitation, seeInvitation, takeInvitation } from '#src/stores/members/household.ts';
import { $session } from '#src/stores/members/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';

/** Under which this tab keeps what the link held while somebody signs in: no address has it. */
const KEPT = 'plantry:invitation';

function secretOfPage(): string {
  const secret = location.hash.slice(1) || String(readStoredJson(KEPT, 'sessionStorage') ?? '');
  if (secret) keepJson(KEPT, secret, 'sessionStorage');
  return secret;
}

/** Looks at the invitation of the page's link, and takes it once the member says so. */
export function JoinHousehold() {
  const { data } = useLive($session);
  const isMember = Boolean(data?.member);
  const [invitation, setInvitation] = useState<SeenInvitation>();
  useEffect(() => {
    const secret = secretOfPage();
    if (isMember) void seeInvitation(secret).then(setInvitation);
  }, [isMember]);
  const join = async () => {
    if (!(await takeInvitation(secretOfPage()))) return;
    keepJson(KEPT, null, 'sessionStorage');
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
  if (invitation === 'failed') {
    return (
      <Failure onRetry={() => void seeInvitation(secretOfPage()).then(setInvitation)}>
        We couldn’t look at the invitation.
      </Failure>
    );
  }
  if (invitation === 'gone')
    return (
      <p className="notice notice-danger">This invitation was used, withdrawn or is too old. Ask for a new one.</p>
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lead text-muted">
        {invitation.invitedBy} invites you to share one shopping list, and what’s at home ({invitation.members} of you
        so far). You can leave whenever you like, and take along what you added.{' '}
        {invitation.withPremium && 'You’ll have Premium for as long as you’re in it.'}
      </p>
      <Button look="primary" onClick={() => void join()}>
        Join
      </Button>
    </div>
  );
}
