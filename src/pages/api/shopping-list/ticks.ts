import { setTicksCall } from '#src/contracts/premium/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { setTicks } from '#src/server/premium/shopping-list-ticks.ts';

export const PUT = endpoint(setTicksCall, async ({ viewer, body }) => ({
  results: await setTicks(viewer.id, body.ticks),
}));
