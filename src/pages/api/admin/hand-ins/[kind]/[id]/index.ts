import { handInCall, readHandInCall, takeBackHandInCall } from '#src/contracts/hand-ins.ts';
import { kindNamed } from '#src/server/admin/published-kinds.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { handInOf } from '#src/server/published/hand-in-view.ts';
import { handIn, takeBackHandIn } from '#src/server/published/handing-in.ts';

export const GET = endpoint(readHandInCall, ({ params: { kind, id }, viewer }) =>
  handInOf(kindNamed(kind), id, viewer),
);

export const PUT = endpoint(handInCall, async ({ params: { kind, id }, body, viewer }) =>
  (await handIn(kindNamed(kind), id, body.updatedAt, viewer)) ? handInOf(kindNamed(kind), id, viewer) : null,
);

export const DELETE = endpoint(takeBackHandInCall, async ({ params: { kind, id }, viewer }) =>
  (await takeBackHandIn(kindNamed(kind), id, viewer)) ? handInOf(kindNamed(kind), id, viewer) : null,
);
