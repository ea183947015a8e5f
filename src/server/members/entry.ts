import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME } from '#src/domain/members/accounts.ts';
import type { MemberView } from '#src/domain/members/member.ts';
import type { Account } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { sha256, spend } from '../base/secrets/secrets.ts';
import { issueTicket } from '../base/secrets/tickets.ts';
import { factorNames, factorsAsked } from './factors.ts';
import { linkProven, readLink } from './linked-accounts.ts';
import { viewOf } from './members.ts';
import { NO_PASSWORD } from './passwords.ts';
import { isSecondFactorMissing, openSession } from './sessions.ts';

/** Signing in with what is right is not limited, but spends a write. */
const bySuccess = cap({ times: 100, seconds: 300 });

export const WRONG = 'Invalid email or password';

/** The browser that somebody signs in with. */
export interface Browser {
  /** Network it comes from. */
  address: string;
  userAgent: string | null;
  /** Id in the cookie it came with. */
  previousSession: string | null;
}

/** The way somebody has shown who they are. */
interface Shown {
  account: Account;
  /** The mailed temporary password, where it was that. */
  temporaryId?: string | null;
  /** It counts for two: a passkey, which asks for a finger, a face or a PIN, or a code besides the first step. */
  hasSecondFactor: boolean;
  /** Ticket of the account at the identity provider that is to be linked by this. */
  link?: string | undefined;
  /** The work done along with it; if it throws, nobody is signed in. */
  also?: (tx: Transaction) => Promise<void>;
}

/** The ticket by which the step that asks for a code remembers the one before. */
export const CODE_STEP = {
  kind: 'code-step',
  lifetime: LIFETIME.signInStep,
  schema: z.object({
    userId: z.string(),
    temporaryId: z.string().nullable(),
    link: z.string().optional(),
    /** The password's stamp at that time: a changed one makes whoever knew the old one begin again. */
    stamp: z.string(),
  }),
};
export const stampOf = ({ passwordHash }: Account): string => sha256(passwordHash);

export interface Entered {
  /** For the cookie. */
  sessionId: string;
  user: MemberView;
}

/**
 * Opens a session for somebody who has shown who they are. Throws `second_factor_required` where a factor of the account
 * has to be shown too, with which there are and a ticket for the step that asks for a code; `forbidden` and `verification_required` where it is closed.
 */
export async function enter(
  { account, temporaryId = null, hasSecondFactor, link, also }: Shown,
  { userAgent, previousSession }: Browser,
): Promise<Entered> {
  refuseClosed(account, temporaryId !== null);
  await bySuccess.take(account.email);
  const entering = { id: account.id, role: account.role, isLinking: link !== undefined };
  const factors = hasSecondFactor ? [] : await factorsAsked(read(), entering);
  if (factors.length > 0) {
    const ticket = await issueTicket(CODE_STEP, { userId: account.id, temporaryId, link, stamp: stampOf(account) });
    throw new AppError('second_factor_required', `Now show us ${factorNames(factors)} too`, {
      body: { ticket, factors },
    });
  }
  const linked = link === undefined ? null : await readLink(link, account);
  const requiresPasswordChange = temporaryId !== null || account.requiresPasswordChange;
  const sessionId = await write(async (tx) => {
    // One that came meanwhile is asked for as well.
    if (!hasSecondFactor && (await factorsAsked(tx, entering)).length > 0) throw begunBefore();
    await also?.(tx);
    if (temporaryId !== null) await spendTemporaryPassword(tx, temporaryId, account);
    if (linked) await linkProven(tx, account.id, linked);
    return openSession(tx, {
      userId: account.id,
      requiresPasswordChange,
      hasSecondFactor,
      userAgent,
      replaces: previousSession,
    });
  });
  const needsSecondFactor = isSecondFactorMissing(account.role, hasSecondFactor);
  return { sessionId, user: await viewOf(account, { requiresPasswordChange, needsSecondFactor }) };
}

const begunBefore = () => new AppError('conflict', 'Your account has just changed. Please sign in again.');

async function spendTemporaryPassword(tx: Transaction, id: string, account: Account): Promise<void> {
  if (!(await spend(tx, id))) throw new AppError('unauthenticated', WRONG, { turnedAway: 'wrong_password' });
  // Whoever read the mail owns the address; that the password of who signed up with it is theirs, nobody has shown.
  if (account.emailVerifiedAt) return;
  const owned = { emailVerifiedAt: Date.now(), passwordHash: NO_PASSWORD };
  await tx.update(users).set(owned).where(eq(users.id, account.id));
}

/** Only somebody who has shown who they are learns that an account is closed or was never verified. */
function refuseClosed(account: Account, ownsAddress: boolean): void {
  if (!account.isActive) throw new AppError('forbidden', 'This account has been deactivated. Please contact us.');
  if (account.emailVerifiedAt || ownsAddress) return;
  throw new AppError('verification_required', 'Please verify your email address before logging in', {
    body: { requiresVerification: true, email: account.email },
  });
}
