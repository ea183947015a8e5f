import { letterCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findLetter } from '#src/server/mail/admin-outbox.ts';

export const GET = endpoint(letterCall, async ({ params }) => {
  const letter = await findLetter(params.id);
  if (!letter) return null;
  const { html, ...shown } = letter;
  return shown;
});
