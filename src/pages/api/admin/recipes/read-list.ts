import { readListCall } from '#src/contracts/recipes/admin-import.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { runJob } from '#src/server/workers/workers.ts';

export const POST = endpoint(readListCall, async ({ body }) => ({ items: await runJob('readList', body) }));
