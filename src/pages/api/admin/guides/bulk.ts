import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { doToEach } from '#src/server/published/admin-list.ts';

export const POST = endpoint(guideCalls.bulk, async ({ body, viewer }) => ({
  results: await doToEach(guideKind, body, viewer),
}));
