import { adConfigCall } from '#src/contracts/site/site.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { getSettings } from '#src/server/site/settings.ts';

export const GET = endpoint(adConfigCall, () => getSettings('ads'));
