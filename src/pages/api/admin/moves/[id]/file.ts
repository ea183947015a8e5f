import { sendMovePartCall } from '#src/contracts/recipes/admin-moving.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { takePart } from '#src/server/moving/job/upload.ts';

export const PUT = endpoint(sendMovePartCall, async ({ params, query, upload, viewer }) => {
  const received = await takePart(params.id, query.at, upload, viewer);
  return received === null ? null : { received };
});
