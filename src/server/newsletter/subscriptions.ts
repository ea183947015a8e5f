import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailQueue, newsletterSubscribers } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import type { ConsentForm } from '#src/domain/newsletter/consent.ts';
import { TOPIC_NAMES, type Topic } from '#src/domain/newsletter/topics.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { read, write } from '../base/database.ts';
import { allowList, refuseList, refusesMail } from '../mail/refusals.ts';
import { liftSuppression, suppress, suppressionOf } from '../mail/suppressions.ts';
import { consentsOf, recordConsent } from './consents.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
type Reading = Pick<Transaction, 'select'>;

/** The subscription of an address; `null` where there is none. */
export async function subscriptionOf(address: string, reading: Reading = read()): Promise<Subscriber | null> {
  const [row] = await reading
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.address, address.toLowerCase()));
  return row ?? null;
}

export async function findSubscriber(id: string, reading: Reading = read()): Promise<Subscriber | null> {
  const [row] = await reading.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return row ?? null;
}

export const isSubscribed = async (address: string, reading?: Reading): Promise<boolean> =>
  (await subscriptionOf(address, reading))?.state === 'confirmed';

/** The topics somebody wants of the newsletter, and more. */
export interface SubscriptionChoice {
  topics: readonly Topic[];
  diets?: readonly Diet[] | undefined;
  allergens?: readonly Allergen[] | undefined;
}

/**
 * Subscribes an address whose owner says so and is known to be that: signed in, or by a link from a mail to it. What had
 * come back from it is sent again; throws `conflict` where administrators stopped it. Without a topic it leaves.
 */
export async function subscribe(
  tx: Transaction,
  address: string,
  { topics, diets, allergens, form, source }: SubscriptionChoice & { form: ConsentForm; source: string },
): Promise<void> {
  const before = await subscriptionOf(address, tx);
  if (topics.length === 0) {
    if (before) await leave(tx, before, source);
    return;
  }
  const suppression = await suppressionOf(address, tx);
  if (suppression?.reason === 'administrator')
    throw new AppError('conflict', 'We’ve stopped sending letters to this address. Please write to us.');
  const at = Date.now();
  const joins = before?.state !== 'confirmed';
  const chosen = {
    topics: [...topics],
    ...(diets && { diets: [...diets] }),
    ...(allergens && { allergens: [...allergens] }),
  };
  const joined = { state: 'confirmed', stateAt: at, askedAt: at, confirmedAt: at, leftAt: null, source } as const;
  const id = before?.id ?? randomUUID();
  const subscribers = newsletterSubscribers;
  if (before)
    await tx
      .update(subscribers)
      .set({ ...chosen, ...(joins && joined) })
      .where(eq(subscribers.id, id));
  else await tx.insert(subscribers).values({ id, address: address.toLowerCase(), createdAt: at, ...chosen, ...joined });
  if (await liftSuppression(tx, address, at)) await recordConsent(tx, id, { kind: 'lifted', at, source, topics });
  await allowList(tx, address, 'newsletter');
  const kind = joins ? (form === 'member' ? 'member' : 'confirmed') : 'topics';
  await recordConsent(tx, id, { kind, at, source, topics, form });
}

/** The whole newsletter, to a member who presses one button, or none of it. What they chose before stays chosen. */
export async function subscribeMember(tx: Transaction, address: string, isWanted: boolean): Promise<void> {
  const before = await subscriptionOf(address, tx);
  if ((before?.state === 'confirmed') === isWanted) return;
  const topics = !isWanted ? [] : before?.topics.length ? before.topics : TOPIC_NAMES;
  await subscribe(tx, address, { topics, form: 'member', source: 'profile' });
}

/**
 * Ends a subscription: nothing goes out any more, not even what waits. An address that was only asked whether it wants one
 * is forgotten, and never asked again.
 */
export async function leave(tx: Transaction, subscriber: Subscriber, source: string): Promise<void> {
  const { id, address, state, topics } = subscriber;
  const at = Date.now();
  await forgetConfirmations(tx, address);
  if (state === 'left') return;
  if (state === 'waiting') {
    await suppress(tx, address, { reason: 'complaint', words: 'Asked not to be written to when asked to confirm', at });
    if (isNew(subscriber)) return;
  }
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'left', leftAt: at, stateAt: at })
    .where(eq(newsletterSubscribers.id, id));
  await refuseList(tx, address, 'newsletter');
  await recordConsent(tx, id, { kind: 'left', at, source, topics });
}

/** Takes confirmations that were not sent yet out of the queue, and forgets those that were. */
export async function forgetConfirmations(tx: Transaction, address: string): Promise<void> {
  await tx
    .delete(mailQueue)
    .where(
      and(eq(mailQueue.to, address), eq(mailQueue.template, 'newsletter-confirmation'), isNull(mailQueue.givenUpAt)),
    );
}

/** Leaves by a link whose signature was looked at; one of a subscription that is gone changes nothing. */
export const leaveBy = (id: string, source: string): Promise<void> =>
  write(async (tx) => {
    const subscriber = await findSubscriber(id, tx);
    if (subscriber) await leave(tx, subscriber, source);
  });

/** An account's subscription goes along to its new address, unless that has said what it wants itself. */
export async function moveSubscription(tx: Transaction, from: string, to: string): Promise<void> {
  const before = await subscriptionOf(from, tx);
  if (before?.state !== 'confirmed') return;
  const there = await subscriptionOf(to, tx);
  const hasSpoken = (there && !isNew(there)) || (await refusesMail(to, 'newsletter', tx));
  const unneeded = hasSpoken ? before : there;
  if (unneeded) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, unneeded.id));
  if (hasSpoken) return;
  await tx.update(newsletterSubscribers).set({ address: to }).where(eq(newsletterSubscribers.id, before.id));
  await recordConsent(tx, before.id, { kind: 'moved', at: Date.now(), source: 'profile', topics: before.topics });
}

/** Whether somebody entered it, and its owner has never said anything. */
const isNew = ({ state, leftAt }: Subscriber): boolean => state === 'waiting' && leftAt === null;

/** Forgets a subscription with its proof; that this address is not to be written to is remembered by its hash. */
export async function forgetSubscription(tx: Transaction, address: string): Promise<boolean> {
  await forgetConfirmations(tx, address);
  const gone = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.address, address))
    .returning({ id: newsletterSubscribers.id });
  if (gone.length > 0) await refuseList(tx, address, 'newsletter');
  return gone.length > 0;
}

/** The data kept of a member's subscription; `null` where there is none, and for somebody who has not verified the address. */
export async function exportSubscription({
  email,
  emailVerifiedAt,
}: {
  email: string;
  emailVerifiedAt: number | null;
}) {
  const subscriber = emailVerifiedAt === null ? null : await subscriptionOf(email);
  if (!subscriber) return null;
  const { state, topics, diets, allergens, source, askedAt, confirmedAt, leftAt, id } = subscriber;
  const [suppression, history] = [await suppressionOf(email), await consentsOf(id)];
  return { state, topics, diets, allergens, source, askedAt, confirmedAt, leftAt, suppression, history };
}
