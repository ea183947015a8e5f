import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { LIFETIME, MAIL_LOCK_SECONDS } from '#src/domain/accounts.ts';
import { AppError } from '#src/domain/errors.ts';
import { type Actor, recordAudit } from './audit.ts';
import { write } from './database.ts';
import { cap } from './limits.ts';
import { mailedLately, queueMail } from './mail.ts';
import { mailVerificationLink } from './members.ts';
import { CODE_TRIES, issueSecret, type Secret, spendCode, spendToken } from './secrets.ts';

const INVALID_LINK = 'Failed to verify email. The link may be expired or invalid';
const INVALID_CODE = 'Invalid or expired verification code';

/** Mails a new link to an account that waits for verification; to no other, and one in 300 seconds. */
export async function resendVerification(email: string): Promise<void> {
  await write(async (tx) => {
    const account = await unverified(tx, email);
    if (!account || (await mailedLately(tx, email, 'verification-link-again'))) return;
    await mailVerificationLink(tx, account, 'verification-link-again');
  });
}

async function unverified(tx: Transaction, email: string) {
  const [account] = await tx.select().from(users).where(eq(users.email, email));
  return account?.isActive && !account.emailVerifiedAt ? account : null;
}

/** Spends a link: verifies an account, or moves it to its new address. */
export async function verifyEmail(token: string): Promise<void> {
  await write(async (tx) => {
    const secret = await spendToken(tx, token);
    if (!secret) throw new AppError('validation', INVALID_LINK);
    if (secret.purpose === 'email_change') return moveAccount(tx, secret);
    const verified = { emailVerifiedAt: Date.now(), updatedAt: Date.now() };
    const rows = await tx
      .update(users)
      .set(verified)
      .where(and(eq(users.id, secret.userId), eq(users.email, secret.email)))
      .returning({ id: users.id });
    if (rows.length === 0) throw new AppError('validation', INVALID_LINK);
  });
}

async function moveAccount(tx: Transaction, { userId, email }: Secret): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (taken) throw new AppError('conflict', 'This address belongs to another account by now');
  const now = Date.now();
  const rows = await tx
    .update(users)
    .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.pendingEmail, email)))
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('validation', INVALID_LINK);
}

// Kept by address, known or not, so that a stranger's tries look the same either way. The code's own row has the last
// word after a restart.
const codesSent = cap({ times: 1, seconds: MAIL_LOCK_SECONDS });
const codeTries = cap({ times: CODE_TRIES, seconds: LIFETIME.verificationCode / 1000 });
const triesOfDay = cap({ times: 25, seconds: 86_400 });

export type CodeSending = 'sent' | 'too soon' | 'nothing to verify';

/**
 * Mails a code to an account that waits for verification; to no other, and one in 300 seconds. `administrator`: who had
 * it sent to somebody else, which is written down.
 */
export async function sendCode(email: string, administrator?: Actor): Promise<CodeSending> {
  const isTooSoon = await codesSent.take(email).then(
    () => false,
    () => true,
  );
  const sending = await write(async (tx) => {
    const account = await unverified(tx, email);
    if (!account) return 'nothing to verify';
    if (isTooSoon || (await mailedLately(tx, email, 'code'))) return 'too soon';
    const code = await issueSecret(tx, { userId: account.id, purpose: 'email_verification_code', email });
    await queueMail(tx, { to: email, template: 'code', data: { firstName: account.firstName, code } });
    if (administrator) await recordAudit(tx, administrator, { action: 'user.send_code', subject: email });
    return 'sent' as const;
  }).catch(async (error) => {
    // Nothing was sent: whoever tries again need not wait.
    if (!isTooSoon) await codesSent.giveBack(email);
    throw error;
  });
  if (!isTooSoon) await codeTries.reset(email);
  return sending;
}

/** Spends a code. Throws `validation` for a wrong one, `rate_limited` after five of these. */
export async function verifyCode(email: string, code: string): Promise<void> {
  const outcome = await write(async (tx) => {
    const account = await unverified(tx, email);
    // Counted here, where one comes after the other, and taken back when right.
    await codeTries.take(email);
    await triesOfDay.take(email);
    const outcome = account ? await spendCode(tx, account.id, code) : 'wrong';
    if (account && outcome === 'right') {
      const now = Date.now();
      await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, account.id));
    }
    return outcome;
  });
  if (outcome === 'right') return codeTries.reset(email);
  if (outcome === 'wrong') throw new AppError('validation', INVALID_CODE);
  throw new AppError('rate_limited', 'Too many wrong codes. Please ask for a new one.', {
    retryAfter: MAIL_LOCK_SECONDS,
  });
}
