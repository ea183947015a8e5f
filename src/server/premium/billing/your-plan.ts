import { and, desc, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { premiumBills, premiumOrders, premiumSubscriptions } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { endsAt } from '#src/domain/premium/billing/cancellation.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { type Account, findAccount, premiumThrough } from '../../base/accounts.ts';
import { read, write } from '../../base/database.ts';
import { siteLink } from '../../base/site-link.ts';
import { getSettings } from '../../site/settings.ts';
import { declare, takeBack } from './end-declarations.ts';
import { gone } from './ending.ts';
import { takeReport } from './events.ts';
import { boughtGifts } from './gifts.ts';
import { customerOf, forgetCustomer } from './orders.ts';
import { isSelling } from './selling.ts';
import { premiumFactsOf } from './standing.ts';
import { endOn, setEnding } from './stripe.ts';
import { openPortal } from './stripe-checkout.ts';
import { tellReader } from './stripe-client.ts';

const BILLS_SHOWN = 24;

/** A member's plan as they see it; `null` for nobody. */
export async function yourPlan(userId: string) {
  const account = await findAccount(userId);
  if (!account) return null;
  const { state, source, until, subscription } = await standing(account);
  const isLive = source === 'subscription' && subscription !== null;
  return {
    state,
    source,
    until,
    through: await premiumThrough(account),
    price: isLive
      ? { amount: subscription.amount, currency: subscription.currency, interval: subscription.interval }
      : null,
    nextPayment:
      isLive && until === null
        ? (subscription.trialEnd ?? 0) > Date.now()
          ? subscription.trialEnd
          : subscription.periodEnd
        : null,
    order: isLive ? await orderNumberOf(subscription.id) : null,
    canEnd: isLive && subscription.cancelAt === null,
    canResume: isLive && subscription.cancelAt !== null,
    hasPortal: isLive,
    bills: await billsOf(userId),
    orders: await ordersOf(userId),
    gifts: await boughtGifts(userId),
    isSold: isSelling(await getSettings('plan')),
  };
}

const standing = async (account: Account) => standingOf(await premiumFactsOf(read(), account), Date.now());

async function orderNumberOf(subscriptionId: string): Promise<string | null> {
  const [row] = await read()
    .select({ orderId: premiumSubscriptions.orderId })
    .from(premiumSubscriptions)
    .where(eq(premiumSubscriptions.id, subscriptionId));
  return row?.orderId ?? null;
}

/** The orders of a member, the newest first. */
const ordersOf = (userId: string) =>
  read()
    .select({
      id: premiumOrders.id,
      kind: premiumOrders.kind,
      amount: premiumOrders.amount,
      currency: premiumOrders.currency,
      at: premiumOrders.agreedAt,
    })
    .from(premiumOrders)
    .where(and(eq(premiumOrders.userId, userId), isNotNull(premiumOrders.completedAt)))
    .orderBy(desc(premiumOrders.agreedAt));

/** Bills over something, the newest first: of the member's subscriptions, and of the gifts they bought. */
async function billsOf(userId: string) {
  const own = read().select({ id: premiumOrders.id }).from(premiumOrders).where(eq(premiumOrders.userId, userId));
  const subscribed = read()
    .select({ id: premiumSubscriptions.id })
    .from(premiumSubscriptions)
    .where(eq(premiumSubscriptions.userId, userId));
  const rows = await read()
    .select()
    .from(premiumBills)
    .where(
      and(
        eq(premiumBills.kind, 'invoice'),
        or(inArray(premiumBills.orderId, own), inArray(premiumBills.subscriptionId, subscribed)),
        ne(premiumBills.status, 'draft'),
        or(gt(premiumBills.amount, 0), gt(premiumBills.due, 0)),
      ),
    )
    .orderBy(desc(premiumBills.createdAt))
    .limit(BILLS_SHOWN);
  return rows.map(({ number, createdAt, amount, due, currency, status, url }) => ({
    number,
    at: createdAt,
    amount: amount || due,
    currency,
    isPaid: status === 'paid',
    url,
  }));
}

/** Has a member's plan end with the time that is paid, or go on. Throws `conflict` where there is none. */
export async function setPlanEnding(userId: string, ends: boolean) {
  const account = await findAccount(userId);
  const { source, subscription } = account ? await standing(account) : { source: null, subscription: null };
  if (source !== 'subscription' || !subscription) throw new AppError('conflict', 'You have no running plan');
  const [known] = await read().select().from(premiumSubscriptions).where(eq(premiumSubscriptions.id, subscription.id));
  if (!known) return null;
  const now = Date.now();
  const end = endsAt(known, 'ordinary', now);
  const isEarly = ends ? end < known.periodEnd : known.cancelAt !== null && known.cancelAt < known.periodEnd;
  const asked = isEarly ? endOn(known.id, ends ? end : null) : setEnding(known.id, ends);
  const changed = (await asked.catch(tellReader)) ?? gone(known, now);
  await write(async (tx) => {
    if (!ends && known.orderId) await takeBack(tx, known.orderId);
    if (!ends || !isEarly) return;
    // What is paid for the time after it goes back when it has ended.
    const claim = {
      name: account?.firstName ?? '',
      email: account?.email ?? '',
      kind: 'ordinary',
      reason: '',
    } as const;
    await declare(tx, { plan: known, claim, now });
  });
  await write((tx) => takeReport(tx, { kind: 'subscription', subscription: changed }, 'the member', now));
  return yourPlan(userId);
}

/** The address where a member changes how they pay; `null` for one that never paid, or that Stripe knows no more. */
export async function portalOf(userId: string): Promise<{ url: string } | null> {
  const customer = await customerOf(userId);
  if (customer === null) return null;
  const url = await openPortal(customer, siteLink(`${paths.profile}#your-plan`)).catch(tellReader);
  if (url === null) await forgetCustomer(userId);
  return url === null ? null : { url };
}
