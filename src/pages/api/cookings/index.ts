import { addCookingCall, cookingsCall } from '#src/contracts/members/cookings.ts';
import { addCooking, cookingsBetween } from '#src/server/cooked/cookings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(cookingsCall, ({ viewer, query }) => cookingsBetween(viewer.id, query));

export const POST = endpoint(addCookingCall, ({ viewer, body }) => addCooking(viewer.id, body));
