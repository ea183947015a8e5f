import { deleteCookAnswerCall } from '#src/contracts/recipes/cook-notes.ts';
import { deleteCookAnswer } from '#src/server/cook-notes/answers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const DELETE = endpoint(deleteCookAnswerCall, async ({ viewer, params }) =>
  (await deleteCookAnswer(viewer, params.id)) ? undefined : null,
);
