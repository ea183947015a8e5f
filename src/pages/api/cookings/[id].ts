import { changeCookingCall, removeCookingCall } from '#src/contracts/members/cookings.ts';
import { correctCooking, removeCooking } from '#src/server/cooked/cookings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PATCH = endpoint(changeCookingCall, ({ viewer, params, body }) =>
  correctCooking(viewer.id, params.id, body),
);

export const DELETE = endpoint(removeCookingCall, async ({ viewer, params }) => {
  await removeCooking(viewer.id, params.id);
  return undefined;
});
