import { removeSubscriberCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { removeSubscriber } from '#src/server/newsletter/admin-subscribers.ts';

export const DELETE = endpoint(removeSubscriberCall, async ({ params, viewer }) =>
  (await removeSubscriber(params.id, viewer)) ? undefined : null,
);
