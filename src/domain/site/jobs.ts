/** Jobs that go through many things by themselves, and what one of those is to a reader. */
export const JOBS = {
  'premium-standing': 'What a member has of Premium',
  'premium-gift': 'A gift and its letter',
  'premium-order': 'What became of an order',
  'premium-end': 'Ending a subscription at Stripe',
  'premium-cancellation': 'Telling Stripe that a plan ends',
  'premium-rest': 'Paying back the rest of a plan that ended early',
  'premium-withdrawal': 'Ending what was withdrawn from',
  'premium-refund': 'Paying back what was withdrawn from',
  'premium-late-payment': 'Paying back what was charged after the end',
  'premium-subscription-report': 'Comparing a subscription with Stripe',
  'premium-bill-report': 'Comparing a bill with Stripe',
  'premium-refund-report': 'Comparing a refund with Stripe',
  'premium-dispute-report': 'Comparing a dispute with Stripe',
  schedule: 'A recipe’s time to be published, or taken off the site',
  housekeeping: 'Removing what has expired',
  bin: 'Emptying the bin of a recipe',
  media: 'Removing a picture that nobody uses',
} as const;
export type Job = keyof typeof JOBS;

export const JOB_NAMES = Object.keys(JOBS) as [Job, ...Job[]];
/** Those that stand on the page about Premium, too. */
export const PREMIUM_JOBS = JOB_NAMES.filter((name) => name.startsWith('premium-'));

/** The item under which it stands when a job could not even learn what there is to do. */
export const WHOLE_JOB = '*';
