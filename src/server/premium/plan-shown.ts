import { moneyText, type PlanShown } from '#src/domain/premium/billing/plan.ts';
import { getSettings } from '../site/settings.ts';
import { isSelling } from './billing/orders.ts';

/** The plan as it is set today; `null` on a site that does not sell it and wants it hidden. */
export async function planShown(): Promise<PlanShown | null> {
  const settings = await getSettings('plan');
  if (settings.otherwise === 'hidden' && !isSelling(settings)) return null;
  return { price: moneyText(settings.month, settings.currency), trialDays: settings.trialDays };
}
