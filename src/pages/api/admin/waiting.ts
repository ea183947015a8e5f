import { waitingCall } from '#src/contracts/waiting.ts';
import { PUBLISHED_KINDS } from '#src/server/admin/published-kinds.ts';
import { waitingFor } from '#src/server/admin/waiting.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(waitingCall, ({ viewer }) => waitingFor(PUBLISHED_KINDS, viewer));
