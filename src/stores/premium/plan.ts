import {
  cancelCall,
  confirmDeclarationCall,
  endPlanCall,
  findPlanCall,
  findWithdrawalCall,
  listAndPlanCall,
  offerCall,
  orderPaidCall,
  placeOrderCall,
  portalCall,
  readDeclarationCall,
  redeemGiftCall,
  withdrawCall,
  yourPlanCall,
} from '#src/contracts/premium/plan.ts';
import type { CancellationClaim } from '#src/domain/premium/billing/cancellation.ts';
import type { GiftWishes } from '#src/domain/premium/billing/gift.ts';
import type { ShownPrice } from '#src/domain/premium/billing/plan.ts';
import type { WithdrawalClaim } from '#src/domain/premium/billing/withdrawal.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { createFetcherStore, forgetTab, retried } from '../query.ts';
import { toast } from '../toasts.ts';

export const $offer = createFetcherStore(['premium-offer'], { fetcher: () => retried(() => call(offerCall)) });
export const $plan = createFetcherStore(['premium-plan'], { fetcher: () => retried(() => call(yourPlanCall)) });

export const $listAndPlan = createFetcherStore(['premium-list-and-plan'], {
  fetcher: () => retried(() => call(listAndPlanCall)),
});

/** The refusal in words, and the field it is about. */
export interface PlanRefusal {
  message: string;
  fields?: Record<string, string> | undefined;
}

const LATER = 'That didn’t work. Nothing was charged. Please try again in a moment.';

/** Resolves to what is wrong; to what came of it otherwise. */
async function tried<T>(work: () => Promise<T>): Promise<{ done: T } | { refused: PlanRefusal }> {
  try {
    return { done: await work() };
  } catch (error) {
    const message = (error instanceof CallError && error.body.message) || LATER;
    return { refused: { message, fields: refusedFields(error) } };
  }
}

interface Wanted {
  kind: 'month' | 'year' | 'gift';
  price: ShownPrice;
  termsVersion: string;
  gift?: GiftWishes;
}

/** Orders what the page showed, and goes where it is paid. Resolves to what is wrong. */
export async function orderPremium({ kind, price, termsVersion, gift }: Wanted): Promise<PlanRefusal | undefined> {
  const body = {
    kind,
    ...price,
    termsVersion,
    agreesToTerms: true,
    beginsAtOnce: true,
    ...(gift && { gift }),
  } as const;
  const outcome = await tried(() => call(placeOrderCall, { body }));
  if ('refused' in outcome) {
    $offer.invalidate();
    return outcome.refused;
  }
  location.assign(outcome.done.url);
  return undefined;
}

/** Whether an order has been paid; `null` where nobody can say now. */
export async function isMyOrderPaid(id: string): Promise<boolean | null> {
  const outcome = await tried(() => call(orderPaidCall, { params: { id } }));
  if ('refused' in outcome) return null;
  // The next page asks anew who one is: the role has changed.
  if (outcome.done.isPaid) forgetTab();
  return outcome.done.isPaid;
}

/** Has the plan end with the time that is paid, or go on. */
export async function setMyPlanEnding(ends: boolean): Promise<void> {
  const outcome = await tried(() => call(endPlanCall, { body: { ends } }));
  if ('refused' in outcome) return toast({ title: 'Error', description: outcome.refused.message, tone: 'danger' });
  $plan.mutate(outcome.done);
  toast(
    ends
      ? { title: 'Your plan ends', description: 'We won’t charge you again. We’ve e-mailed you the end date.' }
      : { title: 'Your plan goes on', description: 'It’s renewing as before.' },
  );
}

/** Goes where the member changes how they pay. */
export async function goToPortal(): Promise<void> {
  const outcome = await tried(() => call(portalCall));
  if ('refused' in outcome) toast({ title: 'Error', description: outcome.refused.message, tone: 'danger' });
  else location.assign(outcome.done.url);
}

export async function redeemGiftCode(code: string): Promise<{ until: number } | PlanRefusal> {
  const outcome = await tried(() => call(redeemGiftCall, { body: { code } }));
  if ('refused' in outcome) return outcome.refused;
  forgetTab();
  return outcome.done;
}

/** The order that would be withdrawn from; a refusal where that is not to be found. */
export const lookUpWithdrawal = (claim: WithdrawalClaim) => tried(() => call(findWithdrawalCall, { body: claim }));
/** Whose plan would be ended; a refusal where there is none. */
export const lookUpPlan = (claim: CancellationClaim) => tried(() => call(findPlanCall, { body: claim }));
export const sendCancellation = (claim: CancellationClaim) => tried(() => call(cancelCall, { body: claim }));
export const sendWithdrawal = (claim: WithdrawalClaim) => tried(() => call(withdrawCall, { body: claim }));

/** The declaration that the link of a mail stands for; a refusal where it is not good any more. */
export const lookUpDeclaration = (token: string) => tried(() => call(readDeclarationCall, { body: { token } }));
export const confirmMyDeclaration = (token: string) => tried(() => call(confirmDeclarationCall, { body: { token } }));
