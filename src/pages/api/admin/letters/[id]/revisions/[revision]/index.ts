import { letterRevisionCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { letterRevision } from '#src/server/newsletter/letters/letters.ts';

export const GET = endpoint(letterRevisionCall, async ({ params: { id, revision } }) => {
  const found = await letterRevision(id, revision);
  if (!found) return null;
  const { kept, ...change } = found;
  return { ...change, letter: kept };
});
