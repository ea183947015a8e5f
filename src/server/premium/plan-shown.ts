import { moneyText, type PlanShown } from '#src/domain/premium/billing/plan.ts';
import { getSettings } from '../site/settings.ts';
import { isSelling } from './billing/selling.ts';

/** The plan as it is set today; `null` on a site that does not sell it and says nothing of it. */
export async function planShown(): Promise<PlanShown | null> {
  const settings = await getSettings('plan');
  const { month, currency, trialDays, otherwise } = settings;
  if (isSelling(settings)) return { isSold: true, price: moneyText(month, currency), trialDays };
  return otherwise === 'hidden' ? null : { isSold: false, otherwise };
}
