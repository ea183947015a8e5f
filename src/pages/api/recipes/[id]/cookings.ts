import { cookedCall } from '#src/contracts/members/cookings.ts';
import { cookedBefore } from '#src/server/cooked/cookings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(cookedCall, ({ viewer, params }) => cookedBefore(viewer.id, params.id));
