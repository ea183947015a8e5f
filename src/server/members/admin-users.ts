import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME, type Role } from '#src/domain/members/accounts.ts';
import type { NewUser, UserOrder } from '#src/domain/members/users.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { type Account, roleToday } from '../base/accounts.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { issueSecret } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import { isPremium } from '../base/viewer.ts';
import { touchNotesOf } from '../cook-notes/written-by.ts';
import { type Gathered, recordDeed, sidesOf } from '../deeds/recorded-deeds.ts';
import { askedByTheSite, takeTurn } from '../mail/first-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { premiumFactsOf } from '../premium/billing/standing.ts';
import { activeAccount, refuseLastAdministrator } from './members.ts';
import { removeAccount } from './my-data.ts';
import { NO_PASSWORD } from './passwords.ts';
import { endAllSessions } from './sessions.ts';

export interface AccountFilters {
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
  order: UserOrder;
}

const viewOf = async (account: Account) => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  role: account.role,
  isActive: account.isActive,
  isPremium: isPremium({ role: await roleToday(account) }),
  isVerified: account.emailVerifiedAt !== null,
  createdAt: account.createdAt,
});
type UserView = Awaited<ReturnType<typeof viewOf>>;

const ORDERS: Record<UserOrder, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(users.firstName), asc(users.lastName), asc(users.id)],
  email: [asc(users.email)],
};

/** Accounts. A search holds when each of its words is in the names or the address. */
export async function listUsers(
  { order, ...filter }: AccountFilters,
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<UserView>> {
  const wanted = where(filter);
  const [[counted], rows] = await Promise.all([
    read().select({ total: count() }).from(users).where(wanted),
    read()
      .select()
      .from(users)
      .where(wanted)
      .orderBy(...ORDERS[order])
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return listPage(await Promise.all(rows.map(viewOf)), { page, limit, total: counted?.total ?? 0 });
}

function where({ search = '', role, status }: Omit<AccountFilters, 'order'>): SQL | undefined {
  return and(
    role && eq(users.role, role),
    status && (status === 'active' ? activeAccount : or(eq(users.isActive, false), isNull(users.emailVerifiedAt))),
    ...wordsOf(search).map((word) => {
      const pattern = likeWord(word);
      return or(like(users.email, pattern), like(users.firstName, pattern), like(users.lastName, pattern));
    }),
  );
}

/**
 * Makes an account that signs in with a mailed temporary password and then has to choose its own. Throws `conflict` for
 * a known address.
 */
export function createUser({ email, firstName, lastName, role }: NewUser, actor: Actor): Promise<UserView> {
  return write(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (known) throw new AppError('conflict', `There’s already an account for ${email}`);
    const now = Date.now();
    const id = randomUUID();
    const [made] = await tx
      .insert(users)
      .values({
        id,
        email,
        firstName,
        lastName,
        role,
        premiumGiven: role === 'premium',
        passwordHash: NO_PASSWORD,
        isActive: true,
        // Whoever has the password has read the mail.
        emailVerifiedAt: now,
        requiresPasswordChange: true,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const turn = takeTurn(askedByTheSite());
    const lifetime = LIFETIME.firstPassword + turn.wait;
    const password = await issueSecret(tx, { userId: id, purpose: 'temporary_password', email, lifetime });
    await queueMail(tx, {
      to: email,
      turn,
      template: 'account-created',
      data: { password, link: siteLink(paths.login) },
    });
    await recordAudit(tx, actor, { action: 'user.create', subject: email, details: { role } });
    return viewOf(made as Account);
  });
}

/** Deactivates an account, which ends its sessions, or activates it; `null` when there is none. */
export const toggleStatus = (id: string, actor: Actor): Promise<UserView | null> =>
  changeUser(id, actor, (tx, before) => toStatus(!before.isActive)(tx, before));

/** To be active, or not, which ends its sessions. */
export const toStatus =
  (isActive: boolean): Decide =>
  async (tx, { id }) => {
    if (!isActive) {
      await refuseLastAdministrator(tx, id);
      await endAllSessions(tx, id);
    }
    return { fields: { isActive }, verb: isActive ? 'activate' : 'deactivate' };
  };

/**
 * Changes an account's role; `null` when there is none. Premium that is given so stays, whatever is bought; Premium that is
 * paid for is not taken away (`conflict`). Its sessions have the new one from their next request on.
 */
export const changeRole = (id: string, role: Role, actor: Actor): Promise<UserView | null> =>
  changeUser(id, actor, toRole(role));

/** To have a role. Premium that was not given goes with what is paid for, and is none without. */
export const toRole =
  (wanted: Role, premiumGiven = wanted === 'premium'): Decide =>
  async (tx, before) => {
    const { id } = before;
    if (before.role === 'admin' && wanted !== 'admin') await refuseLastAdministrator(tx, id);
    const { isEntitled } = standingOf(await premiumFactsOf(tx, { id, premiumGiven }), Date.now());
    if (wanted === 'user' && isEntitled)
      throw new AppError('conflict', 'This member has Premium through their own plan or gift, until that ends');
    const role = wanted === 'premium' && !isEntitled ? 'user' : wanted;
    return { fields: { role, premiumGiven }, verb: 'role', details: { from: before.role, to: role } };
  };

interface UserChange {
  /** As in `user.role` of the log. */
  verb: string;
  details?: Record<string, unknown>;
  fields: Partial<Pick<Account, 'role' | 'premiumGiven' | 'isActive'>>;
}
/** Decides on a change. Throws `conflict` before anything is written. */
type Decide = (tx: Transaction, before: Account) => Promise<UserChange>;

const changeUser = (id: string, actor: Actor, decide: Decide): Promise<UserView | null> =>
  write(async (tx, change) => {
    const gathered: Gathered = [];
    const changed = await changeUserWithin(tx, change, { id, decide, gathered });
    if (!changed) return null;
    await recordDeed(tx, actor, gathered, changed);
    return viewOf(changed.after);
  });

/** Changes an account as a part of a larger write, whose entry of the log has what is gathered; `null` when there is none. */
export async function changeUserWithin(
  tx: Transaction,
  change: Change,
  { id, decide, gathered }: { id: string; decide: Decide; gathered: Gathered },
): Promise<(Omit<UserChange, 'fields'> & { after: Account }) | null> {
  const [before] = await tx.select().from(users).where(eq(users.id, id));
  if (!before) return null;
  const { fields, ...entry } = await decide(tx, before);
  const set = { ...fields, updatedAt: Date.now() };
  const [after = before] = await tx.update(users).set(set).where(eq(users.id, id)).returning();
  if (after.role !== before.role) await touchNotesOf(tx, change, id);
  const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => after[field] !== before[field]);
  if (changed.length > 0) gathered.push({ kind: 'user', id, called: before.email, ...sidesOf(before, after, changed) });
  return { ...entry, after };
}

/** Deletes an account with all that hangs on it; `false` when there is none. */
export async function deleteUser(id: string, actor: Actor): Promise<boolean> {
  return removeAccount(id, {
    cookNotes: 'delete',
    also: (tx, email) => recordAudit(tx, actor, { action: 'user.delete', subject: email }),
  });
}
