import { outboxMailCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { readFromOutbox } from '#src/server/mail/outbox.ts';

export const GET = endpoint(outboxMailCall, async ({ params }) => {
  const mail = await readFromOutbox(params.id);
  if (!mail) return null;
  const { html, ...shown } = mail;
  return shown;
});
