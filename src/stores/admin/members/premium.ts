import { atom, computed } from 'nanostores';
import {
  decideReviewCall,
  openReviewsCall,
  planSettingsCall,
  premiumFiguresCall,
  savePlanSettingsCall,
  subscribersCall,
} from '#src/contracts/premium/admin-premium.ts';
import type { ReviewDecision } from '#src/domain/premium/billing/declaration.ts';
import type { PlanSettings } from '#src/domain/premium/billing/plan.ts';
import { succeeds, tellError } from '../../attempt.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';

export const $planSettings = createFetcherStore(['admin-premium-settings'], {
  fetcher: () => retried(() => call(planSettingsCall)),
});

export const $premiumFigures = createFetcherStore(['admin-premium-figures'], {
  fetcher: () => retried(() => call(premiumFiguresCall)),
});

export const $subscribersPage = atom(1);
const $subscribersQuery = computed($subscribersPage, String);
export const $premiumSubscribers = createFetcherStore(['premium-subscribers', $subscribersQuery], {
  fetcher: (_, page) => retried(() => call(subscribersCall, { query: { page } })),
});

/** Resolves to whether the settings were saved; the toast says it too. */
export const savePlanSettings = (settings: PlanSettings): Promise<boolean> =>
  succeeds(tellError, 'Failed to update the plan', async () => {
    await call(savePlanSettingsCall, { body: settings });
    $planSettings.revalidate();
    toast({ title: 'Plan Updated', description: 'Existing members keep their price.' });
  });

/** Plans that somebody wants to end at once. */
export const $premiumReviews = createFetcherStore(['premium-reviews'], {
  fetcher: () => retried(() => call(openReviewsCall)),
});

/** Resolves to whether it was decided; the toast says it too. */
export const submitReview = (id: string, decision: ReviewDecision): Promise<boolean> =>
  succeeds(tellError, 'Failed to decide', async () => {
    await call(decideReviewCall, { params: { id }, body: { decision } });
    $premiumReviews.revalidate();
    $premiumFigures.revalidate();
    toast({ title: 'Decided', description: 'We’ve e-mailed whoever asked.' });
  });
