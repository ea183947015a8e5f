import { adminLetterCall, deleteLetterCall, saveLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { letterOnDesk } from '#src/server/newsletter/letters/desk.ts';
import { changeLetter, deleteLetter } from '#src/server/newsletter/letters/letters.ts';

export const GET = endpoint(adminLetterCall, ({ params }) => letterOnDesk(params.id));

export const PUT = endpoint(saveLetterCall, async ({ params, body, viewer }) =>
  (await changeLetter(params.id, body, viewer)) ? letterOnDesk(params.id) : null,
);

export const DELETE = endpoint(deleteLetterCall, async ({ params, viewer }) =>
  (await deleteLetter(params.id, viewer)) ? undefined : null,
);
