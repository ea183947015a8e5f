import { listSessionsCall } from '#src/contracts/members/account.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listSessions } from '#src/server/members/sessions.ts';

export const GET = endpoint(listSessionsCall, ({ viewer }) => listSessions(viewer.id, viewer.session.storedId));
