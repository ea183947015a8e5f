import { steerMoveCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { steerMove } from '#src/server/moving/job/moves.ts';

export const POST = endpoint(steerMoveCall, async ({ params, body }) => {
  await steerMove(params.id, body.action);
  return undefined;
});
