import { newsletterSubscribersCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listSubscribers } from '#src/server/newsletter/admin-subscribers.ts';

export const GET = endpoint(newsletterSubscribersCall, ({ query: { page, limit, ...filter } }) =>
  listSubscribers(filter, { page, limit }),
);
