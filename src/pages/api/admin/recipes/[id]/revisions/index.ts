import { recipeRevisionsCall } from '#src/contracts/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listRevisions } from '#src/server/recipe-revisions.ts';

export const GET = endpoint(recipeRevisionsCall, ({ params }) => listRevisions(params.id));
