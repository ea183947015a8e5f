import { changeAddressCall } from '#src/contracts/site/admin-redirects.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { moveOne } from '#src/server/published/address.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const PUT = endpoint(changeAddressCall, async ({ params, body, viewer }) => {
  const id = await moveOne(recipeKind, params.id, body.slug, viewer);
  return id === null ? null : { id };
});
