import { kitchenEventsCall } from '#src/contracts/premium/kitchen-events.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { kitchenEvents } from '#src/server/premium/events/kitchen-events.ts';

export const GET = endpoint(kitchenEventsCall, async ({ viewer }) => {
  const events = kitchenEvents(viewer.id);
  if (!events) return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
  return new Response(events, {
    // The last one is for nginx, which would gather events before it hands them on.
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'private, no-store', 'X-Accel-Buffering': 'no' },
  });
});
