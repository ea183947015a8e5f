import type { SubscriberState, SuppressionReason } from '#src/domain/newsletter/subscription.ts';

export const SUBSCRIBER_STATE_LABELS: Record<SubscriberState, string> = {
  confirmed: 'Subscribed',
  waiting: 'Not confirmed',
  left: 'Left',
  suppressed: 'Stopped',
};

export const REASON_LABELS: Record<SuppressionReason, string> = {
  bounce: 'Came back',
  complaint: 'Called spam',
  administrator: 'Stopped by an administrator',
};
