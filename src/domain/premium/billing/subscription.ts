/** Stripe's names for the states of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete_expired',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription as Stripe told of it. All times in UTC milliseconds. */
export interface Subscription {
  id: string;
  /** The number of the order it came from. */
  orderId?: string | null;
  status: SubscriptionStatus;
  createdAt: number;
  /** Start of the period that is paid for now. A renewal that could not be paid has begun a period too. */
  periodStart: number;
  periodEnd: number;
  trialEnd: number | null;
  /** Ends then by itself. */
  cancelAt: number | null;
  endedAt: number | null;
  /** A period's price, in the smallest unit of the currency. */
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  /** When it said so, by its own clock: the whole second of an event, the end of the second of an answer. */
  asOf: number;
}

/** Whether nothing comes of it any more, at Stripe. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * Which of two reports of a subscription holds, in whatever order they came: what is over stays over, else the later one.
 * Of two of the same moment the one further on in its life; where that says nothing either, the one heard last.
 */
export function laterReport<S extends Subscription>(known: S, heard: S): S {
  const ahead =
    Number(isOver(known)) - Number(isOver(heard)) ||
    known.asOf - heard.asOf ||
    known.periodStart - heard.periodStart ||
    SUBSCRIPTION_STATUSES.indexOf(known.status) - SUBSCRIPTION_STATUSES.indexOf(heard.status);
  return ahead > 0 ? known : heard;
}

const DAY = 86_400_000;
/** Milliseconds for which a member whose payment failed keeps Premium. */
export const GRACE = 7 * DAY;
/** Milliseconds after a failed payment when its second mail goes out. */
const SECOND_MAIL_AFTER = 4 * DAY;
/** Milliseconds before a gift's end when its holder is told. */
const GIFT_ENDS_SOON = 7 * DAY;

type PremiumState = 'none' | 'trialing' | 'active' | 'past_due' | 'ended';

/** Everything a member's state follows from. */
export interface PremiumFacts {
  /** An administrator gave it. */
  isGiven: boolean;
  subscriptions: readonly Subscription[];
  /** Years that were given by code: how long each lasts. */
  gifts: readonly { id: string; until: number }[];
}

export interface Standing {
  state: PremiumState;
  /** Whether the member has what Premium opens. */
  isEntitled: boolean;
  /** The source it comes from, the best of several. */
  source: 'given' | 'subscription' | 'gift' | null;
  /** The subscription that counts. */
  subscription: Subscription | null;
  /** When it ends unless something happens: grace, an end that was asked for, a gift. */
  until: number | null;
}

function stateOf({ status, cancelAt, periodStart }: Subscription, now: number): PremiumState {
  if (status === 'incomplete' || status === 'incomplete_expired') return 'none';
  if (status === 'canceled' || status === 'paused' || (cancelAt !== null && now >= cancelAt)) return 'ended';
  // The payment that failed is the one for the period that has begun: no other fact is needed to know since when.
  if (status === 'past_due' || status === 'unpaid') return now < periodStart + GRACE ? 'past_due' : 'ended';
  return status;
}

/** Whether Stripe still waits for its payment. */
export const isOwed = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'past_due' || status === 'unpaid';

const RANK: Record<PremiumState, number> = { none: 0, ended: 1, past_due: 2, trialing: 3, active: 4 };
const isLive = (state: PremiumState): boolean => RANK[state] >= RANK.past_due;

/** The standing of a member. */
export function standingOf({ isGiven, subscriptions, gifts }: PremiumFacts, now: number): Standing {
  const [best] = subscriptions
    .map((subscription) => ({ subscription, state: stateOf(subscription, now) }))
    .toSorted((a, b) => RANK[b.state] - RANK[a.state] || b.subscription.periodEnd - a.subscription.periodEnd);
  const gift = gifts.length > 0 ? Math.max(...gifts.map(({ until }) => until)) : null;
  const subscription = best?.subscription ?? null;
  if (best && isLive(best.state)) {
    const { cancelAt, periodStart } = best.subscription;
    const until = best.state === 'past_due' ? periodStart + GRACE : cancelAt;
    return { state: best.state, isEntitled: true, source: 'subscription', subscription, until };
  }
  if (gift !== null && now < gift)
    return { state: 'active', isEntitled: true, source: 'gift', subscription, until: gift };
  if (isGiven) return { state: 'active', isEntitled: true, source: 'given', subscription, until: null };
  const state = gift !== null ? 'ended' : (best?.state ?? 'none');
  return { state, isEntitled: false, source: null, subscription, until: null };
}

/** Days before something begins to cost, or costs again, at which its reader is told. */
export interface NoticeTimes {
  trialNoticeDays: number;
  yearNoticeDays: number;
}

/** Mails a member may get about what they have. */
export type PremiumNotice =
  | 'started'
  | 'payment-failed'
  | 'payment-failed-again'
  | 'trial-ending'
  | 'renewal'
  | 'ending'
  | 'ended'
  | 'gift-started'
  | 'gift-ending'
  | 'gift-ended';

/**
 * The mails that what is known asks for now, each under a key: whoever has written one under a key writes it no more.
 * What is past when it becomes known is not written about, but for an end.
 */
export function noticesDue(
  facts: PremiumFacts,
  now: number,
  ahead: NoticeTimes,
): { notice: PremiumNotice; key: string; about: Subscription | { id: string; until: number } }[] {
  const { isEntitled } = standingOf(facts, now);
  return [
    ...facts.subscriptions.flatMap((about) =>
      subscriptionNotices(about, now, { isEntitled, ahead }).map(([notice, key]) => ({ notice, key, about })),
    ),
    ...facts.gifts.flatMap((about) =>
      giftNotices(about, now, isEntitled).map((notice) => ({ notice, key: `${notice}:${about.id}`, about })),
    ),
  ];
}

function subscriptionNotices(
  about: Subscription,
  now: number,
  { isEntitled, ahead }: { isEntitled: boolean; ahead: NoticeTimes },
): [PremiumNotice, string][] {
  const { id, periodStart, periodEnd, trialEnd, cancelAt, interval } = about;
  const state = stateOf(about, now);
  if (state === 'none') return [];
  // Whoever has Premium by something else goes on without noticing. That nothing more is charged Stripe has to say first.
  if (state === 'ended') return isEntitled || !isOver(about) ? [] : [['ended', `ended:${id}`]];
  const notices: [PremiumNotice, string][] = [['started', `started:${id}`]];
  if (state === 'past_due') {
    notices.push(['payment-failed', `payment-failed:${id}:${periodStart}`]);
    if (now >= periodStart + SECOND_MAIL_AFTER)
      notices.push(['payment-failed-again', `payment-failed-again:${id}:${periodStart}`]);
  }
  if (cancelAt !== null) notices.push(['ending', `ending:${id}:${cancelAt}`]);
  else if (state === 'trialing' && trialEnd !== null && now >= trialEnd - ahead.trialNoticeDays * DAY)
    notices.push(['trial-ending', `trial-ending:${id}`]);
  else if (state === 'active' && interval === 'year' && now >= periodEnd - ahead.yearNoticeDays * DAY)
    notices.push(['renewal', `renewal:${id}:${periodEnd}`]);
  return notices;
}

function giftNotices({ until }: { until: number }, now: number, isEntitled: boolean): PremiumNotice[] {
  if (now >= until) return isEntitled ? [] : ['gift-ended'];
  return now >= until - GIFT_ENDS_SOON ? ['gift-started', 'gift-ending'] : ['gift-started'];
}
