import { giftCardCall } from '#src/contracts/premium/plan.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { pdfAnswer } from '#src/server/http/file-answer.ts';
import { giftCardOf } from '#src/server/premium/billing/gifts.ts';

export const GET = endpoint(giftCardCall, async ({ viewer, params }) => {
  const pdf = await giftCardOf(viewer.id, params.id);
  return pdf && pdfAnswer(pdf, `gift-${params.id}.pdf`);
});
