import { restoreRevisionCall } from '#src/contracts/recipes/admin-recipes.ts';
import { findAdminRecipe } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { restoreRevision } from '#src/server/recipes/editing.ts';

export const POST = endpoint(restoreRevisionCall, async ({ params: { id, revision }, viewer }) =>
  (await restoreRevision(id, revision, viewer)) ? findAdminRecipe(id, viewer) : null,
);
