import { letterPreviewCall } from '#src/contracts/newsletter/admin-letters.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { framedLetter } from '#src/server/http/framed-letter.ts';
import { previewOf } from '#src/server/newsletter/letters/desk.ts';

export const GET = endpoint(letterPreviewCall, async ({ params, query }) => {
  const mail = await previewOf(params.id, query.scheme);
  return mail && framedLetter(mail.html);
});
