import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailSuppressions, newsletterConsents, newsletterSubscribers } from '#src/db/schema.ts';
import type { SuppressionReason } from '#src/domain/newsletter/subscription.ts';
import { read } from '../base/database.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import type { Outcome } from './rounds.ts';
import { recordStop } from './stop-record.ts';

export type Suppression = Omit<typeof mailSuppressions.$inferSelect, 'addressHash'>;

/** Characters of what a mail server said that are kept. */
const TOLD = 500;

export const suppressionKey = (address: string): string => sha256(address.toLowerCase());

type Reading = Pick<Transaction, 'select'>;

/** Why no list goes to an address; `null` where they do. */
export async function suppressionOf(address: string, reading: Reading = read()): Promise<Suppression | null> {
  const [row] = await reading
    .select({ reason: mailSuppressions.reason, words: mailSuppressions.words, at: mailSuppressions.at })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, suppressionKey(address)));
  return row ?? null;
}

/** From now on no list goes to an address, not even what waits in the queue; mails about an account still do. */
export async function suppress(
  tx: Transaction,
  address: string,
  { reason, words, at }: { reason: SuppressionReason; words: string; at: number },
): Promise<void> {
  const key = suppressionKey(address);
  const known = { reason, words: words.slice(0, TOLD), at };
  await tx
    .insert(mailSuppressions)
    .values({ addressHash: key, ...known })
    .onConflictDoUpdate({ target: mailSuppressions.addressHash, set: known });
  const here = eq(newsletterSubscribers.address, address.toLowerCase());
  const asked = eq(newsletterSubscribers.state, 'waiting');
  // Nobody there has ever said anything.
  await tx.delete(newsletterSubscribers).where(and(here, asked, isNull(newsletterSubscribers.leftAt)));
  await tx.update(newsletterSubscribers).set({ state: 'left', stateAt: at }).where(and(here, asked));
  const stopped = await tx
    .update(newsletterSubscribers)
    .set({ state: 'suppressed', stateAt: at })
    .where(and(here, eq(newsletterSubscribers.state, 'confirmed')))
    .returning({ id: newsletterSubscribers.id });
  for (const { id: subscriberId } of stopped)
    await tx
      .insert(newsletterConsents)
      .values({ id: randomUUID(), subscriberId, kind: 'suppressed', at, source: known.words });
  recordStop({ key, what: reason, words: known.words, at });
}

/** Has lists go to an address again; `false` where they did. Its subscription is not what it was by that alone. */
export async function liftSuppression(tx: Transaction, address: string, at: number): Promise<boolean> {
  const key = suppressionKey(address);
  const gone = await tx
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, key))
    .returning({ key: mailSuppressions.addressHash });
  if (gone.length > 0) recordStop({ key, what: 'lifted', at });
  return gone.length > 0;
}

/** No list goes to a mailbox that a mail server says is not there, whatever mail it was asked for. */
export async function noteBounce(tx: Transaction, address: string, outcome: Outcome): Promise<void> {
  if (outcome.kind !== 'given up' || outcome.bounce === null) return;
  await suppress(tx, address, { reason: 'bounce', words: outcome.bounce, at: outcome.at });
}
