import { answerCookNoteCall } from '#src/contracts/recipes/cook-notes.ts';
import { answerCookNote } from '#src/server/cook-notes/answers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(answerCookNoteCall, ({ viewer, params, body: { ticket, text }, context }) =>
  answerCookNote(viewer, { noteId: params.id, network: countedAddress(context), ticket }, text),
);
