/** Jobs that go through many things by themselves, and what one of those is to a reader. */
export const JOBS = {
  'premium-standing': 'A member’s Premium',
  'premium-gift': 'A gift and its e-mail',
  'premium-order': 'Following up an order',
  'premium-end': 'Ending a subscription at Stripe',
  'premium-cancellation': 'Telling Stripe that a plan ends',
  'premium-rest': 'Refunding the rest of a plan that ended early',
  'premium-withdrawal': 'Ending a withdrawn plan',
  'premium-refund': 'Refunding a withdrawn plan',
  'premium-late-payment': 'Refunding a charge after the end',
  'premium-subscription-report': 'Comparing a subscription with Stripe',
  'premium-bill-report': 'Comparing a bill with Stripe',
  'premium-refund-report': 'Comparing a refund with Stripe',
  'premium-dispute-report': 'Comparing a dispute with Stripe',
  schedule: 'Publishing or unpublishing a recipe on time',
  letters: 'Sending a letter of the newsletter on time',
  bounces: 'Reading the mailbox for e-mails that came back',
  housekeeping: 'Clearing expired data',
  bin: 'Emptying the bin',
  'collection-schedule': 'Publishing or unpublishing a collection on time',
  'collection-bin': 'Emptying the bin of collections',
  'guide-schedule': 'Publishing or unpublishing a guide on time',
  'guide-bin': 'Emptying the bin of guides',
  moving: 'Moving in a recipe',
  media: 'Removing an unused picture',
} as const;
export type Job = keyof typeof JOBS;

export const JOB_NAMES = Object.keys(JOBS) as [Job, ...Job[]];
/** Those that stand on the page about Premium, too. */
export const PREMIUM_JOBS = JOB_NAMES.filter((name) => name.startsWith('premium-'));

/** The item under which it stands when a job could not even learn what there is to do. */
export const WHOLE_JOB = '*';
