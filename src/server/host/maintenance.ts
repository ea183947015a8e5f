import { may } from '#src/domain/members/permissions.ts';
import { log } from '../base/log.ts';
import { tag } from '../base/tags.ts';
import { sessionCookieName } from '../http/cookies.ts';
import { findSession } from '../members/sessions.ts';
import { getSettings } from '../site/settings.ts';
import type { Versions } from './store/versions.ts';

/** Milliseconds until a setting that could not be read is asked for again. */
const RETRY_MS = 1000;

export interface Maintenance {
  /** Whether the site is closed; `null` while a changed setting is being read. */
  readonly closed: boolean | null;
  /** The same, waited for. */
  isClosed(): Promise<boolean>;
}

/** Keeps the maintenance setting in memory, so that requests need not ask the database. */
export function followMaintenance(versions: Pick<Versions, 'onMove'>): Maintenance {
  let closed: boolean | null = null;
  let last = false;
  let reading: Promise<boolean> | undefined;
  let turn = 0;

  function readAgain({ isRetry = false } = {}): Promise<boolean> {
    const mine = ++turn;
    // A second try keeps nobody waiting: the last setting stands until it is known better.
    if (!isRetry) closed = null;
    reading = getSettings('site').then(
      ({ maintenanceMode }) => {
        if (mine === turn) closed = last = maintenanceMode;
        return closed ?? isClosed();
      },
      (error) => {
        log.error({ err: error }, 'the maintenance setting could not be read; the last one stands');
        if (mine === turn) {
          closed = last;
          setTimeout(() => mine === turn && void readAgain({ isRetry: true }), RETRY_MS).unref();
        }
        return closed ?? isClosed();
      },
    );
    return reading;
  }

  const isClosed = async (): Promise<boolean> => closed ?? (await (reading ?? readAgain()));

  versions.onMove((moved) => {
    if (moved.some((version) => version.tag === tag.site)) void readAgain();
  });
  return {
    get closed() {
      return closed;
    },
    isClosed,
  };
}

/**
 * Whether these cookies are an administrator's, who sees the site while it is closed to others; `false` while the
 * database does not answer.
 */
export async function isAdministrator(cookieHeader: string | undefined): Promise<boolean> {
  const prefix = `${sessionCookieName()}=`;
  const cookie = cookieHeader?.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  const found = cookie ? await findSession(cookie.slice(prefix.length)).catch(unknownSession) : null;
  if (!found || found.member.session.requiresPasswordChange) return false;
  // One without the second factor the site requires has to reach the profile to add it.
  return may(found.member.role, 'admin') || found.member.session.needsSecondFactor;
}

function unknownSession(error: unknown): null {
  log.error({ err: error }, 'a session could not be looked up');
  return null;
}
