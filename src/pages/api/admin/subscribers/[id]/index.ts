import { deleteSubscriberCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { deleteSubscriber } from '#src/server/newsletter/admin-subscribers.ts';

export const DELETE = endpoint(deleteSubscriberCall, async ({ params, viewer }) =>
  (await deleteSubscriber(params.id, viewer)) ? undefined : null,
);
