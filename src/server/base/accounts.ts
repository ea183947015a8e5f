import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reader } from '#src/db/client.ts';
import { householdMembers, settings, users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import { prepared, read } from './database.ts';

export type Account = typeof users.$inferSelect;

export async function findAccount(id: string): Promise<Account | null> {
  const [account] = await read().select().from(users).where(eq(users.id, id));
  return account ?? null;
}

const own = alias(householdMembers, 'own_place');
const other = alias(householdMembers, 'other_place');
const payer = alias(users, 'payer');

const servesHousehold = sql`COALESCE((SELECT ${settings.value} ->> '$.servesHousehold' FROM ${settings}
  WHERE ${settings.name} = 'plan'), ${Number(PLAN_SETTINGS_DEFAULT.servesHousehold)})`;

/** Who of somebody's household has Premium of their own, while one serves all. */
const payersFor = (db: Reader, userId: SQL | typeof users.id) =>
  db
    .select({ name: payer.firstName })
    .from(own)
    .innerJoin(other, eq(other.householdId, own.householdId))
    .innerJoin(payer, and(eq(payer.id, other.userId), payer.isActive, inArray(payer.role, PERMISSIONS.premium)))
    .where(and(eq(own.userId, sql`${userId}`), servesHousehold));

const firstPayer = prepared((db) =>
  payersFor(db, sql`${sql.placeholder('userId')}`)
    .orderBy(asc(other.joinedAt), asc(other.userId))
    .limit(1)
    .prepare(),
);

/** The first name of whose Premium serves everybody in somebody's household; `null` where none does. */
export const premiumOfHousehold = async (userId: string): Promise<string | null> =>
  (await firstPayer().get({ userId }))?.name ?? null;

/** The same for an account that has no Premium of its own; `null` for every other. */
export const premiumThrough = async ({ id, role }: Pick<Account, 'id' | 'role'>): Promise<string | null> =>
  role === 'user' ? premiumOfHousehold(id) : null;

/**
 * The role by which an account is let in today. The one place that decides it for a session: whose household has Premium is a
 * premium member like others, for as long as that holds; what they pay for themselves follows from the role that is stored.
 */
export const roleToday = async (account: Pick<Account, 'id' | 'role'>): Promise<Role> =>
  (await premiumThrough(account)) === null ? account.role : 'premium';

/** The same as a condition on `users`: who is active, and has Premium, of their own or by their household. */
export const hasPremiumToday = (): SQL | undefined =>
  and(users.isActive, or(inArray(users.role, PERMISSIONS.premium), exists(payersFor(read(), users.id))));
