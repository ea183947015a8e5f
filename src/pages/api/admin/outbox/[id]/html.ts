import { letterPageCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { framedLetter } from '#src/server/http/framed-letter.ts';
import { readFromOutbox } from '#src/server/mail/outbox.ts';

export const GET = endpoint(letterPageCall, async ({ params }) => {
  const letter = await readFromOutbox(params.id);
  return letter && framedLetter(letter.html);
});
