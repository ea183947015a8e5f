import { and, count, eq, gt, inArray, lt, max, min } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { mailBounces, mailQueue, newsletterDeliveries, newsletterSubscribers } from '#src/db/schema.ts';
import { write } from '../../base/database.ts';
import type { BounceReport } from '../../mail/returned/report.ts';
import { suppress, suppressionKey } from '../../mail/suppressions.ts';
import { isSubscriberLink } from '../links.ts';

const DAY = 86_400_000;
/**
 * When mails that may arrive next time are too many: so many of them in so many days, with at least so many days between the
 * first and the last. A server that is away for a week ends nothing.
 */
export const SOFT_RULE = { mails: 4, within: 60 * DAY, apart: 8 * DAY } as const;

/** The outcome of a report. */
export type BounceTaken = 'suppressed' | 'counted' | 'known' | 'not-ours';

/**
 * Takes a report that names a mail this site handed over: by the mail's id, which nobody knows but who got it, or by its
 * link to leave by, which this site signed. So a report is about whom that mail went to, whoever it says it is about, and each
 * mail counts once.
 */
export async function takeBounce({ kind, words, mailIds, leaveLink }: BounceReport, now: number): Promise<BounceTaken> {
  const signed = await signedSubscriber(leaveLink);
  return write(async (tx) => {
    const mail = (await mailOf(tx, mailIds)) ?? (await letterTo(tx, signed, now));
    if (!mail) return 'not-ours';
    const addressHash = suppressionKey(mail.address);
    const added = await tx
      .insert(mailBounces)
      .values({ mailId: mail.id, addressHash, kind, words, at: now })
      .onConflictDoNothing()
      .returning({ mailId: mailBounces.mailId });
    if (added.length === 0) return 'known';
    if (kind === 'complaint') await suppress(tx, mail.address, { reason: 'complaint', words, at: now });
    else if (kind === 'hard') await suppress(tx, mail.address, { reason: 'bounce', words, at: now });
    else {
      const mails = await tooMany(tx, addressHash, now);
      if (mails === null) return 'counted';
      const summary = `${mails} mails came back in ${SOFT_RULE.within / DAY} days, the last with: ${words}`;
      await suppress(tx, mail.address, { reason: 'bounce', words: summary, at: now });
    }
    return 'suppressed';
  });
}

interface HandedOver {
  id: string;
  address: string;
}

/** The mail of this site that has one of some ids. */
async function mailOf(tx: Transaction, ids: readonly string[]): Promise<HandedOver | null> {
  if (ids.length === 0) return null;
  const [letter] = await tx
    .select({ id: newsletterDeliveries.id, address: newsletterSubscribers.address })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(and(inArray(newsletterDeliveries.id, [...ids]), gt(newsletterDeliveries.triedAt, 0)))
    .limit(1);
  if (letter) return letter;
  const [single] = await tx
    .select({ id: mailQueue.id, address: mailQueue.to })
    .from(mailQueue)
    .where(and(inArray(mailQueue.id, [...ids]), gt(mailQueue.attempts, 0)))
    .limit(1);
  return single ?? null;
}

/** Finds the letter by its link, for a mail whose id a relay wrote over. All of those count as one mail a day. */
async function letterTo(tx: Transaction, subscriber: string | null, now: number): Promise<HandedOver | null> {
  if (subscriber === null) return null;
  const [row] = await tx
    .select({ address: newsletterSubscribers.address })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriber));
  return row ? { id: `${subscriber} ${Math.floor(now / DAY)}`, address: row.address } : null;
}

async function signedSubscriber(link: string): Promise<string | null> {
  const { searchParams } = URL.parse(link) ?? {};
  const subscriber = searchParams?.get('subscriber') ?? '';
  const signature = searchParams?.get('signature') ?? '';
  return subscriber && (await isSubscriberLink({ subscriber, signature })) ? subscriber : null;
}

/** The number of mails to an address that came back, where they are too many; else `null`. */
async function tooMany(tx: Transaction, addressHash: string, now: number): Promise<number | null> {
  const { at } = mailBounces;
  const [row] = await tx
    .select({ mails: count(), first: min(at), last: max(at) })
    .from(mailBounces)
    .where(and(eq(mailBounces.addressHash, addressHash), eq(mailBounces.kind, 'soft'), gt(at, now - SOFT_RULE.within)));
  const { mails = 0, first, last } = row ?? {};
  const isLasting = (last ?? 0) - (first ?? 0) >= SOFT_RULE.apart;
  return mails >= SOFT_RULE.mails && isLasting ? mails : null;
}

/** Forgets what came back so long ago that it counts no more. */
export const forgetOldBounces = (now: number): Promise<unknown> =>
  write((tx) => tx.delete(mailBounces).where(lt(mailBounces.at, now - SOFT_RULE.within)));
