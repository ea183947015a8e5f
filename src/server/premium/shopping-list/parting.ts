import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { householdMembers, shoppingListTicks } from '#src/db/schema.ts';
import { keepAisles, saidOfAisles } from './aisles.ts';
import { keysOnList, ticksOf } from './list.ts';
import { removeStrayTicks } from './removal.ts';

type Tick = typeof shoppingListTicks.$inferSelect;

/**
 * Parts a member's list from that of their household: `part` ends the sharing. Everybody keeps their own entries, and
 * whatever was ticked on those stays ticked, whoever did it; the aisles stay in the order they were in. To be called while the list is shared.
 */
export async function partList(tx: Transaction, userId: string, part: () => Promise<unknown>): Promise<void> {
  const ticks = await tx.select().from(shoppingListTicks).where(ticksOf(userId)).orderBy(asc(shoppingListTicks.at));
  // Of two who ticked before they shared it, the later counts.
  const said = new Map(ticks.map((tick) => [tick.key, tick]));
  const aisles = await saidOfAisles(tx, userId);
  const heir = await heirOf(tx, userId);
  await part();
  if (!heir) return;
  for (const each of [userId, heir]) {
    await keepTicks(tx, each, said);
    if (aisles) await keepAisles(tx, each, aisles);
  }
}

/** Who has the ticks from then on that the leaver made on the others' lines: the longest member of those who share theirs. */
async function heirOf(tx: Transaction, userId: string): Promise<string | null> {
  const [own] = await tx.select().from(householdMembers).where(eq(householdMembers.userId, userId));
  if (!own?.sharesList) return null;
  const [heir] = await tx
    .select({ userId: householdMembers.userId })
    .from(householdMembers)
    .where(
      and(
        eq(householdMembers.householdId, own.householdId),
        eq(householdMembers.sharesList, true),
        ne(householdMembers.userId, userId),
      ),
    )
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.userId))
    .limit(1);
  return heir?.userId ?? null;
}

/** Writes down for a member what was said of the items of the list they see now, and forgets the rest. */
async function keepTicks(tx: Transaction, userId: string, said: ReadonlyMap<string, Tick>): Promise<void> {
  const keys = await keysOnList(tx, userId);
  const there = new Set((await tx.select().from(shoppingListTicks).where(ticksOf(userId))).map(sameTick));
  for (const { key, isTicked, at, userId: by } of said.values()) {
    if (!keys.has(key) || there.has(sameTick({ key, userId: by }))) continue;
    await tx
      .insert(shoppingListTicks)
      .values({ userId, key, isTicked, at })
      .onConflictDoUpdate({ target: [shoppingListTicks.userId, shoppingListTicks.key], set: { isTicked, at } });
  }
  await removeStrayTicks(tx, userId);
}

const sameTick = ({ userId, key }: Pick<Tick, 'userId' | 'key'>): string => `${userId} ${key}`;
