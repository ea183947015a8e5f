import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { createGuide, listAdminGuides } from '#src/server/guides/admin-guides.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(guideCalls.list, async ({ query, viewer }) => ({
  guides: await listAdminGuides(query, viewer),
}));

export const POST = endpoint(guideCalls.create, ({ body, viewer }) => createGuide(body, viewer));
