import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumCancellations, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type CancellationClaim, endsAt, restOf } from '#src/domain/premium/billing/cancellation.ts';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { workThrough } from '../../base/jobs.ts';
import { log } from '../../base/log.ts';
import { countAsked } from '../../mail/first-mails.ts';
import { queueMail } from '../../mail/queue.ts';
import { countClaim, mayTellNothingFound } from './claims.ts';
import { endSubscription, gone, isOpenHere } from './ending.ts';
import { takeReport } from './events.ts';
import { cancellationMail, noContractMail } from './mails.ts';
import { refundPart } from './refunds.ts';
import { endOn, paymentsOf, setEnding } from './stripe.ts';

type Order = typeof premiumOrders.$inferSelect;
type Plan = typeof premiumSubscriptions.$inferSelect;
interface Running {
  order: Order;
  plan: Plan;
}

const UNKNOWN =
  'We don’t know a running plan with this number and address. You’ll find both in your confirmation e-mail.';

/** Plans that run and were ordered with an address; `id`: the one with this number. */
const runningOf = (email: string, id: string): Promise<Running[]> =>
  read()
    .select({ order: premiumOrders, plan: premiumSubscriptions })
    .from(premiumOrders)
    .innerJoin(premiumSubscriptions, eq(premiumSubscriptions.orderId, premiumOrders.id))
    .where(and(eq(premiumOrders.email, email), isOpenHere, id ? eq(premiumOrders.id, id) : undefined));

/**
 * The plans somebody wants to end: the one with the number they name, or else whatever runs and was ordered with their
 * address. Throws `validation` for a number that is no running plan of that address.
 */
async function plansOf({ order: id, email }: CancellationClaim, address: string): Promise<Running[]> {
  await countClaim(address);
  const plans = await runningOf(email, id);
  if (id && plans.length === 0)
    throw new AppError('validation', UNKNOWN, { issues: [{ path: 'order', message: UNKNOWN }] });
  return plans;
}

/** The order whose plan somebody wants to end, without an account; `null` without its number. Throws as `plansOf` does. */
export async function findPlan(claim: CancellationClaim, address: string): Promise<Order | null> {
  const [found] = await plansOf(claim, address);
  return claim.order && found ? found.order : null;
}

/**
 * Takes a declaration that ends a plan, and confirms it by mail with its day and time. What follows from it is done as soon
 * as Stripe answers. Declaring it again changes nothing; returns when it came in.
 */
export async function cancel(claim: CancellationClaim, address: string): Promise<{ at: number }> {
  const plans = await plansOf(claim, address);
  const { email } = claim;
  const now = Date.now();
  const counted = countAsked({ network: address, to: email, form: 'contract' });
  const mayWrite = plans.length > 0 || (await mayTellNothingFound(email));
  await write(async (tx) => {
    if (plans.length === 0 && mayWrite) await queueMail(tx, noContractMail(email, counted, 'end', now));
    for (const { order, plan } of plans) {
      const ends = await declare(tx, { plan, claim, now });
      if (ends !== null) await queueMail(tx, cancellationMail(order, claim, { at: now, endsAt: ends }));
    }
  });
  void carryOutCancellations(now, true).catch((error: unknown) => log.warn({ err: error }, 'a plan is ended later'));
  return { at: now };
}

/** Writes down that a plan ends; returns when, `null` where it was written down before and ends no sooner now. */
export async function declare(
  tx: Transaction,
  {
    plan,
    claim,
    now,
  }: { plan: Plan; claim: Pick<CancellationClaim, 'name' | 'kind' | 'reason' | 'email'>; now: number },
): Promise<number | null> {
  const { name, email, kind, reason } = claim;
  const orderId = plan.orderId ?? plan.id;
  const ends = endsAt(plan, kind, now);
  const [known] = await tx.select().from(premiumCancellations).where(eq(premiumCancellations.orderId, orderId));
  if (known && known.endsAt <= ends) return null;
  const row = { name, email, kind, reason, at: now, endsAt: ends, rest: restOf(plan, ends), toldAt: null };
  await tx
    .insert(premiumCancellations)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: premiumCancellations.orderId, set: row });
  return ends;
}

/** Has a plan go on whose end was declared; what is over stays so. */
export const takeBack = (tx: Transaction, orderId: string): Promise<unknown> =>
  tx.delete(premiumCancellations).where(eq(premiumCancellations.orderId, orderId));

/** Tells Stripe what ends when, and pays back what was paid for the time after an early end. */
export async function carryOutCancellations(now = Date.now(), isPatient = false): Promise<void> {
  if (!env().STRIPE_SECRET_KEY) return;
  const idOf = ({ declared }: Declared) => declared.orderId;
  const notMailed = await declaredWhere(isNull(premiumCancellations.toldAt));
  await workThrough('premium-cancellation', notMailed, { idOf, work: (it) => tell(it, now), now, isPatient });
  const owed = await declaredWhere(
    and(
      isNotNull(premiumCancellations.toldAt),
      isNull(premiumCancellations.returnedAt),
      gt(premiumCancellations.rest, 0),
      lte(premiumCancellations.endsAt, now),
    ),
  );
  await workThrough('premium-rest', owed, { idOf, work: (it) => returnRest(it, now), now, isPatient });
}

interface Declared {
  declared: typeof premiumCancellations.$inferSelect;
  plan: Plan;
}

const declaredWhere = (which: SQL | undefined): Promise<Declared[]> =>
  read()
    .select({ declared: premiumCancellations, plan: premiumSubscriptions })
    .from(premiumCancellations)
    .innerJoin(premiumSubscriptions, eq(premiumSubscriptions.orderId, premiumCancellations.orderId))
    .where(which);

async function tell({ declared, plan }: Declared, now: number): Promise<void> {
  const cause = `cancellation ${declared.orderId}`;
  if (!isOver(plan)) {
    if (declared.endsAt <= now) await endSubscription(plan, cause, now);
    else {
      const isEarly = declared.endsAt < plan.periodEnd;
      const said = isEarly ? await endOn(plan.id, declared.endsAt) : await setEnding(plan.id, true);
      const subscription = said ?? gone(plan, now);
      await write((tx) => takeReport(tx, { kind: 'subscription', subscription }, cause, now));
    }
  }
  await change(declared.orderId, { toldAt: now });
}

async function returnRest({ declared: { orderId, rest }, plan }: Declared, now: number): Promise<void> {
  if (!isOver(plan)) await endSubscription(plan, `cancellation ${orderId}`, now);
  for await (const payment of paymentsOf(plan.id)) {
    // The newest is the one for the period that ends early.
    await refundPart(payment, orderId, rest);
    break;
  }
  await change(orderId, { returnedAt: now });
}

const change = (orderId: string, what: Partial<typeof premiumCancellations.$inferInsert>): Promise<unknown> =>
  write((tx) => tx.update(premiumCancellations).set(what).where(eq(premiumCancellations.orderId, orderId)));
