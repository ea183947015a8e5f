import { describe, expect, it } from 'vitest';
import { PLAN_SETTINGS_DEFAULT } from '#src/domain/premium/billing/plan.ts';
import {
  laterReport,
  noticesDue,
  type PremiumFacts,
  type Subscription,
  standingOf,
} from '#src/domain/premium/billing/subscription.ts';
import { subscriptionShape } from '#src/server/premium/billing/stripe-shapes.ts';
import { stripeWorld } from '#tests/support/stripe-world.ts';

/** More of them for the whole figure: HISTORIES=100000. */
const HISTORIES = Number(process.env.HISTORIES ?? 10_000);
const DAY = 86_400;
const START = Date.UTC(2026, 0, 1) / 1000;

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Report = ReturnType<typeof reportOf>;
const reportOf = (object: object, seconds: number, answer = false) => ({
  ...subscriptionShape.parse(object),
  asOf: seconds * 1000 + (answer ? 999 : 0),
});

/** A member's life: orders, renewals that fail or not, ends, second thoughts, often within the same second. */
function live(random: () => number) {
  const world = stripeWorld(START);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let step = 0; step < 3 + random() * 12; step++) {
    const all = [...world.subscriptions.values()];
    const it = all.length > 0 ? pick(all) : undefined;
    const isFree = all.every(world.isOver);
    const chance = random();
    if (isFree && chance < 0.6)
      world.start({
        customer: 'cus_1',
        order: 'ORDER',
        amount: 99,
        interval: pick(['month', 'year']),
        trialDays: pick([0, 7]),
      });
    else if (it && chance < 0.2) world.setEnding(it, random() < 0.6);
    else if (it && chance < 0.35) world.recover(it);
    else if (it && chance < 0.42) world.end(it);
    else world.turn(pick([0, 1, 3600, 3 * DAY, 8 * DAY, 40 * DAY]), () => random() < 0.6);
  }
  return world;
}

/** What a site knows that is told all this: at every report its mails, each once. */
function listener() {
  const known = new Map<string, Report>();
  const mails = new Map<string, number>();
  const facts = (): PremiumFacts => ({ isGiven: false, gifts: [], subscriptions: [...known.values()] });
  return {
    known,
    mails,
    facts,
    /** `dies`: killed before the commit; whoever told it tells it again. */
    hear(report: Report, now: number, dies: boolean) {
      const before = known.get(report.id);
      const holds = before ? laterReport(before, report) : report;
      if (dies) return;
      known.set(report.id, holds);
      for (const { key } of noticesDue(facts(), now, PLAN_SETTINGS_DEFAULT)) if (!mails.has(key)) mails.set(key, now);
    },
  };
}

const essence = ({ state, isEntitled, until }: ReturnType<typeof standingOf>) => ({ state, isEntitled, until });

describe(`${HISTORIES} random histories of events, shuffled, doubled, lost, with deaths between`, () => {
  it('end in what Stripe has, after one comparison', { timeout: 600_000 }, () => {
    let lost = 0;
    let wrongBefore = 0;
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const random = randomFrom(seed);
      const world = live(random);
      const reports = world.events
        .filter(({ type }) => type.startsWith('customer.subscription.'))
        .flatMap(({ object, created }) => {
          const report = reportOf(object, created);
          const chance = random();
          if (chance < 0.15) lost++;
          return chance < 0.15 ? [] : chance < 0.3 ? [report, report] : [report];
        })
        .map((report) => ({ report, place: random() }))
        .toSorted((a, b) => a.place - b.place);
      const now = world.now() * 1000;
      const site = listener();
      for (const { report } of reports) {
        if (random() < 0.1) site.hear(report, now, true);
        site.hear(report, now, false);
      }
      const truth = [...world.subscriptions.values()].map((it) => reportOf(world.shape(it), world.now(), true));
      const stands = (subscriptions: readonly Subscription[]) =>
        essence(standingOf({ isGiven: false, gifts: [], subscriptions }, now));
      if (JSON.stringify(stands([...site.known.values()])) !== JSON.stringify(stands(truth))) wrongBefore++;
      for (const report of truth) site.hear(report, now, false);
      expect(stands([...site.known.values()]), `seed ${seed}`).toEqual(stands(truth));
      for (const { id, status } of truth) expect(site.known.get(id)?.status, `seed ${seed}`).toBe(status);
    }
    // The histories are worth their name: events were lost, and mattered.
    expect(lost).toBeGreaterThan(HISTORIES / 2);
    expect(wrongBefore).toBeGreaterThan(HISTORIES / 100);
    if (process.env.HISTORIES)
      console.log(`${HISTORIES} histories, ${lost} events lost, ${wrongBefore} wrong before the comparison, 0 after`);
  });

  it('need no comparison where nothing is lost and no two changes fall into one second', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomFrom(seed);
      const world = live(random);
      const spread = world.events
        .filter(({ type }) => type.startsWith('customer.subscription.'))
        // A second each, in the order in which they happened.
        .map(({ object }, second) => reportOf(object, START + second));
      const now = world.now() * 1000;
      const site = listener();
      for (const report of spread.toSorted(() => random() - 0.5)) site.hear(report, now, false);
      const truth = [...world.subscriptions.values()].map((it) => reportOf(world.shape(it), world.now(), true));
      expect(essence(standingOf(site.facts(), now)), `seed ${seed}`).toEqual(
        essence(standingOf({ isGiven: false, gifts: [], subscriptions: truth }, now)),
      );
    }
  });
});
