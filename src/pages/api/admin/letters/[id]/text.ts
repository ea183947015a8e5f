import { letterPlainTextCall } from '#src/contracts/newsletter/admin-letters.ts';
import { eatingOf } from '#src/domain/newsletter/preview-reader.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { previewLetter } from '#src/server/newsletter/letters/admin-letters.ts';

export const GET = endpoint(letterPlainTextCall, async ({ params, query }) => {
  const mail = await previewLetter(params.id, 'auto', eatingOf(query.reader));
  return mail && { text: mail.text, leftOut: mail.leftOut, isSent: mail.isSent };
});
