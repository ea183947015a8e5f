import { lookOverOwnRecipeCall } from '#src/contracts/members/own-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { lookOver } from '#src/server/own-recipes/reading.ts';

export const POST = endpoint(lookOverOwnRecipeCall, ({ viewer, body }) => lookOver(viewer.id, body));
