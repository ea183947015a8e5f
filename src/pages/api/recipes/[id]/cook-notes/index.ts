import { cookNotesCall } from '#src/contracts/recipes/cook-notes.ts';
import { listCookNotes } from '#src/server/cook-notes/listing.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(cookNotesCall, async ({ viewer, params, query }) => {
  const page = await listCookNotes(viewer, params.id, query);
  return page && { notes: page.items, pagination: page.pagination };
});
