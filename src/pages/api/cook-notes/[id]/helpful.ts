import { markHelpfulCall } from '#src/contracts/recipes/cook-notes.ts';
import { markHelpful } from '#src/server/cook-notes/helpful.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const PUT = endpoint(markHelpfulCall, ({ viewer, params, body }) =>
  markHelpful(viewer, params.id, body.isHelpful),
);
