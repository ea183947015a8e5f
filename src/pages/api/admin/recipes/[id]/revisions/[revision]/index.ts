import { recipeRevisionCall } from '#src/contracts/recipes/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findRevision } from '#src/server/recipes/revisions.ts';

export const GET = endpoint(recipeRevisionCall, ({ params: { id, revision } }) => findRevision(id, revision));
