import { letterPlainTextCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { previewOf } from '#src/server/newsletter/letters/desk.ts';

export const GET = endpoint(letterPlainTextCall, async ({ params }) => {
  const mail = await previewOf(params.id, 'auto');
  return mail && { text: mail.text };
});
