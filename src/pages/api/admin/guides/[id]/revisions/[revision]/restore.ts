import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { restoreGuide } from '#src/server/guides/admin-guides.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(guideCalls.restore, ({ params: { id, revision }, viewer }) =>
  restoreGuide(id, revision, viewer),
);
