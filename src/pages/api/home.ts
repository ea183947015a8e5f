import { memberHomeCall } from '#src/contracts/members/member-home.ts';
import { memberHome } from '#src/server/home/member-home.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(memberHomeCall, ({ viewer, query }) => memberHome(viewer, query.day));
