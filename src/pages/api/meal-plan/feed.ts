import { closeFeedCall, openFeedCall } from '#src/contracts/premium/meal-plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { closeFeed, openFeed } from '#src/server/premium/meal-plan-feed.ts';

export const POST = endpoint(openFeedCall, ({ viewer, body }) => openFeed(viewer.id, body.timeZone));

export const DELETE = endpoint(closeFeedCall, async ({ viewer }) => {
  await closeFeed(viewer.id);
  return undefined;
});
