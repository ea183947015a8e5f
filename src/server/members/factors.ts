import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { codeApps, passkeys, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { FACTOR_NAMES, type Factor } from '#src/domain/members/sign-in-methods.ts';
import { withdrawSecret } from '../base/secrets/secrets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { forgetShownFactor, hasShownFactor, isSecondFactorMissing } from './sessions.ts';

// A factor is shown before it is changed: docs/decisions/0072. Recovery codes stand in for the app they came with.

type Db = Reader | Transaction;

/** The factors an account has to show besides the first step. */
async function factorsOf(db: Db, userId: string): Promise<Factor[]> {
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  const [app] = await db.select({ userId: codeApps.userId }).from(codeApps).where(eq(codeApps.userId, userId));
  return [...(passkey ? (['passkey'] as const) : []), ...(app ? (['code'] as const) : [])];
}

interface Entering {
  id: string;
  role: Role;
  /** Whether an account at the identity provider is linked along with it: another way in. */
  isLinking: boolean;
}

/**
 * The factors a sign-in has to show besides its first step, any one of them; none where that is enough. A code app always asks;
 * a passkey where the role demands a second factor, and where there is to be another way in.
 */
export async function factorsAsked(db: Db, { id, role, isLinking }: Entering): Promise<Factor[]> {
  const factors = await factorsOf(db, id);
  return factors.includes('code') || isLinking || isSecondFactorMissing(role, false) ? factors : [];
}

/** "your passkey or your code app" */
export const factorNames = (factors: readonly Factor[]): string =>
  factors.map((factor) => FACTOR_NAMES[factor]).join(' or ');

/**
 * Throws `second_factor_required` in a session that has not shown a factor of an account that has one. Returns which
 * there are.
 */
export async function requireShownFactor(db: Db, { id, session }: SignedIn): Promise<Factor[]> {
  const factors = await factorsOf(db, id);
  if (factors.length === 0 || (await hasShownFactor(db, session.storedId))) return factors;
  throw new AppError(
    'second_factor_required',
    `Nothing has changed yet. Please log out and sign in again with ${factorNames(factors)}, then try again.`,
    { body: { factors } },
  );
}

/**
 * To be called in the transaction that adds a factor: what was begun before somebody else had one counts no more than its
 * session. With the first one, a new address falls that was asked for when the password was enough.
 */
export async function beginAddingFactor(tx: Transaction, member: SignedIn): Promise<void> {
  const before = await requireShownFactor(tx, member);
  if (before.length > 0) return;
  await withdrawSecret(tx, member.id, 'email_change');
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, member.id));
}

/** To be called after a factor was removed: what other sessions have shown may be just that. */
export async function forgetRemovedFactor(tx: Transaction, { id, session }: SignedIn): Promise<void> {
  const left = await factorsOf(tx, id);
  await forgetShownFactor(tx, id, left.length > 0 ? session.storedId : null);
}
