import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { premiumGifts, premiumOrders } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { GiftWishes } from '#src/domain/premium/billing/gift.ts';
import {
  moneyText,
  ORDER_BUTTONS,
  type PlanSettings,
  type ShownPrice,
  TERMS_VERSION,
} from '#src/domain/premium/billing/plan.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { findAccount } from '../../base/accounts.ts';
import { read, write } from '../../base/database.ts';
import { cap } from '../../base/limits/limits.ts';
import { siteLink } from '../../base/site-link.ts';
import type { SignedIn, Viewer } from '../../base/viewer.ts';
import { lookNow } from '../../look/site-look.ts';
import { getSettings } from '../../site/settings.ts';
import { takeReport } from './events.ts';
import { giftRow, mailGifts } from './gifts.ts';
import { isSelling } from './selling.ts';
import { premiumFactsOf } from './standing.ts';
import { readSubscription } from './stripe.ts';
import { CHECKOUT_LIFETIME, closeCheckout, isUnknownCustomer, openCheckout, readCheckout } from './stripe-checkout.ts';
import { hasSpentKey, tellReader } from './stripe-client.ts';

type Order = typeof premiumOrders.$inferSelect;
type OrderKind = Order['kind'];

/** Milliseconds for which the same order is the same Checkout; Stripe wants half an hour left of its lifetime. */
const SAME_ORDER = CHECKOUT_LIFETIME - 32 * 60_000;
const orders = cap({ times: 20, seconds: 3600 });

/** Digits and letters that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const orderNumber = (): string =>
  [...randomBytes(10)].map((byte, i) => (i === 5 ? '-' : '') + LETTERS[byte % LETTERS.length]).join('');

export interface Offer {
  /** `null`: it is not for sale, and `otherwise` says how it is had. */
  prices: { month: ShownPrice; year: ShownPrice | null; gift: ShownPrice | null } | null;
  otherwise: PlanSettings['otherwise'];
  tax: Pick<PlanSettings, 'vat' | 'usesStripeTax'>;
  /** The text of the button that orders. */
  orderButton: string;
  termsVersion: string;
}

/** The offer for somebody. Free days are for those who never had Premium by paying. */
export async function offerFor(viewer: Viewer): Promise<Offer> {
  const settings = await getSettings('plan');
  const { currency, otherwise, vat, usesStripeTax } = settings;
  const shown = (amount: number, trialDays: number): ShownPrice => ({ amount, currency, trialDays });
  const isNew = viewer.role === 'visitor' || !(await hasSubscribed(viewer.id));
  const trialDays = isNew ? settings.trialDays : 0;
  const prices = isSelling(settings)
    ? {
        month: shown(settings.month, trialDays),
        year: settings.year === null ? null : shown(settings.year, trialDays),
        gift: settings.gift === null ? null : shown(settings.gift, 0),
      }
    : null;
  const button = ORDER_BUTTONS[settings.orderButton];
  return { prices, otherwise, tax: { vat, usesStripeTax }, orderButton: button, termsVersion: TERMS_VERSION };
}

async function hasSubscribed(userId: string): Promise<boolean> {
  const [row] = await read()
    .select({ total: count() })
    .from(premiumOrders)
    .where(and(eq(premiumOrders.userId, userId), ne(premiumOrders.kind, 'gift'), isNotNull(premiumOrders.completedAt)));
  return (row?.total ?? 0) > 0;
}

/** The order somebody pressed the button on. */
export interface Ordered extends ShownPrice {
  kind: OrderKind;
  termsVersion: string;
  gift?: GiftWishes | undefined;
}

/**
 * Takes an order and opens the page on which it is paid; returns that page's address. Ordering the same again leads to the
 * same page, so that nobody pays twice. Throws `conflict` where it is not what is offered, or is had already, and
 * `unavailable` when the payment service does not answer.
 */
export async function placeOrder(viewer: SignedIn, ordered: Ordered): Promise<{ url: string }> {
  await orders.take(viewer.id);
  await refuseOutdated(viewer, ordered);
  if (ordered.kind !== 'gift') {
    await refuseSecond(viewer.id);
    await closeOthers(viewer, ordered);
  }
  return openedFor(viewer, ordered).catch(async (error: unknown) => {
    if (!isUnknownCustomer(error)) return tellReader(error);
    // Somebody has deleted them at Stripe: they go on as one who never paid.
    await forgetCustomer(viewer.id);
    return openedFor(viewer, ordered).catch(tellReader);
  });
}

/** Opens the page on which an order is paid. */
async function openedFor(viewer: SignedIn, ordered: Ordered): Promise<{ url: string }> {
  const { takesPromotionCodes, usesStripeTax, taxRate } = await getSettings('plan');
  const order = (await sameOrder(viewer, ordered)) ?? (await newOrder(viewer, ordered));
  const opened = await openCheckout({
    ...order,
    name: `${lookNow().siteName} Premium, ${order.kind === 'gift' ? 'a year as a gift' : `by the ${order.kind}`}`,
    customerId: await customerOf(viewer.id),
    taxRate,
    takesPromotionCodes,
    usesStripeTax,
    doneUrl: siteLink(order.kind === 'gift' ? paths.profile : paths.premiumWelcome, { order: order.id }),
    backUrl: siteLink(paths.premium),
  }).catch(async (error: unknown) => {
    // Nobody has the address of a page that was opened nevertheless, so that a new order costs nothing.
    if (hasSpentKey(error) || isUnknownCustomer(error)) await closeOrder(order.id);
    throw error;
  });
  if (!opened.url) throw new AppError('conflict', 'This order is already being paid');
  await write((tx) => tx.update(premiumOrders).set({ sessionId: opened.id }).where(eq(premiumOrders.id, order.id)));
  return { url: opened.url };
}

