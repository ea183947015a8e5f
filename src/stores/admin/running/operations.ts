import { outboxCall, outboxMailCall, testMailCall } from '#src/contracts/site/admin-operations.ts';
import { call } from '../../client.ts';
import { retried } from '../../query.ts';
import { createList } from '../list.ts';

export const outbox = createList('admin-outbox', outboxCall, { page: 1 });

export const readOutboxMail = (id: string) => retried(() => call(outboxMailCall, { params: { id } }));

export const requestTestMail = () => call(testMailCall);
