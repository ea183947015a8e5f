import { adminGuidesCall, createGuideCall } from '#src/contracts/guides/admin-guides.ts';
import { createGuide, listAdminGuides } from '#src/server/guides/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(adminGuidesCall, async ({ query, viewer }) => ({
  guides: await listAdminGuides(query, viewer),
}));

export const POST = endpoint(createGuideCall, ({ body, viewer }) => createGuide(body, viewer));