/** Nobody pays another price, or agrees to other terms, than the page showed. */
async function refuseOutdated(viewer: SignedIn, { kind, amount, currency, trialDays, termsVersion }: Ordered) {
  const { prices } = await offerFor(viewer);
  const price = prices?.[kind];
  if (!price) throw new AppError('conflict', 'This isn’t for sale here');
  if (termsVersion !== TERMS_VERSION)
    throw new AppError('conflict', 'The terms have changed. Please reload the page and read them.');
  if (amount === price.amount && currency === price.currency && trialDays === price.trialDays) return;
  const now = moneyText(price.amount, price.currency);
  const free = price.trialDays > 0 ? `, the first ${price.trialDays} days free` : '';
  throw new AppError('conflict', `The offer has changed: it is ${now} now${free}. Please check it again.`);
}

async function refuseSecond(userId: string): Promise<void> {
  const account = await findAccount(userId);
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  const { source } = standingOf(await premiumFactsOf(read(), account), Date.now());
  if (source === 'subscription')
    throw new AppError('conflict', 'You already have Premium: see your plan in your profile');
}

/** Orders of a member that could still be paid. */
export const openOrders = (userId: string) =>
  read()
    .select()
    .from(premiumOrders)
    .where(
      and(
        eq(premiumOrders.userId, userId),
        isNull(premiumOrders.completedAt),
        isNull(premiumOrders.closedAt),
        gt(premiumOrders.agreedAt, Date.now() - CHECKOUT_LIFETIME),
      ),
    )
    .orderBy(desc(premiumOrders.agreedAt));

const isSame = (order: Order, { kind, amount, currency, trialDays, termsVersion }: Ordered): boolean =>
  order.kind === kind &&
  order.amount === amount &&
  order.currency === currency &&
  order.trialDays === trialDays &&
  order.termsVersion === termsVersion &&
  order.agreedAt > Date.now() - SAME_ORDER;

async function sameOrder(viewer: SignedIn, ordered: Ordered): Promise<Order | undefined> {
  if (ordered.kind === 'gift') return undefined;
  return (await openOrders(viewer.id)).find((order) => order.email === viewer.email && isSame(order, ordered));
}

/** Somebody with two pages open pays one of them only. */
async function closeOthers(viewer: SignedIn, ordered: Ordered): Promise<void> {
  for (const order of await openOrders(viewer.id)) {
    if (order.kind === 'gift' || !order.sessionId || isSame(order, ordered)) continue;
    if (!(await closeCheckout(order.sessionId).catch(tellReader)))
      throw new AppError('conflict', 'You’ve just paid. Please give it a moment to reach us.');
    await closeOrder(order.id);
  }
}

const closeOrder = (id: string) =>
  write((tx) => tx.update(premiumOrders).set({ closedAt: Date.now() }).where(eq(premiumOrders.id, id)));

async function newOrder({ id: userId, email, firstName }: SignedIn, ordered: Ordered): Promise<Order> {
  const { gift, ...what } = ordered;
  const agreedAt = Date.now();
  return write(async (tx) => {
    const [order] = await tx
      .insert(premiumOrders)
      .values({ id: orderNumber(), userId, email, ...what, agreedAt })
      .returning();
    if (gift) await tx.insert(premiumGifts).values(giftRow(order as Order, firstName, gift));
    return order as Order;
  });
}

/** As whom Stripe knows a member that paid before. */
export async function customerOf(userId: string): Promise<string | null> {
  const [row] = await read()
    .select({ customerId: premiumOrders.customerId })
    .from(premiumOrders)
    .where(and(eq(premiumOrders.userId, userId), isNotNull(premiumOrders.customerId)))
    .orderBy(desc(premiumOrders.completedAt))
    .limit(1);
  return row?.customerId ?? null;
}

/** Forgets as whom Stripe knew a member. */
export const forgetCustomer = (userId: string): Promise<unknown> =>
  write((tx) => tx.update(premiumOrders).set({ customerId: null }).where(eq(premiumOrders.userId, userId)));

/**
 * Asks Stripe what became of an order, for whoever comes back from paying before its events do; `false` while nothing is
 * paid, `null` for an order that is not this member's.
 */
export async function isOrderPaid(userId: string, orderId: string): Promise<boolean | null> {
  const [order] = await read()
    .select()
    .from(premiumOrders)
    .where(and(eq(premiumOrders.id, orderId), eq(premiumOrders.userId, userId)));
  if (!order) return null;
  if (!order.sessionId) return false;
  await catchUp(order, 'return from paying').catch(tellReader);
  const [now] = await read().select().from(premiumOrders).where(eq(premiumOrders.id, orderId));
  return now?.completedAt !== null;
}

/** Takes in what Stripe says of an order's Checkout, and of what was bought. One that it knows no more is closed. */
export async function catchUp({ id, sessionId }: Pick<Order, 'id' | 'sessionId'>, cause: string): Promise<void> {
  if (!sessionId) return;
  const checkout = await readCheckout(sessionId);
  if (!checkout) return void (await closeOrder(id));
  const subscription = checkout.subscriptionId ? await readSubscription(checkout.subscriptionId) : null;
  await write(async (tx) => {
    await takeReport(tx, { kind: 'checkout', checkout }, cause, Date.now());
    if (subscription) await takeReport(tx, { kind: 'subscription', subscription }, cause, Date.now());
  });
  await mailGifts();
}
