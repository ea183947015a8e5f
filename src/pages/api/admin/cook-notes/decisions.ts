import { decideCookNotesCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { decideCookNotes } from '#src/server/cook-notes/moderation/decisions.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(decideCookNotesCall, async ({ viewer, body: { notes, decision } }) => ({
  decided: await decideCookNotes(viewer, notes, decision),
}));
