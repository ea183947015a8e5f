import { inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailRefusals, mailSuppressions, newsletterSubscribers } from '#src/db/schema.ts';
import type { SuppressionReason } from '#src/domain/newsletter/subscription.ts';
import { read, write } from '../base/database.ts';
import { log } from '../base/log.ts';
import { listKey } from '../mail/refusals.ts';
import { readStops, type Stop } from '../mail/stop-record.ts';
import { suppressionKey } from '../mail/suppressions.ts';

/** Rows written at a time, so that others come in between. */
const AT_ONCE = 500;

/**
 * Has the database know of every stop that was written down beside it: one from a backup lacks those that came after. It
 * only ever adds stops. Returns how many were missing.
 */
export async function recallStops(): Promise<number> {
  const { list, address } = await readStops();
  const refused = await missing(list, 'refused');
  const suppressed = await missing(address);
  for (const some of chunks(refused))
    await write((tx) =>
      tx
        .insert(mailRefusals)
        .values(some.map(({ key, at }) => ({ addressHash: key, at })))
        .onConflictDoNothing(),
    );
  for (const some of chunks(suppressed))
    await write((tx) =>
      tx
        .insert(mailSuppressions)
        .values(
          some.map(({ key, at, what, words = '' }) => ({
            addressHash: key,
            at,
            reason: what as SuppressionReason,
            words,
          })),
        )
        .onConflictDoNothing(),
    );
  const count = refused.length + suppressed.length;
  if (count === 0) return 0;
  await stopSubscribers(new Set(refused.map(({ key }) => key)), new Set(suppressed.map(({ key }) => key)));
  log.warn({ count }, 'stops of mails that the database had forgotten were taken from mail-stops.jsonl');
  return count;
}

/** Those in force that the database does not know of. */
async function missing(stops: Map<string, Stop>, only?: Stop['what']): Promise<Stop[]> {
  const inForce = [...stops.values()].filter(({ what }) =>
    only ? what === only : what !== 'lifted' && what !== 'allowed',
  );
  const table = only ? mailRefusals : mailSuppressions;
  const known = new Set<string>();
  for (const some of chunks(inForce)) {
    const keys = some.map(({ key }) => key);
    const rows = await read().select({ key: table.addressHash }).from(table).where(inArray(table.addressHash, keys));
    for (const { key } of rows) known.add(key);
  }
  return inForce.filter(({ key }) => !known.has(key));
}

async function stopSubscribers(refused: ReadonlySet<string>, suppressed: ReadonlySet<string>): Promise<void> {
  const subscribers = await read()
    .select({ id: newsletterSubscribers.id, address: newsletterSubscribers.address })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.state, ['waiting', 'confirmed']));
  const gone = subscribers.filter(({ address }) => refused.has(listKey(address, 'newsletter')));
  const stopped = subscribers.filter(({ address }) => suppressed.has(suppressionKey(address)));
  const at = Date.now();
  const change = (ids: string[], set: Partial<typeof newsletterSubscribers.$inferInsert>) => (tx: Transaction) =>
    tx
      .update(newsletterSubscribers)
      .set({ ...set, stateAt: at })
      .where(inArray(newsletterSubscribers.id, ids));
  for (const some of chunks(stopped)) await write(change(idsOf(some), { state: 'suppressed' }));
  for (const some of chunks(gone)) await write(change(idsOf(some), { state: 'left', leftAt: at }));
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}
