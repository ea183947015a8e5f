import { cookNoteSettingsCall, saveCookNoteSettingsCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(cookNoteSettingsCall, () => getSettings('notes'));

export const PUT = endpoint(saveCookNoteSettingsCall, ({ viewer, body }) => saveSettings('notes', body, viewer));
