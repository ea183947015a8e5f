import { reportCookNoteCall } from '#src/contracts/recipes/cook-notes.ts';
import { reportCookNote } from '#src/server/cook-notes/reports.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(reportCookNoteCall, async ({ viewer, params, body, context }) =>
  (await reportCookNote(viewer, countedAddress(context), params.id, body)) ? undefined : null,
);
