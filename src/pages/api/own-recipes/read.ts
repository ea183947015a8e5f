import { readOwnRecipeCall } from '#src/contracts/members/own-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { readForMember } from '#src/server/own-recipes/reading.ts';

export const POST = endpoint(readOwnRecipeCall, ({ viewer, body }) => readForMember(viewer.id, body));
