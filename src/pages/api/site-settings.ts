import { saveSiteSettingsCall } from '#src/contracts/site/admin-settings.ts';
import { siteSettingsCall } from '#src/contracts/site/site.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(siteSettingsCall, () => getSettings('site'));
export const PUT = endpoint(saveSiteSettingsCall, ({ viewer, body }) => saveSettings('site', body, viewer));
