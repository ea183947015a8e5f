import { describe, expect, it } from 'vitest';
import { laterReport, type Subscription } from '#src/domain/premium/billing/subscription.ts';

const report = (more: Partial<Subscription>): Subscription => ({
  ...{ id: 'sub_1', status: 'active', createdAt: 0, periodStart: 1000, periodEnd: 2000, trialEnd: null },
  ...{ cancelAt: null, endedAt: null, amount: 99, currency: 'EUR', interval: 'month', asOf: 5000, ...more },
});

describe('laterReport', () => {
  it.each<[string, Partial<Subscription>, Partial<Subscription>]>([
    ['what is over, whatever is said later', { status: 'canceled', asOf: 1 }, { periodStart: 9000, asOf: 9000 }],
    ['the later one', { asOf: 5001 }, { periodStart: 9000, status: 'unpaid' }],
    ['of one moment, the one of the later period', { periodStart: 1001 }, { status: 'past_due' }],
    ['of one moment and period, the one further on', { status: 'past_due' }, { status: 'trialing' }],
  ])('is %s, in whatever order they come', (_, one, other) => {
    const [holds, not] = [report(one), report(other)];
    expect(laterReport(holds, not)).toBe(holds);
    expect(laterReport(not, holds)).toBe(holds);
  });

  it('is, of two that say as much, the one heard last', () => {
    const [known, heard] = [report({ amount: 99 }), report({ amount: 199 })];
    expect(laterReport(known, heard)).toBe(heard);
  });
});
