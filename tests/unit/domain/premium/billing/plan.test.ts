import { describe, expect, it } from 'vitest';
import { csvText } from '#src/domain/csv.ts';
import {
  leftOf,
  moneyText,
  orderText,
  PLAN_SETTINGS_DEFAULT,
  taxText,
  vatIn,
} from '#src/domain/premium/billing/plan.ts';
import { GRACE, type Subscription, standingOf } from '#src/domain/premium/billing/subscription.ts';

describe('prices', () => {
  it('are said with what comes after the free days', () => {
    const price = { amount: 99, currency: 'EUR', trialDays: 7 };
    expect(orderText(price, 'month')).toBe('7 days free, then €0.99 a month');
    expect(orderText({ ...price, amount: 1000, trialDays: 0 }, 'year')).toBe('€10 a year');
    expect(moneyText(-250, 'GBP')).toBe('-£2.50');
    expect(taxText(price, PLAN_SETTINGS_DEFAULT)).toBe('€0.16 VAT (19 %) included');
    expect(taxText(price, { vat: 0, usesStripeTax: false })).toBe('No VAT is charged');
  });

  it('leave what tax and fees leave of them', () => {
    expect(vatIn(119, 19)).toBe(19);
    expect(leftOf(99, PLAN_SETTINGS_DEFAULT)).toBe(99 - 16 - 25 - 2);
    expect(leftOf(990, PLAN_SETTINGS_DEFAULT)).toBe(990 - 158 - 25 - 22);
  });
});

describe('a CSV', () => {
  it('has nothing in it that a spreadsheet would run', () => {
    const evil = ['=1+1', '+1+1', '@SUM(A1)', '-2+3', '\t=1', '\r=1', ' =1', '=cmd|"/C calc"!A0'];
    for (const cell of evil) expect(csvText([[cell]]).replace(/^"/, '')).toMatch(/^'/);
    expect(csvText([['-0.99', '12', 'a,b', 'say "x"', "O'Neil"]])).toBe('-0.99,12,"a,b","say ""x""","O\'Neil"\r\n');
  });
});

describe('where a member stands', () => {
  const NOW = Date.UTC(2026, 10, 24);
  const DAY = 86_400_000;
  const plan: Subscription = {
    id: 'sub_1',
    status: 'active',
    createdAt: NOW - 40 * DAY,
    periodStart: NOW - 10 * DAY,
    periodEnd: NOW + 20 * DAY,
    trialEnd: null,
    cancelAt: null,
    endedAt: null,
    amount: 99,
    currency: 'EUR',
    interval: 'month',
    asOf: NOW,
  };
  const stands = (change: Partial<Subscription>, more: { isGiven?: boolean; until?: number } = {}) =>
    standingOf(
      {
        isGiven: more.isGiven ?? false,
        subscriptions: [{ ...plan, ...change }],
        gifts: more.until === undefined ? [] : [{ id: 'g', until: more.until }],
      },
      NOW,
    );

  it.each([
    ['incomplete', {}, 'none', false],
    ['incomplete_expired', {}, 'none', false],
    ['trialing', {}, 'trialing', true],
    ['active', {}, 'active', true],
    ['active', { cancelAt: NOW + 1 }, 'active', true],
    ['active', { cancelAt: NOW }, 'ended', false],
    ['past_due', { periodStart: NOW - GRACE + 1 }, 'past_due', true],
    ['past_due', { periodStart: NOW - GRACE }, 'ended', false],
    ['unpaid', { periodStart: NOW - GRACE + 1 }, 'past_due', true],
    ['paused', {}, 'ended', false],
    ['canceled', {}, 'ended', false],
  ] as const)('with %s %o is %s', (status, change, state, isEntitled) => {
    expect(stands({ status, ...change })).toMatchObject({ state, isEntitled });
  });

  it('keeps what an administrator gave, and what a gift gives, after a plan', () => {
    expect(stands({ status: 'canceled' }, { isGiven: true })).toMatchObject({ isEntitled: true, source: 'given' });
    expect(stands({ status: 'canceled' }, { until: NOW + 1 })).toMatchObject({ isEntitled: true, source: 'gift' });
    expect(stands({ status: 'canceled' }, { until: NOW })).toMatchObject({ isEntitled: false, state: 'ended' });
  });
});
