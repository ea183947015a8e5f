import { restoreGuideCall } from '#src/contracts/guides/admin-guides.ts';
import { restoreGuide } from '#src/server/guides/desk.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(restoreGuideCall, ({ params: { id, revision }, viewer }) =>
  restoreGuide(id, revision, viewer),
);
