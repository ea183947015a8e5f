import { siteSettingsCall } from '#src/contracts/site.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings } from '#src/server/settings.ts';

export const GET = endpoint(siteSettingsCall, () => getSettings('site'));
