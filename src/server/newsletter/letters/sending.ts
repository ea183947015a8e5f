import { and, asc, count, eq, gt, isNotNull, lte, not, or } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers, users } from '#src/db/schema.ts';
import type { LeftOut } from '#src/domain/newsletter/letter.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import { paths } from '#src/paths.ts';
import { waitsUntil } from '../../base/clock.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { siteLink } from '../../base/site-link.ts';
import type { Eating } from '../../listing/fitting.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { isMailDue } from '../../mail/queue.ts';
import { refusesMail } from '../../mail/refusals.ts';
import { type Lane, LONGEST_WAIT, type Outcome, sendRound, type TakenMail } from '../../mail/rounds.ts';
import { sender } from '../../mail/service.ts';
import { noteBounce, suppressionOf } from '../../mail/suppressions.ts';
import { leaveLinks } from '../links.ts';
import type { Subscriber } from '../subscriptions.ts';
import { letterFor } from './rendering.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** So many times the share of a second go out in one: a round that began late catches up. */
const HASTE = 1.5;

/** A letter for one reader. Plain data, as what a lane is asked and answers may go to another thread. */
export interface Delivery extends TakenMail {
  letterId: string;
  subscriberId: string;
  address: string;
  eating: Eating;
}

const deliveries = newsletterDeliveries;

/**
 * The next reader who is to get a letter, unless a mail waits that somebody waits for, or as many were tried in the last
 * minute, and in this second, as the settings let go. Who has left since, or gets other topics by now, is passed over and written down.
 */
async function take(now: number, leasedUntil: number): Promise<Delivery | null> {
  for (;;) {
    const letters = await lettersUnderWay();
    if (letters.length === 0 || (await isMailDue(now)) || !(await mayTry(now))) return null;
    const found = await write((tx) => takeFrom(tx, letters, now, leasedUntil));
    if (found === null || found !== 'passed over') return found;
  }
}

const lettersUnderWay = async (): Promise<string[]> =>
  (
    await read()
      .select({ id: newsletterLetters.id })
      .from(newsletterLetters)
      .where(and(eq(newsletterLetters.state, 'sending'), isNotNull(newsletterLetters.preparedAt)))
      .orderBy(asc(newsletterLetters.begunAt))
  ).map(({ id }) => id);

/** Times that lie ahead were written by a wrong clock, and hold up nothing. */
async function mayTry(now: number): Promise<boolean> {
  const inMinute = env().LETTERS_PER_MINUTE;
  const tried = async (span: number): Promise<number> => {
    const [row] = await read()
      .select({ total: count() })
      .from(deliveries)
      .where(and(gt(deliveries.triedAt, now - span), lte(deliveries.triedAt, now + MINUTE)));
    return row?.total ?? 0;
  };
  return (await tried(SECOND)) < Math.ceil((inMinute / 60) * HASTE) && (await tried(MINUTE)) < inMinute;
}

async function takeFrom(
  tx: Transaction,
  letters: readonly string[],
  now: number,
  leasedUntil: number,
): Promise<Delivery | 'passed over' | null> {
  for (const letterId of letters) {
    const [row] = await tx
      .select({
        id: deliveries.id,
        attempts: deliveries.attempts,
        subscriber: newsletterSubscribers,
        topic: newsletterLetters.topic,
        profile: { diets: users.dietaryPreferences, allergens: users.avoidedAllergens },
      })
      .from(deliveries)
      .innerJoin(newsletterLetters, eq(newsletterLetters.id, deliveries.letterId))
      .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, deliveries.subscriberId))
      .leftJoin(users, and(eq(users.email, newsletterSubscribers.address), isNotNull(users.emailVerifiedAt)))
      .where(
        and(
          eq(deliveries.letterId, letterId),
          eq(deliveries.state, 'waiting'),
          // Paused or cancelled between two looks.
          eq(newsletterLetters.state, 'sending'),
          or(eq(deliveries.attempts, 0), not(waitsUntil(deliveries.nextAttemptAt, LONGEST_WAIT, now))),
        ),
      )
      .limit(1);
    if (!row) continue;
    const { id, attempts, subscriber, topic, profile } = row;
    const reason = await whyNot(tx, subscriber, topic);
    if (reason || !subscriber) {
      await leaveOut(tx, id, reason ?? 'left', now);
      return 'passed over';
    }
    const tried = { attempts: attempts + 1, nextAttemptAt: leasedUntil, triedAt: now };
    await tx.update(deliveries).set(tried).where(eq(deliveries.id, id));
    // What both say: a member may have said it before they had an account, or only there.
    const diets = [...new Set([...subscriber.diets, ...(profile?.diets ?? [])])];
    const allergens = [...new Set([...subscriber.allergens, ...(profile?.allergens ?? [])])];
    const { address } = subscriber;
    return { id, attempts: attempts + 1, letterId, subscriberId: subscriber.id, address, eating: { diets, allergens } };
  }
  return null;
}

