import { browserName } from '#src/domain/members/browsers.ts';
import { $sessions, endMySession, signOutEverywhere } from '#src/stores/members/account.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

export function Sessions() {
  const { data, error } = useLive($sessions);
  return (
    <Section id="sessions" title="Where you are signed in">
      {error && !data ? (
        <p className="notice notice-danger">We couldn’t load your sessions.</p>
      ) : (
        <ul className="mb-6 grid gap-3" aria-busy={!data}>
          {data?.map((session) => (
            <li key={session.id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <span>
                {browserName(session.userAgent)}
                {session.isCurrent && <span className="ms-2 text-meta font-semibold text-success">this one</span>}
                <span className="block text-meta text-muted">
                  since {moment(session.signedInAt)}, last used {moment(session.lastUsedAt)}
                </span>
              </span>
              {!session.isCurrent && (
                <Button
                  look="quiet"
                  aria-label={`Log out ${browserName(session.userAgent)}, signed in since ${moment(session.signedInAt)}`}
                  onClick={() => void endMySession(session.id)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => void signOutEverywhere()}>Log out everywhere</Button>
    </Section>
  );
}
