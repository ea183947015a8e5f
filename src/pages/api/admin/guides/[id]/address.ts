import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { moveOne } from '#src/server/published/address.ts';

export const PUT = endpoint(guideCalls.move, async ({ params, body, viewer }) => {
  const id = await moveOne(guideKind, params.id, body.slug, viewer);
  return id === null ? null : { id };
});
