import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { newsletterSubscribers } from '#src/db/schema.ts';
import { liesAhead } from '../base/clock.ts';
import { write } from '../base/database.ts';
import { allowList } from '../mail/refusals.ts';
import { suppressionOf } from '../mail/suppressions.ts';
import { CONFIRM_WITHIN, forgetOldRequests, forgetRequests } from './asking.ts';
import { recordConsent } from './consents.ts';
import { type ConfirmationLink, isConfirmationLink } from './links.ts';
import { findSubscriber, forgetConfirmations, type Subscriber } from './subscriptions.ts';

/** The state of a confirmation's link. */
export type Confirmation = 'waiting' | 'confirmed' | 'expired';

const stateOf = (subscriber: Subscriber | null, asked: number, now: number): Confirmation => {
  if (subscriber?.askedAt !== asked) return 'expired';
  if (subscriber.state === 'confirmed') return 'confirmed';
  const isYoung = now - asked < CONFIRM_WITHIN && !liesAhead(asked, now);
  return subscriber.state === 'waiting' && isYoung ? 'waiting' : 'expired';
};

/** The state of a confirmation's link now; `null` for one that this site did not make. Changes nothing. */
export async function lookAtConfirmation(
  link: ConfirmationLink,
  now = Date.now(),
): Promise<{ state: Confirmation; subscriber: Subscriber | null } | null> {
  if (!(await isConfirmationLink(link))) return null;
  const subscriber = await findSubscriber(link.subscriber);
  return { state: stateOf(subscriber, link.asked, now), subscriber };
}

/**
 * Confirms a subscription by the link that was mailed for it; a second time changes nothing. One that has left since, or
 * was asked again, is confirmed by no earlier link. `null` for one that this site did not make.
 */
export async function confirm(link: ConfirmationLink, now = Date.now()): Promise<Confirmation | null> {
  if (!(await isConfirmationLink(link))) return null;
  return write(async (tx) => {
    const subscriber = await findSubscriber(link.subscriber, tx);
    const state = stateOf(subscriber, link.asked, now);
    if (!subscriber || state !== 'waiting') return state;
    const { id, address, source, topics } = subscriber;
    if (await suppressionOf(address, tx)) return 'expired';
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'confirmed', confirmedAt: now, leftAt: null, stateAt: now })
      .where(eq(newsletterSubscribers.id, id));
    await recordConsent(tx, id, { kind: 'confirmed', at: now, source, topics, form: 'form' });
    await allowList(tx, address, 'newsletter');
    await forgetRequests(tx, address);
    return 'confirmed';
  });
}

/** Forgets addresses that did not confirm in seven days, with the mails to them; one that had left before has left still. */
export async function forgetUnconfirmed(now = Date.now()): Promise<void> {
  const late = and(eq(newsletterSubscribers.state, 'waiting'), lt(newsletterSubscribers.stateAt, now - CONFIRM_WITHIN));
  await write(async (tx) => {
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'left', stateAt: now })
      .where(and(late, isNotNull(newsletterSubscribers.leftAt)));
    const gone = await tx
      .delete(newsletterSubscribers)
      .where(late)
      .returning({ address: newsletterSubscribers.address });
    for (const { address } of gone) await forgetConfirmations(tx, address);
    await forgetOldRequests(tx, now);
  });
}
