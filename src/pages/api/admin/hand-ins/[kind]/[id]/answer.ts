import { answerHandInCall } from '#src/contracts/hand-ins.ts';
import { kindNamed } from '#src/server/admin/published-kinds.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { handInOf } from '#src/server/published/hand-in-view.ts';
import { answerHandIn } from '#src/server/published/handing-in.ts';

export const POST = endpoint(answerHandInCall, async ({ params: { kind, id }, body, viewer }) =>
  (await answerHandIn(kindNamed(kind), id, body, viewer)) ? handInOf(kindNamed(kind), id, viewer) : null,
);
