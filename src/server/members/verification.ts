import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME, MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import type { Account } from '../base/accounts.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { CODE_TRIES, isCodeEnded, issueSecret, spendCode, spendToken } from '../base/secrets/secrets.ts';
import { askedByTheSite, countAsked, takeTurn } from '../mail/first-mails.ts';
import { mailedLately, queueMail } from '../mail/queue.ts';
import { moveAccount } from './address-change.ts';
import { mailVerificationLink } from './members.ts';
import { mailTemporaryPassword } from './password-change.ts';
import { NO_PASSWORD } from './passwords.ts';

const INVALID_LINK = 'Failed to verify email. The link may be expired or invalid';
const INVALID_CODE = 'Invalid or expired verification code';

/** Mails a new link to an account that waits for verification; to no other, and one in 300 seconds. */
export async function resendVerification({ email, network }: Trier): Promise<void> {
  const counted = countAsked({ network, to: email, form: 'resend' });
  await write(async (tx) => {
    const account = await unverified(tx, email);
    if (!account || (await mailedLately(tx, email, 'verification-link-again'))) return;
    await forgetDoubtfulPassword(tx, account);
    const turn = takeTurn(counted);
    await mailVerificationLink(tx, account, { template: 'verification-link-again', isSecond: false, turn });
  });
}

/**
 * Where an address was signed up with more than once, nobody knows which of them asks for another mail: then the password
 * of none counts, and the address is mailed one when it is verified.
 */
async function forgetDoubtfulPassword(tx: Transaction, { id, createdAt, updatedAt }: Account): Promise<void> {
  // For an account that was never verified, only signing up again writes anew, or an administrator.
  if (updatedAt > createdAt) await tx.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, id));
}

/** From now on the account is its address's. Returns whether a password had to be mailed along. */
async function verify(tx: Transaction, account: Account): Promise<boolean> {
  const now = Date.now();
  await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, account.id));
  if (account.passwordHash !== NO_PASSWORD) return false;
  await mailTemporaryPassword(tx, { ...account, emailVerifiedAt: now }, askedByTheSite());
  return true;
}

async function unverified(tx: Transaction, email: string) {
  const [account] = await tx.select().from(users).where(eq(users.email, email));
  return account?.isActive && !account.emailVerifiedAt ? account : null;
}

/** Spends a link: verifies an account, or moves it to its new address. Returns whether it was mailed a password. */
export function verifyEmail(token: string): Promise<boolean> {
  return write(async (tx) => {
    const secret = await spendToken(tx, token, ['email_verification_link', 'email_change']);
    if (!secret) throw new AppError('validation', INVALID_LINK);
    if (secret.purpose === 'email_change') {
      if (await moveAccount(tx, secret)) return false;
      throw new AppError('validation', INVALID_LINK);
    }
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, secret.userId), eq(users.email, secret.email)));
    if (!account) throw new AppError('validation', INVALID_LINK);
    return verify(tx, account);
  });
}

// Kept by address, known or not, so that a stranger's tries look the same either way. The code's own row has the last
// word after a restart. Who is stopped by which of them, and why: docs/decisions/0019.
const TOO_MANY_CODES = 'Too many wrong codes. Please ask for a new one.';
const codeSeconds = LIFETIME.verificationCode / 1000;
const codesSent = cap({ times: 1, seconds: MAIL_LOCK_SECONDS });
const triesFrom = cap({ times: CODE_TRIES.fromOneNetwork, seconds: codeSeconds, message: TOO_MANY_CODES });
const triesOfCode = cap({ times: CODE_TRIES.inAll, seconds: codeSeconds, message: TOO_MANY_CODES });
const triesOfDay = cap({
  times: 25,
  seconds: 86_400,
  message: 'Too many wrong codes today. Please use the link we mailed you, or come back tomorrow.',
});

/** Whose tries these are: an account's address, and the network somebody tries from. */
export interface Trier {
  email: string;
  network: string;
}
const keyOf = ({ email, network }: Trier): string => `${network} ${email}`;

export type CodeSending = 'sent' | 'too soon' | 'nothing to verify';

/**
 * Mails a code to an account that waits for verification; to no other, and one in 300 seconds, unless the last one was
 * ended by wrong tries. Throws `rate_limited` when none could be tried today. `administrator`: who had it sent to
 * somebody else, which is written down.
 */
export async function sendCode(trier: Trier, administrator?: Actor): Promise<CodeSending> {
  const { email } = trier;
  await triesOfDay.check(email);
  const counted = administrator ? askedByTheSite() : countAsked({ network: trier.network, to: email, form: 'code' });
  const isLocked = await codesSent.take(email).then(
    () => false,
    () => true,
  );
  const sending = await write(async (tx) => {
    const account = await unverified(tx, email);
    // Looked at here, where one comes after the other: tries that are used up make room for one code.
    const isEnded = await startAnew(trier, !isLocked);
    if (!account) return 'nothing to verify';
    const isReplaced = isEnded || (await isCodeEnded(tx, account.id));
    if (!isReplaced && (isLocked || (await mailedLately(tx, email, 'code')))) return 'too soon';
    await forgetDoubtfulPassword(tx, account);
    const turn = takeTurn(counted);
    const lifetime = LIFETIME.verificationCode + turn.wait;
    const code = await issueSecret(tx, { userId: account.id, purpose: 'email_verification_code', email, lifetime });
    await queueMail(tx, { to: email, turn, template: 'code', data: { code } });
    if (administrator) await recordAudit(tx, administrator, { action: 'user.send_code', subject: email });
    return 'sent' as const;
  }).catch(async (error) => {
    // Nothing was sent: whoever tries again need not wait.
    if (!isLocked) await codesSent.giveBack(email);
    throw error;
  });
  return sending;
}

/** Forgets the tries of the last code where a new one is due or the tries are used up; returns whether they were. */
async function startAnew(trier: Trier, isDue: boolean): Promise<boolean> {
  const isEnded = (await triesFrom.isUsedUp(keyOf(trier))) || (await triesOfCode.isUsedUp(trier.email));
  if (isEnded || isDue) {
    await triesFrom.reset(keyOf(trier));
    await triesOfCode.reset(trier.email);
  }
  return isEnded;
}

/** Spends a code. Throws `validation` for a wrong one, `rate_limited` after five of these. */
export async function verifyCode(trier: Trier, code: string): Promise<void> {
  const { email } = trier;
  const outcome = await write(async (tx) => {
    const account = await unverified(tx, email);
    // Counted here, where one comes after the other, and taken back when right.
    await triesFrom.take(keyOf(trier));
    await triesOfCode.take(email);
    await triesOfDay.take(email);
    const outcome = account ? await spendCode(tx, account.id, code) : 'wrong';
    if (account && outcome === 'right') await verify(tx, account);
    return outcome;
  });
  if (outcome === 'wrong') throw new AppError('validation', INVALID_CODE, { turnedAway: 'wrong_code' });
  if (outcome === 'tried too often') {
    throw new AppError('rate_limited', TOO_MANY_CODES, { retryAfter: MAIL_LOCK_SECONDS });
  }
  await triesFrom.reset(keyOf(trier));
  await triesOfCode.reset(email);
}
