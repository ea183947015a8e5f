import { outboxCall } from '#src/contracts/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { outboxPage } from '#src/server/outbox-desk.ts';

export const GET = endpoint(outboxCall, ({ query }) => outboxPage(query));
