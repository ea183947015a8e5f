import { bannerSettingsCall, changeBannerSettingsCall } from '#src/contracts/site/admin-banners.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(bannerSettingsCall, () => getSettings('banners'));

export const PATCH = endpoint(changeBannerSettingsCall, async ({ body, viewer }) =>
  saveSettings('banners', { ...(await getSettings('banners')), ...body }, viewer),
);
