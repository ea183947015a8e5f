import { outboxMailPageCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { framedMail } from '#src/server/http/framed-mail.ts';
import { readFromOutbox } from '#src/server/mail/outbox.ts';

export const GET = endpoint(outboxMailPageCall, async ({ params }) => {
  const mail = await readFromOutbox(params.id);
  return mail && framedMail(mail.html);
});
