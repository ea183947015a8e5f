import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { premiumBills, premiumDisputes, premiumOrders, premiumSubscriptions, users } from '#src/db/schema.ts';
import { csvText } from '#src/domain/csv.ts';
import { listPage } from '#src/domain/paging.ts';
import { disputeReason, isOpenDispute } from '#src/domain/premium/billing/dispute.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { PREMIUM_JOBS } from '#src/domain/site/jobs.ts';
import { read } from '../../base/database.ts';
import { jobFailuresOf } from '../../site/job-failures.ts';
import { getSettings } from '../../site/settings.ts';

const MONTHS = 12;
const FAILED_SHOWN = 50;

type Plan = typeof premiumSubscriptions.$inferSelect;

const stateOfPlan = (plan: Plan, now: number) => standingOf({ isGiven: false, subscriptions: [plan], gifts: [] }, now);

/** Plans and whose they are, the newest first. */
export async function subscribers({ page, limit }: { page: number; limit: number }) {
  const now = Date.now();
  const [counted] = await read().select({ total: count() }).from(premiumSubscriptions);
  const rows = await read()
    .select({ plan: premiumSubscriptions, email: users.email })
    .from(premiumSubscriptions)
    .leftJoin(users, eq(users.id, premiumSubscriptions.userId))
    .orderBy(desc(premiumSubscriptions.createdAt), desc(premiumSubscriptions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map(({ plan, email }) => {
    const { state, source, until } = stateOfPlan(plan, now);
    const { id, amount, currency, interval, createdAt } = plan;
    return { id, email, state, source, amount, currency, interval, since: createdAt, until };
  });
  return listPage(items, { page, limit, total: counted?.total ?? 0 });
}

/** Beginnings of the last months in UTC, the newest first. */
function monthsUntil(now: number): { month: string; from: number; to: number }[] {
  const date = new Date(now);
  return Array.from({ length: MONTHS }, (_, back) => {
    const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back);
    const to = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back + 1);
    return { month: new Date(from).toISOString().slice(0, 7), from, to };
  });
}

/** Figures on plans, trials and payments. Of several currencies the one that is sold in now. */
export async function premiumFigures(now = Date.now()) {
  const { currency } = await getSettings('plan');
  const plans = await read().select().from(premiumSubscriptions);
  const begun = plans.filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired');
  const endOf = (plan: Plan): number => plan.endedAt ?? (stateOfPlan(plan, now).state === 'ended' ? now : Infinity);
  const states: Record<string, number> = {};
  for (const plan of begun) {
    const { state } = stateOfPlan(plan, now);
    states[state] = (states[state] ?? 0) + 1;
  }
  const sums = await monthSums(currency);
  const months = monthsUntil(now).map(({ month, from, to }) => {
    const running = begun.filter((plan) => plan.createdAt < from && endOf(plan) >= from);
    return {
      month,
      revenue: sums.get(`invoice ${month}`) ?? 0,
      refunded: sums.get(`refund ${month}`) ?? 0,
      running: running.length,
      ended: running.filter((plan) => endOf(plan) < to).length,
    };
  });
  return {
    currency,
    states,
    months,
    trials: await trials(begun, now),
    failed: await failedBills(),
    disputes: await disputes(),
    failures: await jobFailuresOf(PREMIUM_JOBS),
  };
}

async function monthSums(currency: string): Promise<Map<string, number>> {
  const month = sql<string>`strftime('%Y-%m', ${premiumBills.paidAt} / 1000, 'unixepoch')`;
  const rows = await read()
    .select({ kind: premiumBills.kind, month, sum: sql<number>`sum(${premiumBills.amount})` })
    .from(premiumBills)
    .where(and(eq(premiumBills.currency, currency), isNotNull(premiumBills.paidAt)))
    .groupBy(premiumBills.kind, month);
  return new Map(rows.map(({ kind, month, sum }) => [`${kind} ${month}`, sum]));
}

async function trials(plans: readonly Plan[], now: number): Promise<{ over: number; paid: number }> {
  const over = plans.filter(
    ({ trialEnd, status, endedAt }) =>
      trialEnd !== null && (trialEnd <= now || (status === 'canceled' && endedAt !== null)),
  );
  const paid = await read()
    .selectDistinct({ id: premiumBills.subscriptionId })
    .from(premiumBills)
    .where(and(eq(premiumBills.status, 'paid'), gt(premiumBills.amount, 0), isNotNull(premiumBills.subscriptionId)));
  const ids = new Set(paid.map(({ id }) => id));
  return { over: over.length, paid: over.filter(({ id }) => ids.has(id)).length };
}

/** Bills that were asked for and not paid, the newest first. */
async function failedBills() {
  const rows = await read()
    .select({ bill: premiumBills, email: users.email })
    .from(premiumBills)
    .leftJoin(premiumSubscriptions, eq(premiumSubscriptions.id, premiumBills.subscriptionId))
    .leftJoin(users, eq(users.id, premiumSubscriptions.userId))
    .where(and(inArray(premiumBills.status, ['open', 'uncollectible']), gt(premiumBills.attempts, 0)))
    .orderBy(desc(premiumBills.createdAt))
    .limit(FAILED_SHOWN);
  return rows.map(({ bill: { id, due, currency, createdAt, attempts }, email }) => ({
    id,
    email,
    due,
    currency,
    at: createdAt,
    attempts,
  }));
}

/** The newest first, those still to be decided before all others. */
async function disputes() {
  const rows = await read()
    .select({ dispute: premiumDisputes, email: premiumOrders.email })
    .from(premiumDisputes)
    .leftJoin(premiumOrders, eq(premiumOrders.id, premiumDisputes.orderId))
    .orderBy(desc(premiumDisputes.createdAt))
    .limit(FAILED_SHOWN);
  return rows
    .map(({ dispute, email }) => {
      const { id, orderId, amount, currency, reason, status, createdAt, dueBy } = dispute;
      const about = { id, order: orderId, email, amount, currency, status, at: createdAt, dueBy };
      return { ...about, reason: disputeReason(reason), isOpen: isOpenDispute(dispute) };
    })
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

const HEAD = ['date', 'kind', 'number', 'order', 'customer', 'country', 'currency', 'net', 'tax', 'gross', 'status'];
const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** Every bill that was paid and every refund, the oldest first, as CSV. */
export async function taxExport(): Promise<string> {
  const rows = await read()
    .select({ bill: premiumBills, email: premiumOrders.email })
    .from(premiumBills)
    .leftJoin(premiumOrders, eq(premiumOrders.id, premiumBills.orderId))
    .where(isNotNull(premiumBills.paidAt))
    .orderBy(asc(premiumBills.paidAt), asc(premiumBills.id));
  const lines = rows.map(({ bill, email }) => {
    const sign = bill.kind === 'refund' ? -1 : 1;
    const money = [bill.amount - bill.tax, bill.tax, bill.amount].map((cents) => decimal(sign * cents));
    const day = new Date(bill.paidAt ?? 0).toISOString().slice(0, 10);
    const { kind, number, id, orderId, country, currency, status } = bill;
    return [day, kind, number ?? id, orderId ?? '', email ?? '', country ?? '', currency, ...money, status];
  });
  return csvText([HEAD, ...lines]);
}
