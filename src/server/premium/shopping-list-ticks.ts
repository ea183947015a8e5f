import { and, eq, inArray } from 'drizzle-orm';
import { shoppingListTicks } from '#src/db/schema.ts';
import { write } from '../base/database.ts';
import { keysOnList, listChanges } from './shopping-list.ts';

/** The tick of a member on an item, perhaps offline. */
export interface Tick {
  key: string;
  ticked: boolean;
  /** UTC milliseconds. */
  at: number;
}

/** `outdated`: something later is known; `ignored`: there is no such item any more. */
export interface TickResult {
  key: string;
  outcome: 'saved' | 'outdated' | 'ignored';
}

/** Ticks and unticks items; of two words about one item the later counts, and none is from the future. */
export async function setTicks(userId: string, ticks: readonly Tick[]): Promise<TickResult[]> {
  await listChanges.take(userId);
  return write(async (tx) => {
    const onList = await keysOnList(tx, userId);
    const keys = [...new Set(ticks.map(({ key }) => key))];
    const rows = await tx
      .select({ key: shoppingListTicks.key, at: shoppingListTicks.at })
      .from(shoppingListTicks)
      .where(and(eq(shoppingListTicks.userId, userId), inArray(shoppingListTicks.key, keys)));
    const known = new Map(rows.map(({ key, at }) => [key, at]));
    const results: TickResult[] = [];
    for (const { key, ticked, at: claimed } of ticks) {
      const at = Math.min(claimed, Date.now());
      const isLater = at >= (known.get(key) ?? 0);
      const outcome = !onList.has(key) ? 'ignored' : isLater ? 'saved' : 'outdated';
      results.push({ key, outcome });
      if (outcome !== 'saved') continue;
      known.set(key, at);
      const row = { isTicked: ticked, at };
      await tx
        .insert(shoppingListTicks)
        .values({ userId, key, ...row })
        .onConflictDoUpdate({ target: [shoppingListTicks.userId, shoppingListTicks.key], set: row });
    }
    return results;
  });
}
