import { changeMoveCall, discardMoveCall, moveCall } from '#src/contracts/recipes/admin-moving.ts';
import { AppError } from '#src/domain/errors.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeMove, findMove } from '#src/server/moving/job/moves.ts';
import { discardMove } from '#src/server/moving/job/upload.ts';

export const GET = endpoint(moveCall, ({ params }) => findMove(params.id));

export const PATCH = endpoint(changeMoveCall, async ({ params, body }) => {
  await changeMove(params.id, body);
  return undefined;
});

export const DELETE = endpoint(discardMoveCall, async ({ params, viewer }) => {
  if (!(await discardMove(params.id, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
