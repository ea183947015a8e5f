import { setTicksCall } from '#src/contracts/shopping-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { setTicks } from '#src/server/shopping-list-ticks.ts';

export const PUT = endpoint(setTicksCall, async ({ viewer, body }) => ({
  results: await setTicks(viewer.id, body.ticks),
}));
