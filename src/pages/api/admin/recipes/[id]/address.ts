import { changeAddressCall } from '#src/contracts/site/admin-redirects.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeAddress } from '#src/server/recipes/desk/address.ts';

export const PUT = endpoint(changeAddressCall, async ({ params, body, viewer }) => {
  const id = await changeAddress(params.id, body.slug, viewer);
  return id === null ? null : { id };
});
