import { outboxCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { outboxPage } from '#src/server/mail/admin-outbox.ts';

export const GET = endpoint(outboxCall, ({ query }) => outboxPage(query));
