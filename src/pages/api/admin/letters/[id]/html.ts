import { letterPreviewCall } from '#src/contracts/newsletter/admin-letters.ts';
import { eatingOf } from '#src/domain/newsletter/preview-reader.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { framedMail } from '#src/server/http/framed-mail.ts';
import { framedPreview } from '#src/server/newsletter/letters/admin-letters.ts';

export const GET = endpoint(letterPreviewCall, async ({ params, query }) => {
  const html = await framedPreview(params.id, query.scheme, eatingOf(query.reader));
  return html === null ? null : framedMail(html);
});
