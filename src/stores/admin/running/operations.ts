import { letterCall, outboxCall, testMailCall } from '#src/contracts/site/admin-operations.ts';
import { call } from '../../client.ts';
import { retried } from '../../query.ts';
import { createList } from '../list.ts';

export const outbox = createList('admin-outbox', outboxCall, { page: 1 });

export const readLetter = (id: string) => retried(() => call(letterCall, { params: { id } }));

export const requestTestMail = () => call(testMailCall);
