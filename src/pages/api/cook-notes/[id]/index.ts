import { cookNoteCall, deleteCookAnswerCall } from '#src/contracts/recipes/cook-notes.ts';
import { deleteCookAnswer } from '#src/server/cook-notes/answers.ts';
import { oneCookNote } from '#src/server/cook-notes/listing.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(cookNoteCall, ({ viewer, params }) => oneCookNote(viewer, params.id));

export const DELETE = endpoint(deleteCookAnswerCall, async ({ viewer, params }) =>
  (await deleteCookAnswer(viewer, params.id)) ? undefined : null,
);
