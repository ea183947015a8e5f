import { z } from 'zod';
import type { Subscription } from './subscription.ts';
import { withdrawalSchema } from './withdrawal.ts';

/** Ending at the next time the contract allows, or at once for an important reason. */
const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const;

/**
 * The declaration that § 312k BGB asks for: who, which contract, in which way, from when on, and where the confirmation goes.
 */
export const cancellationSchema = withdrawalSchema
  .extend({
    kind: z.enum(CANCELLATION_KINDS).default('ordinary'),
    /** The reason for an extraordinary end. */
    reason: z.string().trim().max(1000, 'Use at most 1000 characters').default(''),
  })
  .refine(({ kind, reason }) => kind === 'ordinary' || reason !== '', {
    path: ['reason'],
    message: 'Please say why it has to end at once',
  });
export type CancellationClaim = z.infer<typeof cancellationSchema>;

const DAY = 86_400_000;

type Running = Pick<
  Subscription,
  'interval' | 'createdAt' | 'trialEnd' | 'periodStart' | 'periodEnd' | 'status' | 'amount'
>;

/** Whether its time has been prolonged already: the first paid period begins with the contract, or with the free days' end. */
const isRenewed = ({ createdAt, trialEnd, periodStart }: Running): boolean =>
  periodStart > (trialEnd ?? createdAt) + DAY;

/** The same day of the next month, or its last. */
function monthAfter(now: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/**
 * When a plan ends whose end was declared then. An ordinary end comes with the end of what is paid; from its second year on a yearly
 * plan ends within a month (§ 309 no. 9 BGB).
 */
export function endsAt(plan: Running, kind: CancellationClaim['kind'], now: number): number {
  if (kind === 'extraordinary') return now;
  const { interval, periodStart, periodEnd } = plan;
  // It was renewed although its end had been declared.
  if (now < periodStart) return periodStart;
  return interval === 'year' && isRenewed(plan) ? Math.min(periodEnd, monthAfter(now)) : periodEnd;
}

/** The amount paid back of a period that ends early, or before it began, in the smallest unit of the currency; nothing of free days. */
export function restOf({ status, amount, periodStart, periodEnd }: Running, end: number): number {
  if (status !== 'active' || end >= periodEnd) return 0;
  return Math.round((amount * (periodEnd - Math.max(end, periodStart))) / (periodEnd - periodStart));
}