/** Why a letter is not for a reader after all; `null` where it is. Also by what outlives a restore of the database. */
async function whyNot(tx: Transaction, subscriber: Subscriber | null, topic: Topic): Promise<LeftOut | null> {
  if (subscriber?.state === 'suppressed') return 'suppressed';
  if (subscriber?.state !== 'confirmed' || !subscriber.topics.includes(topic)) return 'left';
  if (await suppressionOf(subscriber.address, tx)) return 'suppressed';
  return (await refusesMail(subscriber.address, 'newsletter', tx)) ? 'left' : null;
}

async function leaveOut(tx: Transaction, id: string, reason: LeftOut, now: number): Promise<void> {
  // What was never given to the service does not count as tried.
  const settled = { state: 'left-out', reason, settledAt: now, triedAt: null } as const;
  await tx.update(deliveries).set(settled).where(eq(deliveries.id, id));
}

async function compose({ id, letterId, subscriberId, address, eating }: Delivery): Promise<OutgoingMail | null> {
  const [letter] = await read().select().from(newsletterLetters).where(eq(newsletterLetters.id, letterId));
  if (!letter) return null;
  const { page, call } = await leaveLinks(subscriberId);
  const mail = await letterFor(letter, eating, page);
  if (!mail) {
    await write((tx) => leaveOut(tx, id, 'nothing-fits', Date.now()));
    return null;
  }
  const list = {
    id: `${letter.topic}.${new URL(env().SITE_URL).hostname}`,
    unsubscribe: call,
    archive: siteLink(paths.letterArchive),
  };
  // The same at every try, like the id: a mailbox knows both again.
  const createdAt = Math.min(letter.begunAt ?? Date.now(), Date.now());
  return { id, to: address, from: sender(), createdAt, list, ...mail };
}

/** No list goes any more where a mail server says that nobody is there. */
async function settle({ id, address }: Delivery, outcome: Outcome): Promise<void> {
  await write(async (tx) => {
    await tx.update(deliveries).set(columnsOf(outcome)).where(eq(deliveries.id, id));
    await noteBounce(tx, address, outcome);
  });
}

function columnsOf(outcome: Outcome) {
  if (outcome.kind === 'sent') return { state: 'handed-over', settledAt: outcome.at, lastError: null } as const;
  const lastError = outcome.words;
  return outcome.kind === 'later'
    ? { lastError, nextAttemptAt: outcome.nextAttemptAt }
    : ({ state: 'refused', settledAt: outcome.at, lastError } as const);
}

/** Letters of the newsletter: of several mails at a time one place is left to those that somebody waits for. */
export const letterLane: Lane<Delivery> = {
  atOnce: ({ atOnce }) => Math.max(1, atOnce - 1),
  take,
  compose,
  settle,
};

/** Hands letters over until none is due, as many were as a minute may have, or a mail waits that somebody waits for. */
export const sendLetters = (now = Date.now(), stop?: AbortSignal, lane = letterLane) => sendRound(lane, now, stop);
