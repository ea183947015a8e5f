import { noteSayingsCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { noteSayings } from '#src/server/cook-notes/note-sayings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(noteSayingsCall, ({ viewer, params }) => noteSayings(params.id, viewer));
