import { and, inArray } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import type { KitchenRevisions } from '#src/domain/premium/kitchen-revisions.ts';
import { hasPremiumToday } from '../../base/accounts.ts';
import { read } from '../../base/database.ts';
import { log } from '../../base/log.ts';

/** Milliseconds between two looks: whoever changed something in whatever process is heard of as soon. */
const LOOK_MS = 500;

/** Ids in one question. */
const AT_ONCE = 500;

/** Told `null` once, and nothing more, where the member has Premium no longer. */
type Told = (revisions: KitchenRevisions | null) => void;

const watchers = new Map<string, Set<Told>>();
const known = new Map<string, KitchenRevisions>();
let isLooking = false;

/**
 * Tells the revisions of what a member sees: soon, and whenever one is another, by whomever and through whatever process.
 * Returns the way to stop. One question is asked for all who are told, and none while there is nobody.
 */
export function watchRevisions(userId: string, told: Told): () => void {
  const others = watchers.get(userId) ?? new Set();
  watchers.set(userId, others.add(told));
  const now = known.get(userId);
  if (now) told(now);
  if (!isLooking) setTimeout(look, 0);
  isLooking = true;
  return () => {
    others.delete(told);
    if (others.size > 0) return;
    watchers.delete(userId);
    known.delete(userId);
  };
}

async function look(): Promise<void> {
  try {
    const ids = [...watchers.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) await lookAt(ids.slice(from, from + AT_ONCE));
  } catch (err) {
    log.warn({ err }, 'whether lists and plans changed could not be read');
  }
  isLooking = watchers.size > 0;
  if (isLooking) setTimeout(look, LOOK_MS);
}

async function lookAt(ids: readonly string[]): Promise<void> {
  const rows = await read()
    .select({ id: users.id, list: users.listRevision, plan: users.planRevision })
    .from(users)
    .where(and(inArray(users.id, [...ids]), hasPremiumToday()));
  for (const { id, list, plan } of rows) {
    const before = known.get(id);
    if (!watchers.has(id) || (before?.list === list && before.plan === plan)) continue;
    known.set(id, { list, plan });
    for (const told of watchers.get(id) ?? []) told({ list, plan });
  }
  const here = new Set(rows.map(({ id }) => id));
  for (const id of ids.filter((id) => !here.has(id))) for (const told of [...(watchers.get(id) ?? [])]) told(null);
}
