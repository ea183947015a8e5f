import { importSubscribersCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { textOfList } from '#src/server/newsletter/list-text.ts';
import { importSubscribers } from '#src/server/newsletter/subscriber-import.ts';

export const POST = endpoint(importSubscribersCall, ({ query, upload, viewer }) =>
  importSubscribers(textOfList(upload), query, viewer),
);
