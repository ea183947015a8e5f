import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { LIFETIME, type Role } from '#src/domain/members/accounts.ts';
import type { NewUser, UserOrder } from '#src/domain/members/users.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import type { Account } from '../base/accounts.ts';
import { type Actor, type AuditEntry, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { issueSecret } from '../base/secrets/secrets.ts';
import { siteLink } from '../base/site-link.ts';
import { isPremium } from '../base/viewer.ts';
import { touchNotesOf } from '../cook-notes/written-by.ts';
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

const viewOf = (account: Account) => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  role: account.role,
  isActive: account.isActive,
  isPremium: isPremium(account),
  isVerified: account.emailVerifiedAt !== null,
  createdAt: account.createdAt,
});
type UserView = ReturnType<typeof viewOf>;

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
  return listPage(rows.map(viewOf), { page, limit, total: counted?.total ?? 0 });
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
  change(id, actor, async (tx, { isActive }) => {
    if (isActive) {
      await refuseLastAdministrator(tx, id);
      await endAllSessions(tx, id);
    }
    return { fields: { isActive: !isActive }, action: isActive ? 'user.deactivate' : 'user.activate' };
  });

/**
 * Changes an account's role; `null` when there is none. Premium that is given so stays, whatever is bought; Premium that is
 * paid for is not taken away (`conflict`). Its sessions have the new one from their next request on.
 */
export const changeRole = (id: string, role: Role, actor: Actor): Promise<UserView | null> =>
  change(id, actor, async (tx, before) => {
    if (before.role === 'admin' && role !== 'admin') await refuseLastAdministrator(tx, id);
    const premiumGiven = role === 'premium';
    const standing = standingOf(await premiumFactsOf(tx, { id, premiumGiven }), Date.now());
    if (role === 'user' && standing.isEntitled)
      throw new AppError('conflict', 'This member has Premium through their own plan or gift, until that ends');
    return { fields: { role, premiumGiven }, action: 'user.role', details: { from: before.role, to: role } };
  });

interface UserChange extends Pick<AuditEntry, 'action' | 'details'> {
  fields: Partial<Pick<Account, 'role' | 'premiumGiven' | 'isActive'>>;
}

function change(
  id: string,
  actor: Actor,
  decide: (tx: Transaction, before: Account) => Promise<UserChange>,
): Promise<UserView | null> {
  return write(async (tx, { touch }) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id));
    if (!before) return null;
    const { fields, ...entry } = await decide(tx, before);
    const set = { ...fields, updatedAt: Date.now() };
    const [after] = await tx.update(users).set(set).where(eq(users.id, id)).returning();
    if (after?.role !== before.role) await touchNotesOf(tx, { touch }, id);
    await recordAudit(tx, actor, { subject: before.email, ...entry });
    return viewOf(after as Account);
  });
}

/** Deletes an account with all that hangs on it; `false` when there is none. */
export async function deleteUser(id: string, actor: Actor): Promise<boolean> {
  return removeAccount(id, {
    cookNotes: 'delete',
    also: (tx, email) => recordAudit(tx, actor, { action: 'user.delete', subject: email }),
  });
}
