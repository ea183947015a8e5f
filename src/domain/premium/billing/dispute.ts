/** Stripe's names for the states of a dispute in which the bank has decided, or never asked for the money. */
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented'];

/** Whether a payment's dispute is still to be decided. */
export const isOpenDispute = ({ status }: { status: string }): boolean => !CLOSED.includes(status);

/** Whether the buyer has the money back by it. */
export const isLostDispute = ({ status }: { status: string }): boolean => status === 'lost';

/** "fraudulent", "product not received" */
export const disputeReason = (reason: string): string => reason.replaceAll('_', ' ');
