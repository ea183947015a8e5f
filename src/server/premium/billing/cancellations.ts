import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumCancellations, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { CancellationClaim } from '#src/domain/premium/billing/cancellation.ts';
import { isOver } from '#src/domain/premium/billing/subscription.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { workThrough } from '../../base/jobs.ts';
import { log } from '../../base/log.ts';
import type { SignedIn, VISITOR } from '../../base/viewer.ts';
import { countAsked } from '../../mail/first-mails.ts';
import { queueMail } from '../../mail/queue.ts';
import { countClaim, tellNothingFound } from './claims.ts';
import { isOwnAddress, keepUnproven } from './declarations.ts';
import { declare } from './end-declarations.ts';
import { endSubscription, gone, isOpenHere } from './ending.ts';
import { takeReport } from './events.ts';
import { cancellationMail } from './mails.ts';
import { refundPart } from './refunds.ts';
import { askReview } from './reviews.ts';
import { endOn, paymentsOf, setEnding } from './stripe.ts';

type Order = typeof premiumOrders.$inferSelect;
type Plan = typeof premiumSubscriptions.$inferSelect;
interface Running {
  order: Order;
  plan: Plan;
}

const UNKNOWN =
  'We don’t know a running plan with this number and address. You’ll find both in your confirmation e-mail.';

/** Plans that run and were ordered with an address until then; `id`: the one with this number. */
export const runningOf = (email: string, id: string, until = Date.now()): Promise<Running[]> =>
  read()
    .select({ order: premiumOrders, plan: premiumSubscriptions })
    .from(premiumOrders)
    .innerJoin(premiumSubscriptions, eq(premiumSubscriptions.orderId, premiumOrders.id))
    .where(
      and(
        eq(premiumOrders.email, email),
        lte(premiumOrders.agreedAt, until),
        isOpenHere,
        id ? eq(premiumOrders.id, id) : undefined,
      ),
    );

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
 * as Stripe answers. Without the order's number, and without a session of the address, it is kept until the link mailed
 * there is pressed. Declaring it again changes nothing; returns when it came in, and whether a session was enough.
 */
export async function cancel(
  claim: CancellationClaim,
  address: string,
  viewer: SignedIn | typeof VISITOR,
): Promise<{ at: number; bySession?: true }> {
  const plans = await plansOf(claim, address);
  const { name, email, reason } = claim;
  const at = Date.now();
  const bySession = !claim.order && isOwnAddress(viewer, email);
  // Whoever has proven nothing has the address written to, whether there is a plan or not.
  const counted = countAsked({ network: address, to: email, form: `contract ${claim.kind}` });
  if (plans.length === 0) await tellNothingFound(email, counted, 'end', at);
  else if (!claim.order && !bySession) await keepUnproven({ kind: claim.kind, name, email, reason }, counted, at);
  else {
    await write(async (tx) => {
      for (const running of plans) await declareEnd(tx, running, { claim, at });
    });
    void carryOutCancellations(at, true).catch((error: unknown) => log.warn({ err: error }, 'a plan is ended later'));
  }
  return { at, ...(bySession && { bySession }) };
}

interface Ending {
  claim: Pick<CancellationClaim, 'name' | 'kind' | 'reason' | 'email'>;
  /** The moment that counts. */
  at: number;
}

/** Has a plan end, by who has proven that it is theirs; at once only when a person has looked at the reason. */
export async function declareEnd(tx: Transaction, { order, plan }: Running, { claim, at }: Ending): Promise<void> {
  if (claim.kind === 'extraordinary') return askReview(tx, order, { name: claim.name, reason: claim.reason, at });
  const endsAt = await declare(tx, { plan, claim, now: at });
  if (endsAt !== null) await queueMail(tx, cancellationMail(order, claim, { at, endsAt }));
}

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
