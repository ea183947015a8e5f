import { beginMoveCall, movesCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { listMoves } from '#src/server/moving/job/moves.ts';
import { beginMove } from '#src/server/moving/job/upload.ts';

export const GET = endpoint(movesCall, () => listMoves());

export const POST = endpoint(beginMoveCall, async ({ body, viewer }) => ({ id: (await beginMove(body, viewer)).id }));
