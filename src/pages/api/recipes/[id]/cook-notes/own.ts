import { deleteCookNoteCall, ownCookNoteCall, writeCookNoteCall } from '#src/contracts/recipes/cook-notes.ts';
import { ownCookNote } from '#src/server/cook-notes/own-note.ts';
import { deleteCookNote, writeCookNote } from '#src/server/cook-notes/writing.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const GET = endpoint(ownCookNoteCall, ({ viewer, params }) => ownCookNote(viewer, params.id));

export const PUT = endpoint(writeCookNoteCall, ({ viewer, params, body: { ticket, website: _, ...input }, context }) =>
  writeCookNote(viewer, { recipeId: params.id, network: countedAddress(context), ticket }, input),
);

export const DELETE = endpoint(deleteCookNoteCall, async ({ viewer, params }) =>
  (await deleteCookNote(viewer, params.id)) ? undefined : null,
);
