import { aiSearchCall } from '#src/contracts/ai-search.ts';
import { aiSearch } from '#src/server/ai-search.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const POST = endpoint(aiSearchCall, ({ viewer, body, context }) =>
  aiSearch(viewer, body, context.request.signal),
);
