import { planSettingsCall, savePlanSettingsCall } from '#src/contracts/premium/admin-premium.ts';
import { env } from '#src/server/base/env.ts';
import { sellingNeeds } from '#src/server/base/selling-needs.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(planSettingsCall, async () => {
  const { STRIPE_SECRET_KEY: key } = env();
  return { settings: await getSettings('plan'), missing: sellingNeeds(), isTest: key?.includes('_test_') ?? false };
});

export const PUT = endpoint(savePlanSettingsCall, ({ viewer, body }) => saveSettings('plan', body, viewer));
