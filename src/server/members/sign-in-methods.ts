import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '#src/db/client.ts';
import { codeApps, linkedAccounts, passkeys, recoveryCodes, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { SignInMethods } from '#src/domain/members/sign-in-methods.ts';
import type { Account } from '../base/accounts.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import { NO_PASSWORD } from './passwords.ts';
import { isSecondFactorMissing } from './sessions.ts';

/** The name of the site's identity provider; `null` where it has none. */
export function providerName(): string | null {
  const { OIDC_ISSUER, OIDC_NAME } = env();
  return OIDC_ISSUER === undefined ? null : (OIDC_NAME ?? new URL(OIDC_ISSUER).hostname);
}

/** The ways a member can sign in. An account at a provider that the site has no more opens nothing, and is not named. */
export async function signInMethods(userId: string, db: Reader | Transaction = read()): Promise<SignInMethods | null> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) return null;
  const [app] = await db.select().from(codeApps).where(eq(codeApps.userId, userId));
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  const name = providerName();
  const [linked] = await db
    .select({
      email: linkedAccounts.email,
      createdAt: linkedAccounts.createdAt,
      lastUsedAt: linkedAccounts.lastUsedAt,
    })
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.issuer, env().OIDC_ISSUER ?? '')));
  return {
    hasPassword: account.passwordHash !== NO_PASSWORD,
    passkeys: await db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.createdAt),
    codeApp: app ? { createdAt: app.createdAt, recoveryCodesLeft: left?.codes ?? 0 } : null,
    provider: name === null ? null : { name, linked: linked ?? null },
    requiresSecondFactor: isSecondFactorMissing(account.role, false),
  };
}

/**
 * Called after a removal, in its transaction: throws `conflict` where it would leave no way in, or an administrator
 * without the second factor that the site requires.
 */
export async function refuseLastWay(tx: Transaction, userId: string): Promise<void> {
  const ways = await signInMethods(userId, tx);
  if (!ways) return;
  if (!ways.hasPassword && ways.passkeys.length === 0 && !ways.provider?.linked) {
    throw new AppError('conflict', 'This is the only way into your account. Choose a password first.');
  }
  if (ways.requiresSecondFactor && ways.passkeys.length === 0 && !ways.codeApp) {
    throw new AppError('conflict', 'Administrators need a second factor. Add another one first.');
  }
}

/** Milliseconds after which its owner, who was told by mail, is known to have had it added. */
const SETTLED_AFTER = 7 * 86_400_000;

/**
 * Takes from an account that somebody had moved what they may have added, the linked account included: what was not there a
 * week before. What was, they have shown, and an old mailbox alone does not take it away. Leaves the password alone, and
 * the factors of a role that demands one: without any, the password would be enough for it.
 */
export async function removeYoungWays(
  tx: Transaction,
  { id, role }: Pick<Account, 'id' | 'role'>,
  movedAt: number,
): Promise<void> {
  const isYoung = (table: typeof passkeys | typeof codeApps | typeof recoveryCodes | typeof linkedAccounts) =>
    and(eq(table.userId, id), gt(table.createdAt, movedAt - SETTLED_AFTER));
  await tx.delete(linkedAccounts).where(isYoung(linkedAccounts));
  await tx.delete(recoveryCodes).where(isYoung(recoveryCodes));
  if (isSecondFactorMissing(role, false)) return;
  await tx.delete(passkeys).where(isYoung(passkeys));
  const apps = await tx.delete(codeApps).where(isYoung(codeApps)).returning();
  if (apps.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
}
