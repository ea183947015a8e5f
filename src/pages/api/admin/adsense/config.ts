import { adminAdConfigCall, saveAdConfigCall } from '#src/contracts/site/admin-settings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(adminAdConfigCall, () => getSettings('ads'));
export const POST = endpoint(saveAdConfigCall, ({ viewer, body }) => saveSettings('ads', body, viewer));
