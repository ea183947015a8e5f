import { listSessionsCall } from '#src/contracts/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listSessions } from '#src/server/sessions.ts';

export const GET = endpoint(listSessionsCall, ({ viewer }) => listSessions(viewer.id, viewer.session.storedId));
