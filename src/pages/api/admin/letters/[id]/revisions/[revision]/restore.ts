import { restoreLetterCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findAdminLetter } from '#src/server/newsletter/letters/admin-letters.ts';
import { restoreLetter } from '#src/server/newsletter/letters/letters.ts';

export const POST = endpoint(restoreLetterCall, async ({ params: { id, revision }, viewer }) =>
  (await restoreLetter(id, revision, viewer)) ? findAdminLetter(id) : null,
);
