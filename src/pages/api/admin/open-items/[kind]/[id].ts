import { keepOpenCall, leaveOpenCall } from '#src/contracts/open-items.ts';
import { keepOpen, leaveOpen } from '#src/server/admin/open-items.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PUT = endpoint(keepOpenCall, async ({ params, body, viewer }) => {
  const others = await keepOpen(params, body.sight, viewer);
  return others && { others };
});

export const DELETE = endpoint(leaveOpenCall, ({ params, viewer }) => leaveOpen(params, viewer));
