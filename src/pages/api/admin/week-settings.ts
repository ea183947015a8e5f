import { saveWeekSettingsCall, weekSettingsCall } from '#src/contracts/site/admin-settings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(weekSettingsCall, () => getSettings('weeks'));

export const PUT = endpoint(saveWeekSettingsCall, ({ body, viewer }) => saveSettings('weeks', body, viewer));
