import { outboxMailCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { readFromOutbox } from '#src/server/mail/outbox.ts';

export const GET = endpoint(outboxMailCall, async ({ params }) => {
  const letter = await readFromOutbox(params.id);
  if (!letter) return null;
  const { html, ...shown } = letter;
  return shown;
});
