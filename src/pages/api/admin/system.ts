import { systemCall } from '#src/contracts/site/admin-system.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { systemState } from '#src/server/site/system.ts';

export const GET = endpoint(systemCall, () => systemState());
