import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { secrets } from '#src/db/schema.ts';
import { CODE_LENGTH, LIFETIME } from '#src/domain/members/accounts.ts';
import { TEMPORARY_PASSWORD_LENGTH } from '#src/domain/members/passwords.ts';
import { CLOCK_SLACK } from '../clock.ts';
import type { read } from '../database.ts';

type Purpose = typeof secrets.$inferInsert.purpose;
export type Secret = typeof secrets.$inferSelect;

/** Wrong tries that end a code: from one network, and in all. */
export const CODE_TRIES = { fromOneNetwork: 5, inAll: 15 } as const;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random password of letters and digits. */
export const randomPassword = (): string =>
  Array.from({ length: TEMPORARY_PASSWORD_LENGTH }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join('');
const randomToken = (): string => randomBytes(32).toString('base64url');
const randomCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

const KINDS: Record<Purpose, { make: () => string; lifetime: number }> = {
  email_verification_link: { make: randomToken, lifetime: LIFETIME.verificationLink },
  email_change: { make: randomToken, lifetime: LIFETIME.verificationLink },
  email_undo: { make: randomToken, lifetime: LIFETIME.addressUndo },
  email_verification_code: { make: randomCode, lifetime: LIFETIME.verificationCode },
  temporary_password: { make: randomPassword, lifetime: LIFETIME.temporaryPassword },
};

/** A token is found by its hash alone; what is short is hashed together with its row's id, so that no list fits all. */
const hashOf = (purpose: Purpose, id: string, secret: string): string =>
  KINDS[purpose].make === randomToken ? sha256(secret) : sha256(`${id}:${secret}`);

interface Issue {
  userId: string;
  purpose: Purpose;
  /** Address it is mailed to. */
  email: string;
  /** Milliseconds, where not the purpose's usual ones. */
  lifetime?: number;
}

/**
 * Makes a secret and returns it in clear, for the mail. It replaces every other of its purpose for the same address.
 */
export async function issueSecret(tx: Transaction, { userId, purpose, email, lifetime }: Issue): Promise<string> {
  const kind = KINDS[purpose];
  const secret = kind.make();
  const id = randomUUID();
  const createdAt = Date.now();
  const before = and(eq(secrets.userId, userId), eq(secrets.purpose, purpose));
  // Whoever moves an account from address to address takes the way back from none of them.
  await tx.delete(secrets).where(purpose === 'email_undo' ? and(before, eq(secrets.email, email)) : before);
  await tx.insert(secrets).values({
    id,
    userId,
    purpose,
    email,
    secretHash: hashOf(purpose, id, secret),
    createdAt,
    expiresAt: createdAt + (lifetime ?? kind.lifetime),
  });
  return secret;
}

export async function withdrawSecret(tx: Transaction, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(secrets).where(and(eq(secrets.userId, userId), eq(secrets.purpose, purpose)));
}

/** Every code, link and temporary password; `but` those of one purpose, where there is one to keep. */
export async function withdrawSecrets(tx: Transaction, userId: string, but?: Purpose): Promise<void> {
  await tx.delete(secrets).where(and(eq(secrets.userId, userId), but && ne(secrets.purpose, but)));
}

/** Not for one that a clock made which was ahead: it would not expire for as long as that. */
const unspent = (now = Date.now()) =>
  and(isNull(secrets.usedAt), gt(secrets.expiresAt, now), lte(secrets.createdAt, now + CLOCK_SLACK));

/** Whether there is a secret that can still be used. */
export async function isAwaited(tx: Transaction, userId: string, purpose: Purpose): Promise<boolean> {
  const [row] = await tx
    .select({ id: secrets.id })
    .from(secrets)
    .where(and(eq(secrets.userId, userId), eq(secrets.purpose, purpose), unspent()))
    .limit(1);
  return row !== undefined;
}

/**
 * Uses up the token of a link for one of these purposes. Returns its row the first time, `null` afterwards and for an
 * unknown token.
 */
export async function spendToken(tx: Transaction, token: string, purposes: Purpose[]): Promise<Secret | null> {
  const [row] = await tx
    .update(secrets)
    .set({ usedAt: Date.now() })
    .where(and(eq(secrets.secretHash, sha256(token)), inArray(secrets.purpose, purposes), unspent()))
    .returning();
  return row ?? null;
}

/** Whether the newest code had too many wrong tries. */
export async function isCodeEnded(tx: Transaction, userId: string): Promise<boolean> {
  const code = and(eq(secrets.userId, userId), eq(secrets.purpose, 'email_verification_code'), unspent());
  const [ended] = await tx
    .select({ id: secrets.id })
    .from(secrets)
    .where(and(code, gte(secrets.wrongTries, CODE_TRIES.inAll)));
  return ended !== undefined;
}

/** Spends a code; a wrong one counts against it. */
export async function spendCode(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<'right' | 'wrong' | 'tried too often'> {
  const purpose = 'email_verification_code';
  const [current] = await tx
    .select()
    .from(secrets)
    .where(and(eq(secrets.userId, userId), eq(secrets.purpose, purpose), unspent()));
  if (!current) return 'wrong';
  if (current.wrongTries >= CODE_TRIES.inAll) return 'tried too often';
  if (current.secretHash === hashOf(purpose, current.id, code) && (await spend(tx, current.id))) return 'right';
  await tx
    .update(secrets)
    .set({ wrongTries: sql`${secrets.wrongTries} + 1` })
    .where(eq(secrets.id, current.id));
  return 'wrong';
}

/** The temporary password's row, if `password` is the user's. Reads as much for a user who is not there. */
export async function matchTemporaryPassword(
  db: ReturnType<typeof read>,
  userId: string,
  password: string,
): Promise<Secret | null> {
  const purpose = 'temporary_password';
  const [row] = await db
    .select()
    .from(secrets)
    .where(and(eq(secrets.userId, userId), eq(secrets.purpose, purpose), unspent()));
  return row?.secretHash === hashOf(purpose, row?.id ?? '', password) ? (row ?? null) : null;
}

/** Marks a secret as used; `true` for the one caller that did. */
export async function spend(tx: Transaction, id: string): Promise<boolean> {
  const spent = await tx
    .update(secrets)
    .set({ usedAt: Date.now() })
    .where(and(eq(secrets.id, id), unspent()))
    .returning({ id: secrets.id });
  return spent.length > 0;
}

/** Removes secrets that can no longer be used. */
export async function removeExpiredSecrets(tx: Transaction, now = Date.now()): Promise<void> {
  await tx.delete(secrets).where(lt(secrets.expiresAt, now));
}
