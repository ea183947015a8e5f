import { guideRevisionsCall } from '#src/contracts/guides/admin-guides.ts';
import { findAdminGuide } from '#src/server/guides/desk.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRevisions } from '#src/server/published/history.ts';

export const GET = endpoint(guideRevisionsCall, async ({ params, viewer }) =>
  (await findAdminGuide(params.id, viewer)) ? listRevisions(guideKind, params.id) : null,
);
