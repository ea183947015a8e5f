import { and, count, desc, eq, inArray, isNotNull, like, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailSuppressions, newsletterSubscribers, users } from '#src/db/schema.ts';
import { SUBSCRIBER_STATES, type SubscriberState } from '#src/domain/newsletter/subscription.ts';
import { listPage } from '#src/domain/paging.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { liftSuppression, suppress, suppressionKey } from '../mail/suppressions.ts';
import { recordConsent } from './consents.ts';
import { findSubscriber, forgetSubscription, type Subscriber } from './subscriptions.ts';

interface SubscriberFilter {
  search?: string | undefined;
  state?: SubscriberState | undefined;
}

/** Subscribers, the newest first. A search holds when each of its words is in the address or in where it comes from. */
export async function listSubscribers(
  { search = '', state }: SubscriberFilter,
  { page, limit }: { page: number; limit: number },
) {
  const found = and(...wordsOf(search).map((word) => like(newsletterSubscribers.address, likeWord(word))));
  const wanted = and(found, state && eq(newsletterSubscribers.state, state));
  const counts = await countsOf(found);
  const rows = await read()
    .select()
    .from(newsletterSubscribers)
    .where(wanted)
    .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, some) => sum + some, 0);
  const { items, pagination } = listPage(await viewsOf(rows), { page, limit, total });
  return { subscribers: items, pagination, counts };
}

async function countsOf(wanted: SQL | undefined): Promise<Record<SubscriberState, number>> {
  const rows = await read()
    .select({ state: newsletterSubscribers.state, total: count() })
    .from(newsletterSubscribers)
    .where(wanted)
    .groupBy(newsletterSubscribers.state);
  const known = new Map(rows.map(({ state, total }) => [state, total]));
  return Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, known.get(state) ?? 0])) as Record<
    SubscriberState,
    number
  >;
}

type Reading = Pick<Transaction, 'select'>;

async function viewsOf(rows: readonly Subscriber[], reading: Reading = read()) {
  const addresses = rows.map(({ address }) => address);
  const members = await reading
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, addresses), isNotNull(users.emailVerifiedAt)));
  const stopped = await reading
    .select()
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressHash, addresses.map(suppressionKey)));
  const isMember = new Set(members.map(({ email }) => email));
  const suppressions = new Map(stopped.map(({ addressHash, ...suppression }) => [addressHash, suppression]));
  return rows.map(({ id, address, state, topics, source, createdAt, confirmedAt, stateAt }) => ({
    ...{ id, address, state, topics, source, createdAt, confirmedAt, stateAt },
    isMember: isMember.has(address),
    suppression: suppressions.get(suppressionKey(address)) ?? null,
  }));
}

type SubscriberView = Awaited<ReturnType<typeof viewsOf>>[number];

/** Does something to a subscriber, and writes down who did; `null` where there is none. */
function change(
  id: string,
  actor: Actor,
  action: string,
  work: (tx: Transaction, subscriber: Subscriber) => Promise<void>,
): Promise<SubscriberView | null> {
  return write(async (tx) => {
    const subscriber = await findSubscriber(id, tx);
    if (!subscriber) return null;
    await work(tx, subscriber);
    await recordAudit(tx, actor, { action, subject: subscriber.address });
    const after = await findSubscriber(id, tx);
    const [view] = await viewsOf([after ?? subscriber], tx);
    return view ?? null;
  });
}

/** Forgets a subscriber; `false` where there is none. */
export const deleteSubscriber = async (id: string, actor: Actor): Promise<boolean> =>
  (await change(id, actor, 'subscriber.remove', async (tx, { address }) => {
    await forgetSubscription(tx, address);
  })) !== null;

/** Sends no list to a subscriber any more. One that was only asked is forgotten by that. */
export const suppressSubscriber = (id: string, actor: Actor): Promise<SubscriberView | null> =>
  change(id, actor, 'subscriber.suppress', (tx, { address }) =>
    suppress(tx, address, { reason: 'administrator', words: '', at: Date.now() }),
  );

/** Has lists go to a subscriber again, as before they were stopped. */
export const unsuppressSubscriber = (id: string, actor: Actor): Promise<SubscriberView | null> =>
  change(id, actor, 'subscriber.unsuppress', async (tx, { address, state, topics }) => {
    const at = Date.now();
    await liftSuppression(tx, address, at);
    if (state !== 'suppressed') return;
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'confirmed', stateAt: at })
      .where(eq(newsletterSubscribers.id, id));
    await recordConsent(tx, id, { kind: 'lifted', at, source: 'administrator', topics });
  });
