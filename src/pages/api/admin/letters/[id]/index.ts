import { adminLetterCall, deleteLetterCall, saveLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findAdminLetter } from '#src/server/newsletter/letters/admin-letters.ts';
import { changeLetter, deleteLetter } from '#src/server/newsletter/letters/letters.ts';

export const GET = endpoint(adminLetterCall, ({ params }) => findAdminLetter(params.id));

export const PUT = endpoint(saveLetterCall, async ({ params, body, viewer }) =>
  (await changeLetter(params.id, body, viewer)) ? findAdminLetter(params.id) : null,
);

export const DELETE = endpoint(deleteLetterCall, async ({ params, viewer }) =>
  (await deleteLetter(params.id, viewer)) ? undefined : null,
);
