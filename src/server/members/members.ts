import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME, type Registration } from '#src/domain/members/accounts.ts';
import type { MemberView } from '#src/domain/members/member.ts';
import { paths } from '#src/paths.ts';
import { type Account, roleToday } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { issueSecret, randomPassword, withdrawSecrets } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import { isPremium, type SignedIn } from '../base/viewer.ts';
import { countAsked, type Turn, takeTurn } from '../mail/first-mails.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { mailedLately, queueMail } from '../mail/queue.ts';
import { isSubscribed } from '../newsletter/subscriptions.ts';
import { getSettings } from '../site/settings.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';

/** A member as they see themselves, in a session that may be restricted. */
export const viewOf = async (
  account: Account,
  {
    requiresPasswordChange,
    needsSecondFactor,
  }: Pick<SignedIn['session'], 'requiresPasswordChange' | 'needsSecondFactor'>,
  reading?: Pick<Transaction, 'select'>,
): Promise<MemberView> => {
  const role = needsSecondFactor ? 'user' : await roleToday(account);
  return {
    id: account.id,
    role,
    email: account.email,
    pendingEmail: account.pendingEmail,
    firstName: account.firstName,
    lastName: account.lastName,
    isPremium: isPremium({ role }),
    dietaryPreferences: account.dietaryPreferences,
    avoidedAllergens: account.avoidedAllergens,
    weekStart: account.weekStart,
    siteWeekStart: (await getSettings('weeks')).weekStart,
    newsletterSubscription: await isSubscribed(account.email, reading),
    requiresPasswordChange: requiresPasswordChange || account.requiresPasswordChange,
    needsSecondFactor,
    createdAt: account.createdAt,
  };
};

/**
 * Makes an account that waits for verification. For a known address nothing changes but the mail that is sent, and of
 * these one in 300 seconds; an account never verified starts anew with what was entered last, and no code or link from
 * before opens it: whoever had it sent did not choose this password.
 */
export async function register({ email, firstName, lastName, password }: Registration, network: string): Promise<void> {
  refuseCommonPassword(password, 'password');
  const counted = countAsked({ network, to: email, form: 'register' });
  const passwordHash = await hashPassword(password);
  await write(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email));
    if (known && (await mailedLately(tx, email, 'verification-link', 'account-exists'))) return;
    const now = Date.now();
    const to = known && provenAddressOf(known);
    if (to) return queueMail(tx, { to, template: 'account-exists', data: { link: siteLink(paths.login) } });
    const entered = { firstName, lastName, passwordHash, updatedAt: now };
    const id = known?.id ?? randomUUID();
    if (known) {
      await withdrawSecrets(tx, id);
      await tx.update(users).set(entered).where(eq(users.id, id));
    } else await tx.insert(users).values({ id, email, ...entered, isActive: true, createdAt: now });
    const isSecond = known !== undefined;
    await mailVerificationLink(tx, { id, email }, { template: 'verification-link', isSecond, turn: takeTurn(counted) });
  });
}

/** Issues a link and queues its mail. */
export async function mailVerificationLink(
  tx: Transaction,
  { id, email }: Pick<Account, 'id' | 'email'>,
  {
    template,
    isSecond,
    turn,
  }: { template: 'verification-link' | 'verification-link-again'; isSecond: boolean; turn: Turn },
): Promise<void> {
  const lifetime = LIFETIME.verificationLink + turn.wait;
  const token = await issueSecret(tx, { userId: id, purpose: 'email_verification_link', email, lifetime });
  const link = siteLink(paths.verifyEmail, { token });
  await queueMail(tx, { to: email, turn, template, data: { link, isSecond } });
}

/** Holds for active accounts: switched on, and verified, because a new account is inactive until it is. */
export const activeAccount = and(eq(users.isActive, true), isNotNull(users.emailVerifiedAt));

/** Throws `conflict` when this is the last active administrator: somebody must be able to get in. */
export async function refuseLastAdministrator(tx: Transaction, id: string): Promise<void> {
  const active = and(eq(users.role, 'admin'), activeAccount);
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), active));
  if (!account) return;
  const [others] = await tx
    .select({ total: count() })
    .from(users)
    .where(and(ne(users.id, id), active));
  if (!others?.total) throw new AppError('conflict', 'The last active administrator has to stay');
}

/**
 * Makes the first administrator where there is none. Returns its address and password, that one time, so that
 * whoever starts the server can be told.
 */
export async function ensureFirstAdministrator(): Promise<{ email: string; password: string } | null> {
  const [existing] = await read().select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (existing) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  const email = ADMIN_EMAIL.toLowerCase();
  const password = ADMIN_PASSWORD ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  const made = { role: 'admin', passwordHash, isActive: true, emailVerifiedAt: now, updatedAt: now } as const;
  await write((tx) =>
    tx
      .insert(users)
      .values({ id: randomUUID(), email, firstName: 'Administrator', createdAt: now, ...made })
      .onConflictDoUpdate({ target: users.email, set: made }),
  );
  return { email, password };
}
