import { letterSettingsCall, saveLetterSettingsCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(letterSettingsCall, () => getSettings('letters'));

export const PUT = endpoint(saveLetterSettingsCall, ({ body, viewer }) => saveSettings('letters', body, viewer));
