/** What a plan's state is called. */
export const PLAN_STATE_LABELS: Readonly<Record<string, string>> = {
  none: 'Not started',
  trialing: 'Free days',
  active: 'Active',
  past_due: 'Payment failed',
  ended: 'Ended',
};
