import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findTheirs } from '#src/server/published/admin-list.ts';
import { listRevisions } from '#src/server/published/history.ts';

export const GET = endpoint(guideCalls.revisions, async ({ params, viewer }) =>
  (await findTheirs(guideKind, params.id, viewer)) ? listRevisions(guideKind, params.id) : null,
);
