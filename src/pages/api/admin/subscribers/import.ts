import { importSubscribersCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { importSubscribers } from '#src/server/newsletter/subscriber-import.ts';

export const POST = endpoint(importSubscribersCall, ({ query, upload, viewer }) =>
  importSubscribers(Buffer.from(upload).toString('utf8'), query, viewer),
);
