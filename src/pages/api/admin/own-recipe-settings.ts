import { ownRecipeSettingsCall, saveOwnRecipeSettingsCall } from '#src/contracts/site/admin-settings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(ownRecipeSettingsCall, () => getSettings('own-recipes'));

export const PUT = endpoint(saveOwnRecipeSettingsCall, ({ body, viewer }) => saveSettings('own-recipes', body, viewer));
