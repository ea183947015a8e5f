import { answerObjectionCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { answerObjection } from '#src/server/cook-notes/moderation/objections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(answerObjectionCall, async ({ viewer, params, body }) =>
  (await answerObjection(viewer, params.id, body)) ? undefined : null,
);
