import { adConfigCall } from '#src/contracts/site.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings } from '#src/server/settings.ts';

export const GET = endpoint(adConfigCall, () => getSettings('ads'));
