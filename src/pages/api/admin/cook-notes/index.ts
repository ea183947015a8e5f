import { moderationQueueCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { moderationQueue, queueCounts } from '#src/server/cook-notes/moderation/queue.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(moderationQueueCall, async ({ query: { filter, page, writer } }) => {
  const [{ items, pagination }, counts] = await Promise.all([moderationQueue(filter, { page, writer }), queueCounts()]);
  return { notes: items, pagination, counts };
});
