import { bulkGuidesCall } from '#src/contracts/guides/admin-guides.ts';
import { doToGuides } from '#src/server/guides/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(bulkGuidesCall, async ({ body, viewer }) => ({ results: await doToGuides(body, viewer) }));
