import { objectCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { object } from '#src/server/cook-notes/moderation/objections.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { countedAddress } from '#src/server/http/rate-limits.ts';

export const POST = endpoint(objectCall, async ({ query, body, context }) => {
  const { note, report, decided, signature } = query;
  const decision = { noteId: note, reportId: report ?? null, decidedAt: decided };
  return (await object(countedAddress(context), decision, signature, body.text)) ? undefined : null;
});
